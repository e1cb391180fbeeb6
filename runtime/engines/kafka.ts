import type { KafkaBusOptions } from '../bus/kafka/index.ts'
import { loadConfig } from '../config/index.ts'
import type { OpenOptions } from './options.ts'
import { engineSettings } from './settings.ts'

/** What a client of Kafka is made with. @throws ConfigError */
export function kafkaOptions({ env, service, log, onParked }: OpenOptions): KafkaBusOptions {
  const { config } = loadConfig(engineSettings.bus, env)
  const { mechanism, username, password, sessionSeconds, ...rest } = config
  const sasl = username === undefined ? undefined : { mechanism, username, password: password ?? '' }
  return { ...rest, sasl, sessionTimeoutMs: sessionSeconds * 1000, clientId: service, log, onParked }
}
