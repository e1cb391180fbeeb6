import { createKafkaBus } from '../bus/kafka/index.ts'
import { parkedCommand } from '../bus/parked-command.ts'
import { ConfigError } from '../config/index.ts'
import { createLog } from '../telemetry/index.ts'
import { kafkaOptions } from './kafka.ts'

/** `node runtime/engines/events.ts parked | replay | drop`: decides about the events that a consumer gave up on. */
if (import.meta.main) {
  try {
    const log = createLog({ level: process.env['LOG_LEVEL'] || 'warn' })
    const bus = createKafkaBus(kafkaOptions({ env: process.env, service: 'events', log }))
    try {
      await bus.ping()
      process.exitCode = await parkedCommand(process.argv.slice(2), bus.parked, (line) => {
        process.stdout.write(`${line}\n`)
      })
    } finally {
      await bus.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
