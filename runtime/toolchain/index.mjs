// What the entry commands share. Plain JavaScript without dependencies: it runs on the Node that is there (20 or newer),
// before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { nodeBinary } from './node-of-its-own.mjs'
import { digest, fail, root, seconds } from './paths.mjs'

export { ensureDependencies } from './dependencies.mjs'
export { nodeBinary, root }

const cache = join(root, '.cache')
/** Who started this process. Read at once: a later look may find the one that took it over. */
const starter = process.ppid
const STARTER_CHECK_MS = 500
/** What no build reads: it may change without making one stale. */
const NOT_BUILT = /^(node_modules|dist|test|testing|.*\.test\.tsx?)$/

/** Runs a package's build when one of its sources is newer than what was built last. */
function ensureBuilt(name, { sources, output, command }) {
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
      'web',
      'docs/own',
      'docs/integrate',
      'integrations/wordpress',
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
    sources: ['widget', 'package-lock.json'],
    output: 'widget/dist',
    command: ['build.mjs'],
  })
}

/** Builds the services when they are stale. */
export function ensureServices() {
  ensureBuilt('services', {
    sources: ['proto/src', 'runtime', 'services', 'package-lock.json'],
    output: 'services/dist',
    command: ['build.mjs'],
  })
}

/** Builds what is stale of all that runs. */
export function ensureProduct() {
  ensureWeb()
  ensureWidget()
  ensureServices()
}

/** The built program of a service; of all in one process it is that of `standalone`. */
export const programOf = (service) => join(root, 'services', 'dist', `${service}.js`)

/**
 * How a process takes memory beside its heaps. Threads share few arenas, so that what one gives back another can take. The bounds above
 * which a block has pages of its own, and below which free memory at the end stays, are what they are at first: left alone, they grow
 * with the largest block that was ever given back, and the system never sees again what compiling or a batch of files took.
 */
export const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
}

/** Environment of every process of the project: compiled code is kept, so that the next start is quick, and memory is given back. */
export function environment(extra = {}) {
  mkdirSync(join(cache, 'compiled'), { recursive: true })
  return { ...allocator, ...process.env, NODE_COMPILE_CACHE: join(cache, 'compiled'), ...extra }
}

/**
 * Bounds of the main thread's heap, in MB: V8 keeps what it once reserved and reserves generously where it may. `NODE_OPTIONS`
 * with bounds of its own has the last word.
 */
export function heapFlags({ NODE_OPTIONS = '' } = process.env) {
  const flags = { '--max-old-space-size': 512, '--max-semi-space-size': 4 }
  return Object.entries(flags).flatMap(([flag, megabytes]) =>
    NODE_OPTIONS.replaceAll('_', '-').includes(flag) ? [] : [`${flag}=${megabytes}`],
  )
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

function fingerprint(paths) {
  const lines = paths.flatMap((path) => [...filesUnder(path)]).sort()
  return digest(lines.join('\n'))
}

function* filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || NOT_BUILT.test(basename(path))) return
  if (stat.isDirectory()) for (const name of readdirSync(path)) yield* filesUnder(join(path, name))
  else yield `${relative(root, path)} ${stat.size} ${digest(readFileSync(path))}`
}
