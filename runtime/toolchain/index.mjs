// What the entry commands share. Plain JavaScript without dependencies: it runs on the Node that is there (20 or newer),
// before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds the whole project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const cache = join(root, '.cache')
const installedStamp = join(root, 'node_modules', '.docent-installed.json')
/** Who started this process. Read at once: a later look may find the one that took it over. */
const starter = process.ppid
const STARTER_CHECK_MS = 500
const OWN_NODE = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs what the lock file says when it differs from what is there. `dev` adds what tests and checks need. */
export function ensureDependencies({ dev }) {
  const lock = digest(readFileSync(join(root, 'package-lock.json')))
  const installed = readJson(installedStamp)
  if (installed?.lock === lock && (installed.dev || !dev)) return
  console.log(installed ? 'The dependencies changed: installing them.' : 'First start: installing the dependencies.')
  const started = Date.now()
  const npm = npmCommand()
  const all = dev || installed?.dev === true
  // Not `npm ci`: it refuses a lock file that was written where a registry lacks the binaries of some platforms, and with it
  // everybody on those platforms. `--no-save` leaves the lock file as it is.
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  if (!all) flags.push('--omit=dev')
  const { status } = spawnSync(npm.command, [...npm.args, ...flags], { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail('npm could not install the dependencies; its message is above.')
  writeFileSync(installedStamp, JSON.stringify({ lock, dev: all }))
  console.log(`Installed in ${seconds(started)} s.`)
}

/** Runs a package's build when one of its sources is newer than what was built last. */
export function ensureBuilt(name, { sources, output, command }) {
  const stamp = join(root, output, '.built-from')
  const now = fingerprint(sources.map((source) => join(root, source)))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log(`Building ${name}.`)
  const started = Date.now()
  const built = spawnSync(nodeBinary(), command, { cwd: join(root, name), stdio: ['ignore', 'ignore', 'inherit'] })
  if (built.status !== 0) fail(`The build of ${name} failed; its message is above.`)
  writeFileSync(stamp, now)
  console.log(`Built in ${seconds(started)} s.`)
}

/** Builds the dashboard when it is stale. */
export function ensureWeb() {
  ensureBuilt('web', {
    sources: [
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/vite.prerender.ts',
      'widget/src',
      'proto/src',
      'package-lock.json',
    ],
    output: 'web/dist',
    command: [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
  })
}

/** Builds the bubble when it is stale. */
export function ensureWidget() {
  ensureBuilt('widget', {
    sources: ['widget/src', 'widget/frame.html', 'widget/build.mjs', 'package-lock.json'],
    output: 'widget/dist',
    command: ['build.mjs'],
  })
}

/** The Node that runs the project: its own 24, else the one that runs this when that is new enough. */
export function nodeBinary() {
  if (existsSync(OWN_NODE)) return OWN_NODE
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`Docent runs on Node 24, which could not be installed; this is Node ${process.versions.node}.`)
}

/** Environment of every process of the project: compiled code is kept, so that the next start is quick. */
export function environment(extra = {}) {
  mkdirSync(join(cache, 'compiled'), { recursive: true })
  return { ...process.env, NODE_COMPILE_CACHE: join(cache, 'compiled'), ...extra }
}

/** Runs a script on the project's Node, passes signals on and ends as it ends. */
export function runToEnd(args, { env = environment(), cwd = process.cwd() } = {}) {
  const child = spawn(nodeBinary(), args, { cwd, env, stdio: 'inherit' })
  let told = false
  // A Ctrl-C reaches the whole group; this process only has to stay until the other one has ended cleanly.
  process.on('SIGINT', () => (told = true))
  process.on('SIGTERM', () => {
    told = true
    child.kill('SIGTERM')
  })
  // What ends npm may leave this process behind. Without npm a starter that goes away is meant to: the work goes on.
  if (isRunByNpm()) {
    setInterval(() => {
      if (told || process.ppid === starter) return
      told = true
      child.kill('SIGTERM')
    }, STARTER_CHECK_MS).unref()
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** Whether npm runs this very script and waits for it, not a script of npm that left it in the background. */
function isRunByNpm() {
  const script = process.env.npm_lifecycle_script ?? ''
  return script.includes(basename(process.argv[1] ?? '')) && !/&\s*$/.test(script)
}

function npmCommand() {
  const running = process.env.npm_execpath
  if (running?.endsWith('.js')) return { command: process.execPath, args: [running] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}

function fingerprint(paths) {
  const lines = paths.flatMap((path) => [...filesUnder(path)]).sort()
  return digest(lines.join('\n'))
}

function* filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isDirectory()) for (const name of readdirSync(path)) yield* filesUnder(join(path, name))
  else yield `${relative(root, path)} ${stat.size} ${digest(readFileSync(path))}`
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function digest(content) {
  return createHash('sha256').update(content).digest('hex')
}

function seconds(since) {
  return Math.max(1, Math.round((Date.now() - since) / 1000))
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
