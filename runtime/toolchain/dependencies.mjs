import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { ensureNode } from './node-of-its-own.mjs'
import { digest, fail, npmCommand, readJson, root, seconds } from './paths.mjs'
import { watchProgress } from './progress.mjs'
import { isTrimmed, removeTrimmed, trim } from './trim.mjs'

const modules = join(root, 'node_modules')
const installedStamp = join(modules, '.docent-installed.json')

/** What npm logs that is no error. */
const BESIDE = /^npm (?:http|warn|notice|info) /i

/** Installs what the lock file says when it differs from what is there. `dev` adds what tests and checks need. */
export async function ensureDependencies({ dev = false } = {}) {
  const lock = digest(readFileSync(join(root, 'package-lock.json')))
  const installed = readJson(installedStamp)
  if (installed?.lock !== lock || (dev && (!installed.dev || isTrimmed(modules)))) {
    console.log(installed ? 'The dependencies changed: installing them.' : 'First start: installing the dependencies.')
    const started = Date.now()
    const all = dev || installed?.dev === true
    if (all) removeTrimmed(modules)
    await install({ all })
    if (!all) trim(modules)
    writeFileSync(installedStamp, JSON.stringify({ lock, dev: all }))
    console.log(`Installed in ${seconds(started)} s.`)
  }
  ensureNode()
}

/**
 * `npm ci` into an empty place: exactly the lock file, and a complaint when that and the manifests differ. What is installed
 * already is brought up to the lock file instead of being deleted and fetched again; `--no-save` leaves the lock as it is.
 */
async function install({ all }) {
  const npm = npmCommand()
  const how = existsSync(modules) ? ['install', '--no-save'] : ['ci']
  const flags = [...how, '--no-audit', '--no-fund', '--loglevel=http', '--prefer-offline', '--progress=false']
  if (!all) flags.push('--omit=dev')
  const progress = watchProgress({ all })
  const complaints = []
  const child = spawn(npm.command, [...npm.args, ...flags], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  createInterface(child.stderr).on('line', (written) => {
    const line = stripVTControlCharacters(written)
    progress.hear(line)
    if (!BESIDE.test(line)) complaints.push(line)
  })
  const status = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve))
  progress.end()
  if (complaints.length > 0) console.error(complaints.join('\n'))
  if (status !== 0) fail('npm could not install the dependencies; its message is above.')
}
