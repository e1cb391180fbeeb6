import { ensureTopics } from '../bus/kafka/index.ts'
import { ConfigError } from '../config/index.ts'
import { createLog } from '../telemetry/index.ts'
import { kafkaOptions } from './kafka.ts'

/**
 * `node runtime/engines/topics.ts`: creates the topics that are missing and ends. Every process does the same when it
 * starts; as a step of its own it serves installations whose services may not create topics.
 */
if (import.meta.main) {
  try {
    const log = createLog({ level: process.env['LOG_LEVEL'] || 'info' })
    await ensureTopics(kafkaOptions({ env: process.env, service: 'topics', log }))
    log.info('every topic is there')
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
