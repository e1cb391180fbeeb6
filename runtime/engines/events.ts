import { createKafkaBus } from '../bus/kafka/index.ts'
import { parkedCommand } from '../bus/parked-command.ts'
import { restateCommand } from '../bus/restate-command.ts'
import { ConfigError } from '../config/index.ts'
import { createLog } from '../telemetry/index.ts'
import { kafkaOptions } from './kafka.ts'

/** `node runtime/engines/events.ts parked | replay | drop | restate`: decides about parked events, and asks for history. */
if (import.meta.main) {
  try {
    const log = createLog({ level: process.env['LOG_LEVEL'] || 'warn' })
    const bus = createKafkaBus(kafkaOptions({ env: process.env, service: 'events', log }))
    try {
      await bus.ping()
      const [command, ...args] = process.argv.slice(2)
      const print = (line: string) => void process.stdout.write(`${line}\n`)
      process.exitCode =
        command === 'restate'
          ? await restateCommand(args, bus, new Date(), print)
          : await parkedCommand(process.argv.slice(2), bus.parked, print)
    } finally {
      await bus.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
