import { z } from 'zod'
import { ensureTopics } from '../bus/kafka/index.ts'
import { ensureRights } from '../bus/kafka/rights.ts'
import { ConfigError, loadConfig, setting } from '../config/index.ts'
import { createLog } from '../telemetry/index.ts'
import { kafkaOptions } from './kafka.ts'

/** What this step reads beside the settings of the bus. */
export const topicsSettings = {
  accounts: setting({
    env: 'KAFKA_ACCOUNTS',
    doc: 'Accounts at Kafka that are given the rights of the service they are named for, separated by commas. Unset: none is changed.',
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
    example: 'billing,chat,widget',
  }),
}

/**
 * `node runtime/engines/topics.ts`: creates the topics that are missing and ends. Every process does the same when it
 * starts; as a step of its own it serves installations whose services may not create topics. There it gives each
 * account its rights, too.
 */
if (import.meta.main) {
  try {
    const log = createLog({ level: process.env['LOG_LEVEL'] || 'info' })
    const options = kafkaOptions({ env: process.env, service: 'topics', log })
    const { accounts } = loadConfig(topicsSettings, process.env).config
    await ensureTopics(options)
    log.info('every topic is there')
    if (accounts.length > 0) await ensureRights({ ...options, accounts })
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
  // A client that has lost sight of a connection of its own would keep it here.
  process.exit()
}
