// `npm test`: every test this machine can run; what it cannot run is named with the reason. `--part=unit` and the others run one
// part of them (e2e/parts.mjs).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureDependencies, ensureProduct, environment, nodeBinary, root } from '../runtime/toolchain/index.mjs'
import { unsetEngines } from './engine-settings.mjs'
import { folderInMemory } from './folder-in-memory.mjs'
import { parts } from './parts.mjs'

const SHOWN = 15

await ensureDependencies({ dev: true })
ensureProduct()

const report = join(root, '.cache', 'test-results.json')
mkdirSync(join(root, '.cache'), { recursive: true })
rmSync(report, { force: true })
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js')
const seed = process.env.DOCENT_SEED ?? String(Math.floor(Math.random() * 1_000_000))
console.log(`The bus of service tests repeats and delays by seed ${seed}; DOCENT_SEED=${seed} does the same again.`)
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
const [part, asked] = partOf(process.argv.slice(2))
const folder = folderInMemory()
const env = environment({
  DOCENT_SEED: seed,
  ...(part && { DOCENT_TESTS: part }),
  ...(folder && { TMPDIR: folder }),
})
const wanted = dockerIsLikely() ? missingEngines() : []
const withEngines =
  wanted.length > 0 ? [join(root, 'runtime/testing/containers/with-engines.ts'), wanted.join(), nodeBinary()] : []
const { status } = spawnSync(
  nodeBinary(),
  [...withEngines, ...flags, jest, '--json', `--outputFile=${report}`, ...asked],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env },
)
if (folder) rmSync(folder, { recursive: true, force: true })

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
const slow = slowest(testResults)
if (slow.length > 0) console.log(`\nSlowest of ${testResults.length} suites:\n${slow.join('\n')}`)
const failed = numFailedTests + numRuntimeErrorTestSuites
console.log(`\n${numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`)
process.exit(failed > 0 || numPassedTests === 0 ? 1 : (status ?? 1))

/** A cheap look; whether Docker answers is asked only when there is something to start. DOCENT_CONTAINERS=off: never. */
function dockerIsLikely() {
  const { DOCENT_CONTAINERS, DOCKER_HOST, XDG_RUNTIME_DIR = '' } = process.env
  if (DOCENT_CONTAINERS === 'off') return false
  if (DOCKER_HOST || process.platform === 'win32') return true
  const places = ['.docker/run', '.docker/desktop', '.colima/default', '.orbstack/run'].map((one) =>
    join(homedir(), one),
  )
  return ['/var/run', XDG_RUNTIME_DIR, ...places].some((folder) => existsSync(join(folder, 'docker.sock')))
}

/** Settings of engines that the tests asked for could use and nobody has set. */
function missingEngines() {
  const all = unsetEngines()
  if (all.length === 0) return []
  const { stdout } = spawnSync(nodeBinary(), [...flags, jest, '--listTests', ...asked], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  const texts = stdout.split('\n').flatMap((file) => (existsSync(file) ? [readFileSync(file, 'utf8')] : []))
  return all.filter((name) =>
    texts.some(
      (text) => text.includes(`engineFromEnvironment('${name}')`) || /describeDeployments|missingEngines/.test(text),
    ),
  )
}

/** The part that is asked for, and what is left for jest. */
function partOf([first = '', ...rest]) {
  const part = /^--part=(.+)$/.exec(first)?.[1]
  if (part === undefined) return [undefined, process.argv.slice(2)]
  if (part in parts) return [part, rest]
  console.error(`There is no part "${part}", only ${Object.keys(parts).join(', ')}.`)
  return process.exit(1)
}

/** What a shorter run has to begin with. */
function slowest(suites) {
  if (suites.length <= SHOWN) return []
  return suites
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${relative(root, name)}`)
}

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
