import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds the whole project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export function digest(content) {
  return createHash('sha256').update(content).digest('hex')
}

export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** How to run npm: the one that runs this, else the one on the PATH. */
export function npmCommand() {
  const running = process.env.npm_execpath
  if (running?.endsWith('.js') && existsSync(process.execPath)) return { command: process.execPath, args: [running] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}

export function seconds(since) {
  return Math.max(1, Math.round((Date.now() - since) / 1000))
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
