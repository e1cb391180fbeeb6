import { createKafkaBus } from '@docent/runtime/bus/kafka'
import { createLog } from '@docent/runtime/telemetry'

/** Events that consumers of an installation on Kafka have given up, with the reason. */
export async function parkedOnKafka(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const bus = createKafkaBus({
    brokers: [settings['KAFKA_BROKERS'] as string],
    topicPrefix: settings['KAFKA_PREFIX'],
    partitions: Number(settings['KAFKA_PARTITIONS']),
    clientId: 'e2e',
    fetchWaitMs: 100,
    log: createLog({ level: 'silent' }),
  })
  try {
    const events = await bus.parked.list()
    return events.map(({ consumer, event, error }) => `${event.type} by ${consumer}: ${error}`)
  } finally {
    await bus.close()
  }
}
