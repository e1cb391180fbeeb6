import type { KafkaBusOptions } from '../bus/kafka/index.ts'
import { loadConfig } from '../config/index.ts'
import type { OpenOptions } from './open.ts'
import { engineSettings } from './settings.ts'

/** What a client of Kafka is made with. @throws ConfigError */
export function kafkaOptions({ env, service, log }: OpenOptions): KafkaBusOptions {
  const { config } = loadConfig(engineSettings.bus, env)
  const { brokers, topicPrefix, partitions, replicas, tls, mechanism, username, password } = config
  const sasl = username === undefined ? undefined : { mechanism, username, password: password ?? '' }
  return { brokers, topicPrefix, partitions, replicas, tls, sasl, clientId: service, log }
}
