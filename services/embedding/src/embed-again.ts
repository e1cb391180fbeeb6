import { ConfigError } from '@docent/runtime/config'
import { openEngines } from '@docent/runtime/engines/open.ts'
import { createLog } from '@docent/runtime/telemetry'
import { embedAgainCommand } from './jobs/again-command.ts'

/** `node services/embedding/src/embed-again.ts`: has vectors of documents made again, where the settings say they are. */
try {
  const log = createLog({ level: process.env['LOG_LEVEL'] || 'warn' })
  const { engines, close } = await openEngines(['store'], { env: process.env, service: 'embedding', log })
  try {
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    process.exitCode = await embedAgainCommand(process.argv.slice(2), engines.store, print)
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
