// `npm test`: every test this machine can run; what it cannot run is named with the reason.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  ensureDependencies,
  ensureWeb,
  ensureWidget,
  environment,
  nodeBinary,
  root,
} from '../runtime/toolchain/index.mjs'

ensureDependencies({ dev: true })
ensureWeb()
ensureWidget()

const report = join(root, '.cache', 'test-results.json')
mkdirSync(join(root, '.cache'), { recursive: true })
rmSync(report, { force: true })
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js')
const flags = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=TimeoutNegativeWarning',
]
const { status } = spawnSync(
  nodeBinary(),
  [...flags, jest, '--json', `--outputFile=${report}`, ...process.argv.slice(2)],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: environment() },
)

const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
  readFileSync(report, 'utf8'),
)
const skipped = testResults.flatMap((file) =>
  file.assertionResults.filter((one) => one.status === 'pending' || one.status === 'todo').map((one) => one.fullName),
)
if (skipped.length > 0) console.log(`\nSkipped here:\n${[...groups(skipped)].join('\n')}`)
const tables = testResults.flatMap((file) =>
  file.assertionResults.filter((one) => one.status === 'passed').flatMap((one) => tableOf(one.title) ?? []),
)
if (tables.length > 0) console.log(`\nTables of cases:\n${tables.map((one) => `  ${one}`).join('\n')}`)
const failed = numFailedTests + numRuntimeErrorTestSuites
console.log(`\n${numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`)
process.exit(failed > 0 || numPassedTests === 0 ? 1 : (status ?? 1))

/** Tests that are skipped for one reason carry it in brackets; they are counted, the others named. */
function* groups(names) {
  const byReason = Map.groupBy ? Map.groupBy(names, reasonOf) : groupBy(names, reasonOf)
  for (const [reason, tests] of byReason) {
    yield reason === undefined ? tests.map((one) => `  ${one}`).join('\n') : `  ${tests.length} tests: ${reason}`
  }
}

/** A test that goes through a table of cases carries what it is and how long it is, in brackets. */
function tableOf(title) {
  return /\[table: ([^\]]+)\]/.exec(title)?.[1]
}

function reasonOf(name) {
  return /\[skipped: ([^\]]+)\]/.exec(name)?.[1]
}

function groupBy(values, key) {
  const groups = new Map()
  for (const value of values) groups.set(key(value), [...(groups.get(key(value)) ?? []), value])
  return groups
}
