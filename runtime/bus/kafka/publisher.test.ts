import { describe, expect, test } from '@jest/globals'
import kafkajs, { type Kafka } from 'kafkajs'
import { systemClock } from '../../clock/index.ts'
import type { Client } from './client.ts'
import { KafkaUnavailable } from './client.ts'
import { createPublisher } from './publisher.ts'

const { KafkaJSConnectionError, KafkaJSNumberOfRetriesExceeded, KafkaJSProtocolError } = kafkajs
const silent = { info: () => undefined, warn: () => undefined, debug: () => undefined }
const message = (topic: string) => ({ topic, bytes: 10, message: { key: 'owner-1', value: 'event' } })
const plain = (name: string, text: string) => Object.assign(new Error(text), { name })
const refusal = (type: string) => new KafkaJSProtocolError({ name: type, message: type, type, code: 1 } as never)
const afterTries = (cause: Error) => new KafkaJSNumberOfRetriesExceeded(cause, { retryCount: 6, retryTime: 900 })

/** A library whose producers do what they are told: each gets the next list of what becomes of its requests. */
function publisherOn(...producers: (Error | 'hang' | 'written')[][]) {
  const sent: string[][] = []
  let made = 0
  const producer = () => {
    const turns = [...(producers[made++] ?? [])]
    return {
      connect: async () => undefined,
      disconnect: async () => undefined,
      async sendBatch({ topicMessages }: { topicMessages: { topic: string }[] }) {
        const turn = turns.shift() ?? 'written'
        if (turn === 'hang') return new Promise(() => undefined)
        if (turn !== 'written') throw turn
        sent.push(topicMessages.map(({ topic }) => topic))
      },
    }
  }
  const client: Client = {
    kafka: async () => ({ producer }) as unknown as Kafka,
    ask: () => Promise.reject(new Error('nobody asks')),
    close: async () => undefined,
  }
  return { publisher: createPublisher(client, systemClock, silent, 50), sent, made: () => made }
}

describe('what the library says when Kafka is away', () => {
  const refused = new KafkaJSConnectionError('connect ECONNREFUSED')
  const away = [
    plain('KafkaJSConnectionError', 'Connection timeout'),
    plain('KafkaJSConnectionClosedError', 'Closed connection'),
    plain('KafkaJSRequestTimeoutError', 'Request Produce timed out'),
    plain('KafkaJSTimeout', 'Timeout'),
    plain('KafkaJSBrokerNotFound', 'Broker 1 not found in the cached metadata'),
    plain('KafkaJSNoBrokerAvailableError', 'No broker available'),
    plain('KafkaJSError', 'The producer is disconnected'),
    Object.assign(plain('KafkaJSNonRetriableError', 'wrapped'), { cause: refused }),
    refused,
    afterTries(refused),
    afterTries(refusal('NOT_LEADER_FOR_PARTITION')),
    refusal('NOT_ENOUGH_REPLICAS'),
    refusal('OUT_OF_ORDER_SEQUENCE_NUMBER'),
    refusal('UNKNOWN_PRODUCER_ID'),
    refusal('TOPIC_AUTHORIZATION_FAILED'),
    plain('Error', 'write EPIPE'),
  ].map((error) => [error.toString(), error] as const)
  test.each(away)('%s: the events are not taken for published, and go out under a new producer', async (_, error) => {
    const { publisher, sent, made } = publisherOn([error])
    await expect(publisher.send([message('docent.a')])).rejects.toBeInstanceOf(KafkaUnavailable)
    expect(sent).toEqual([])
    await publisher.send([message('docent.a')])
    // Under the old one its numbers would make the broker drop what comes next as a repeat.
    expect(made()).toBe(2)
    expect(sent).toEqual([['docent.a']])
  })

  test('a topic that is not there fails only who names it', async () => {
    const missing = () => refusal('UNKNOWN_TOPIC_OR_PARTITION')
    const { publisher, sent } = publisherOn(['written', missing()], ['written', missing()])
    const first = publisher.send([message('docent.first')])
    // These two wait for the first, and go out together.
    const there = publisher.send([message('docent.there')])
    const gone = publisher.send([message('docent.gone')])
    await first
    await there
    await expect(gone).rejects.toBeInstanceOf(KafkaUnavailable)
    expect(sent).toEqual([['docent.first'], ['docent.there']])
  })

  test('one that hangs does not keep a process from ending', async () => {
    const { publisher } = publisherOn(['hang'])
    void publisher.send([message('docent.a')]).catch(() => undefined)
    await publisher.close()
    await expect(publisher.send([message('docent.a')])).rejects.toBeInstanceOf(KafkaUnavailable)
  })
})
