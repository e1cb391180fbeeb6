// The Node that runs the project. Where the machine's own is older than 24, one is installed beside the toolchain, from the lock
// file in `node/`; where it is 24 or newer, nothing is.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { digest, fail, npmCommand, readJson, root, seconds } from './paths.mjs'

const OLDEST = 24
const home = join(root, 'runtime', 'toolchain', 'node')
const packages = join(home, 'node_modules')
const stamp = join(packages, '.docent-installed.json')
const isWindows = process.platform === 'win32'
const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const own = join(packages, name, 'bin', isWindows ? 'node.exe' : 'node')

/** Installs the project's Node where the one that runs this is too old, and lets npm's scripts find it. */
export function ensureNode() {
  const lock = digest(readFileSync(join(home, 'package-lock.json')))
  if (!existsSync(own) ? isNewEnough() : readJson(stamp)?.lock === lock) return offer()
  const started = Date.now()
  console.log(`Installing Node ${OLDEST}: this is Node ${process.versions.node}.`)
  const npm = npmCommand()
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--ignore-scripts']
  const { status } = spawnSync(npm.command, [...npm.args, ...flags], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Its headers are a third of it, and only needed to compile additions in C++.
  rmSync(join(packages, name, 'include'), { recursive: true, force: true })
  if (status !== 0 || !runs(own)) {
    rmSync(packages, { recursive: true, force: true })
    nodeBinary()
    return
  }
  writeFileSync(stamp, JSON.stringify({ lock }))
  console.log(`Installed in ${seconds(started)} s.`)
  offer()
}

/** The Node that runs the project: its own, else the one that runs this when that is new enough. */
export function nodeBinary() {
  if (existsSync(own)) return own
  if (isNewEnough()) return process.execPath
  return fail(
    `Docent runs on Node ${OLDEST}, which could not be installed for this machine; this is Node ${process.versions.node}. ` +
      `Install Node ${OLDEST} or newer and start again.`,
  )
}

/** Node is first on the PATH of every npm script when it stands among the commands of the dependencies. */
function offer() {
  const commands = join(root, 'node_modules', '.bin')
  if (!existsSync(own) || isWindows || existsSync(join(commands, 'node'))) return
  mkdirSync(commands, { recursive: true })
  rmSync(join(commands, 'node'), { force: true })
  symlinkSync(relative(commands, own), join(commands, 'node'))
}

/** The Node that runs this may have been a dependency until a moment ago. */
function isNewEnough() {
  return existsSync(process.execPath) && Number(process.versions.node.split('.')[0]) >= OLDEST
}

function runs(binary) {
  if (!existsSync(binary)) return false
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return status === 0 && Number(/^v(\d+)/.exec(stdout)?.[1]) >= OLDEST
}
