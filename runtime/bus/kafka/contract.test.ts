import { describe, test } from '@jest/globals'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { busContract } from '../contract.ts'
import { testKafka } from './test-bus.ts'

const brokers = engineFromEnvironment('KAFKA_BROKERS')

async function makeBus() {
  const kafka = testKafka(brokers ?? '')
  return {
    async open() {
      const { bus, line } = kafka.open()
      return {
        bus,
        close: () => bus.close(),
        async kill() {
          line.cut()
          // What is left in this process has no line to the broker; it is ended in the background.
          void bus.close().catch(() => undefined)
        },
      }
    },
    prepareTopics: kafka.prepareTopics,
    close: kafka.forget,
  }
}

if (brokers !== undefined) busContract('Kafka', makeBus, { deadlineMs: 90_000 })
else describe.skip('bus contract: Kafka', () => test('needs KAFKA_BROKERS', () => undefined))
