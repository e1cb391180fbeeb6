import { availableParallelism, totalmem } from 'node:os'
import { parts } from './e2e/parts.mjs'

/** A journey has its services and a browser beside it. */
const BYTES_EACH = 2 ** 31
/**
 * Of a runner's heap: Node keeps every module that a suite loaded, so a runner of all suites would come to its limit of 4 GB. Where there is
 * memory it begins anew less often: it loads all that suites share each time.
 */
const RUNNER_BYTES = Math.max(2 ** 30, Math.min(2 ** 31, totalmem() / 10))
const { DOCENT_TESTS } = process.env

// Node strips the types itself, so nothing is transformed but components: what the tests load is what production loads.
export default {
  testEnvironment: '<rootDir>/e2e/witness.mjs',
  testRunner: '<rootDir>/e2e/runner/native.mjs',
  globalSetup: '<rootDir>/e2e/deployments/keeper.ts',
  globalTeardown: '<rootDir>/e2e/deployments/keeper-end.ts',
  setupFilesAfterEnv: ['<rootDir>/web/testing/patience.mjs'],
  transform: { '\\.tsx$': '<rootDir>/web/testing/tsx.mjs' },
  moduleNameMapper: { '\\.css$': '<rootDir>/web/testing/no-styles.mjs' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: parts[DOCENT_TESTS] ?? Object.values(parts).flat(),
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['<rootDir>/data/', '<rootDir>/.cache/', '<rootDir>/integrations/client/dist/'],
  testSequencer: '<rootDir>/e2e/side-by-side.mjs',
  // As many tests as cores share them, with their services and browsers; a limit is there for what never comes.
  testTimeout: 240_000,
  // One more waits most of its time, and finishes what it waits for while the others work.
  maxWorkers: 1 + Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / BYTES_EACH))),
  // A runner with more begins anew before its next suite.
  workerIdleMemoryLimit: RUNNER_BYTES,
}
