import { describe, expect, test } from '@jest/globals'
import type { Kafka } from 'kafkajs'
import { systemClock } from '../../clock/index.ts'
import { KafkaUnavailable, type Client } from './client.ts'
import { createParked } from './parked.ts'

const silent = { info: () => undefined, warn: () => undefined, debug: () => undefined }
const SOME_LATER = 60_000

/** A broker that answers how much is parked, and lets nobody read it. */
function viewOn(viewWithinMs: number, end = 1) {
  const consumer = () => ({
    on: () => undefined,
    connect: () => Promise.reject(new Error('not authorized')),
    disconnect: async () => undefined,
  })
  const client: Client = {
    kafka: async () => ({ consumer }) as unknown as Kafka,
    ask: async (question) =>
      question({
        fetchTopicOffsets: async () => [{ partition: 0, high: String(end) }],
        deleteGroups: async () => [],
      } as never),
    close: async () => undefined,
  }
  return createParked({
    prefix: '',
    publisher: { send: async () => undefined } as never,
    client,
    viewWithinMs,
    sessionTimeoutMs: 1_000,
    fetchWaitMs: 100,
    random: Math.random,
    clock: systemClock,
    log: silent,
    prepare: async () => undefined,
  })
}

describe('parked events that cannot be read', () => {
  test('are not waited for without end', async () => {
    const { parked, close } = viewOn(100)
    const asked = [parked.list(), parked.replay('one'), parked.drop('one')]
    await Promise.all(asked.map((one) => expect(one).rejects.toBeInstanceOf(KafkaUnavailable)))
    await close()
  })

  test('are waited for no more once the bus closes', async () => {
    const { parked, close } = viewOn(SOME_LATER)
    const asked = parked.list()
    const told = expect(asked).rejects.toBeInstanceOf(KafkaUnavailable)
    await close()
    await told
    await expect(parked.list()).rejects.toBeInstanceOf(KafkaUnavailable)
  })

  test('are none where nothing is parked', async () => {
    const { parked, close } = viewOn(SOME_LATER, 0)
    expect(await parked.list()).toEqual([])
    await close()
  })
})
