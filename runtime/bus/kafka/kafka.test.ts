import type { EventEnvelope } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { until } from '../../testing/until.ts'
import { EventTooLarge, type Bus, type Delivery, type OutgoingEvent } from '../port.ts'
import { createClient } from './client.ts'
import { ensureTopics, type KafkaBusOptions } from './index.ts'
import { testKafka } from './test-bus.ts'

const brokers = engineFromEnvironment('KAFKA_BROKERS')
const suite = brokers === undefined ? describe.skip : describe
const kafka = testKafka(brokers ?? '')
const DEADLINE_MS = 40_000

const noteOf = ({ event }: Delivery) => (event.payload as { note: string }).note
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

function said(topic: string, owner: string, note: string): OutgoingEvent {
  const event: EventEnvelope = {
    id: randomUUID(),
    type: 'test.said',
    version: 1,
    ownerId: ownerId(owner),
    occurredAt: new Date().toISOString(),
    payload: { note },
  }
  return { topic, event }
}

suite('events in Kafka', () => {
  const buses: Bus[] = []
  const children: ChildProcess[] = []
  let count = 0

  const open = (options: Partial<KafkaBusOptions> = {}) => {
    const opened = kafka.open(options)
    buses.push(opened.bus)
    return opened
  }
  const freshTopic = async () => {
    const topic = `docent.test-${++count}`
    await kafka.prepareTopics([topic])
    return topic
  }
  /** Asks the broker itself. */
  async function ask<R>(question: Parameters<ReturnType<typeof createClient>['ask']>[0]): Promise<R> {
    const client = createClient(kafka.options)
    try {
      return (await client.ask(question)) as R
    } finally {
      await client.close()
    }
  }

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await Promise.all(buses.splice(0).map((bus) => bus.close()))
  })
  afterAll(() => kafka.forget())

  function startProcess(topic: string, name: string, heard: string[]) {
    const script = join(import.meta.dirname, 'test-consumer.ts')
    const env = { ...process.env, NODE_OPTIONS: '' }
    const child = spawn(process.execPath, [script, brokers ?? '', kafka.prefix, topic, name], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const mine: string[] = []
    createInterface(child.stdout).on('line', (line) => {
      if (line !== 'ready') heard.push(line)
      mine.push(line)
    })
    return { child, mine, ready: () => until('a process that is ready', () => mine.includes('ready'), DEADLINE_MS) }
  }

  test(
    'two processes share the work, and killing one loses nothing and keeps order',
    async () => {
      const topic = await freshTopic()
      const heard: string[] = []
      const owners = times(24).map((index) => `owner-${index}`)
      const doomed = startProcess(topic, 'shared', heard)
      const survivor = startProcess(topic, 'shared', heard)
      await Promise.all([doomed.ready(), survivor.ready()])
      const { bus } = open()
      const publish = (rounds: number[]) =>
        bus.publish(rounds.flatMap((round) => owners.map((owner) => said(topic, owner, `${round}`))))
      await publish(times(10))
      await until('both to work', () => doomed.mine.length > 1 && survivor.mine.length > 1, DEADLINE_MS)
      const half = publish(times(20).slice(10))
      doomed.child.kill('SIGKILL')
      await half
      await until('all events', () => new Set(heard).size === 24 * 20, DEADLINE_MS)
      for (const owner of owners) {
        const mine = [...new Set(heard)].filter((line) => line.startsWith(`${owner} `))
        expect(mine).toEqual(times(20).map((round) => `${owner} ${round}`))
      }
    },
    3 * DEADLINE_MS,
  )

  test(
    'a crash brings back no more of one owner than a record can recognise',
    async () => {
      const topic = await freshTopic()
      const first = open()
      const before: string[] = []
      await first.bus.publish(times(400).map((index) => said(topic, 'ada', `${index}`)))
      await first.bus.subscribe({
        name: 'crashing',
        topics: [topic],
        async handle(delivery) {
          before.push(noteOf(delivery))
          // The line is cut in the middle of the work; what is handled after it can't be committed.
          if (before.length === 200) first.line.cut()
        },
      })
      await until('the cut', () => before.length >= 200, DEADLINE_MS)
      const second = open()
      const after: string[] = []
      const subscription = await second.bus.subscribe({
        name: 'crashing',
        topics: [topic],
        handle: async (delivery) => void after.push(noteOf(delivery)),
      })
      await subscription.caughtUp()
      const repeated = after.filter((note) => before.includes(note))
      expect(repeated.length).toBeLessThanOrEqual(32)
      expect([...new Set([...before, ...after])]).toEqual(times(400).map(String))
    },
    2 * DEADLINE_MS,
  )

  test(
    'a broker that goes away is named, and work goes on when it is back',
    async () => {
      const topic = await freshTopic()
      const { bus, line } = open()
      const heard: string[] = []
      const subscription = await bus.subscribe({
        name: 'patient',
        topics: [topic],
        handle: async (delivery) => void heard.push(noteOf(delivery)),
      })
      await bus.publish([said(topic, 'ada', 'before')])
      await subscription.caughtUp()

      line.cut()
      await expect(bus.ping()).rejects.toThrow(/Kafka at .*: .*cut the line/)
      await expect(bus.publish([said(topic, 'ada', 'lost')])).rejects.toThrow('could not publish')
      const { bus: other } = open()
      await other.publish([said(topic, 'ada', 'meanwhile')])
      await until('lag', async () => (await subscription.lagSeconds()) > 0, DEADLINE_MS)

      line.mend()
      await until(
        'a ping',
        () =>
          bus.ping().then(
            () => true,
            () => false,
          ),
        DEADLINE_MS,
      )
      await bus.publish([said(topic, 'ada', 'after')])
      await until('all events', () => heard.includes('after'), DEADLINE_MS)
      expect([...new Set(heard)]).toEqual(['before', 'meanwhile', 'after'])
    },
    3 * DEADLINE_MS,
  )

  test(
    'consumers that start before the broker begin when it is there',
    async () => {
      const topic = await freshTopic()
      const { bus, line } = open()
      line.cut()
      const heard: string[] = []
      const handle = async (delivery: Delivery) => void heard.push(noteOf(delivery))
      const durable = await bus.subscribe({ name: 'early', topics: [topic], handle })
      const live = bus.subscribe({ name: 'early-live', topics: [topic], mode: 'live', handle })
      await expect(bus.ping()).rejects.toThrow('Kafka at')
      line.mend()
      await durable.caughtUp()
      await live
      const { bus: other } = open()
      await other.publish([said(topic, 'ada', 'x')])
      await until('both', () => heard.length === 2, DEADLINE_MS)
    },
    3 * DEADLINE_MS,
  )

  test(
    'a handler that takes longer than the session keeps its partitions',
    async () => {
      const topic = await freshTopic()
      const { bus } = open({ sessionTimeoutMs: 6_000 })
      const attempts: number[] = []
      const subscription = await bus.subscribe({
        name: 'slow',
        topics: [topic],
        async handle({ attempt, signal }) {
          attempts.push(attempt)
          const begun = performance.now()
          await until('the session to be over', () => performance.now() - begun > 7_000)
          signal.throwIfAborted()
        },
      })
      await bus.publish([said(topic, 'ada', 'long')])
      await until('the delivery', () => attempts.length === 1, DEADLINE_MS)
      await subscription.caughtUp()
      expect(attempts).toEqual([1])
    },
    2 * DEADLINE_MS,
  )

  test('topics are made once, by whoever comes first, with the partitions asked for', async () => {
    const topics = { 'docent.one': 2, 'docent.two': 5 }
    const options = { ...kafka.options, topics }
    await Promise.all([ensureTopics(options), ensureTopics(options), ensureTopics(options)])
    await ensureTopics({ ...options, topics: { 'docent.one': 9 } })
    const names = Object.keys(topics).map((topic) => kafka.prefix + topic)
    const { topics: found } = await ask<{ topics: { name: string; partitions: unknown[] }[] }>((admin) =>
      admin.fetchTopicMetadata({ topics: names }),
    )
    expect(found.map(({ partitions }) => partitions.length).sort()).toEqual([2, 5])
  })

  test('parked events say in their topic where they were found; what is no event is parked with its content', async () => {
    const topic = await freshTopic()
    const client = createClient(kafka.options)
    const producer = (await client.kafka()).producer()
    await producer.connect()
    await producer.send({ topic: kafka.prefix + topic, messages: [{ key: 'k', value: 'not json' }] })
    await producer.disconnect()
    await client.close()
    let told = 0
    const { bus } = open({ onParked: () => (told += 1) })
    const handled: string[] = []
    const subscription = await bus.subscribe({
      name: 'strict',
      topics: [topic],
      retry: { attempts: 1 },
      async handle({ event }) {
        handled.push(event.type)
        if (event.type === 'unreadable') throw new Error('unknown event type')
      },
    })
    await bus.publish([said(topic, 'ada', 'fine')])
    await subscription.caughtUp()
    expect(handled.sort()).toEqual(['test.said', 'unreadable'])
    expect(told).toBe(1)
    const [parked] = await bus.parked.list({ consumer: 'strict' })
    expect(parked).toMatchObject({ topic, attempts: 1, error: 'Error: unknown event type' })
    const payload = parked?.event.payload as { base64: string }
    expect(Buffer.from(payload.base64, 'base64').toString()).toBe('not json')
  })

  test('an event that is too large is refused before anything is sent', async () => {
    const topic = await freshTopic()
    const { bus } = open()
    const large = said(topic, 'ada', 'x'.repeat(600_000))
    await expect(bus.publish([said(topic, 'ada', 'small'), large])).rejects.toThrow(EventTooLarge)
    const ends = await ask<{ high: string }[]>((admin) => admin.fetchTopicOffsets(kafka.prefix + topic))
    expect(ends.every(({ high }) => high === '0')).toBe(true)
  })

  test('many large events in one call go out in requests that a broker takes', async () => {
    const topic = await freshTopic()
    const { bus } = open()
    const heard: string[] = []
    const subscription = await bus.subscribe({
      name: 'large',
      topics: [topic],
      handle: async (delivery) => void heard.push(noteOf(delivery).slice(0, 2)),
    })
    await bus.publish(times(12).map((index) => said(topic, 'ada', `${index + 10}${'x'.repeat(300_000)}`)))
    await subscription.caughtUp()
    expect(heard).toEqual(times(12).map((index) => `${index + 10}`))
  })

  test('live consumers leave no group behind', async () => {
    const topic = await freshTopic()
    const { bus } = open()
    const subscription = await bus.subscribe({
      name: 'watcher',
      topics: [topic],
      mode: 'live',
      handle: async () => undefined,
    })
    const groups = async () => {
      const { groups: all } = await ask<{ groups: { groupId: string }[] }>((admin) => admin.listGroups())
      return all.map(({ groupId }) => groupId).filter((id) => id.startsWith(`${kafka.prefix}watcher`))
    }
    expect(await groups()).toHaveLength(1)
    await subscription.stop()
    await until('no group', async () => (await groups()).length === 0)
  })
})
