// Node strips the types itself, so nothing is transformed: what the tests load is what production loads.
export default {
  testEnvironment: '<rootDir>/e2e/witness.mjs',
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/{proto,runtime,services,e2e,docs}/**/*.test.ts', '<rootDir>/{web,widget}/src/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/data/', '<rootDir>/.cache/'],
  testSequencer: '<rootDir>/e2e/slowest-first.mjs',
  // Two tests share two cores, with their services and a browser; a limit is there for what never comes.
  testTimeout: 90_000,
  maxWorkers: 2,
}
