import type { Producer } from 'kafkajs'
import type { Clock } from '../../clock/index.ts'
import { connected, KafkaUnavailable, reasonOf, refusalOf, within, type Client, type KafkaLog } from './client.ts'
import type { OutgoingMessage } from './messages.ts'

export interface Publisher {
  /** Resolves when all replicas in sync have the messages, in the order given. */
  send(messages: readonly OutgoingMessage[]): Promise<void>
  close(): Promise<void>
}

interface Call {
  messages: readonly OutgoingMessage[]
  resolve(): void
  reject(error: unknown): void
}

/** A request holds one record batch per partition, and a broker takes 1 MB for one unless told otherwise. */
const REQUEST_BYTES = 700_000
const retry = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 6 }

/** One request at a time, with everything that waits in it. */
export function createPublisher(client: Client, clock: Clock, log: KafkaLog, endWithinMs = 5_000): Publisher {
  let waiting: Call[] = []
  let producer: Promise<Producer> | undefined
  let running: Promise<void> | undefined
  let closed = false

  async function connect(): Promise<Producer> {
    const { Partitioners } = await import('kafkajs')
    const made = (await client.kafka()).producer({
      // The partitioner of all other Kafka clients.
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
      idempotent: true,
      maxInFlightRequests: 1,
      retry,
    })
    return connected(made)
  }

  async function run() {
    while (waiting.length > 0) {
      const calls = take()
      try {
        await request(calls.flatMap(({ messages }) => messages))
        for (const call of calls) call.resolve()
      } catch (error) {
        await settle(calls, error)
      }
    }
    // In the same breath as the look at what waits, or a call in between would wait for good.
    running = undefined
  }

  /** As many calls as fit into a request, and at least one. */
  function take(): Call[] {
    let bytes = 0
    const fits = waiting.findIndex(({ messages }, index) => {
      bytes += messages.reduce((sum, message) => sum + message.bytes, 0)
      return index > 0 && bytes > REQUEST_BYTES
    })
    return waiting.splice(0, fits === -1 ? waiting.length : fits)
  }

  /** A topic that is not there shall fail those who name it, and nobody else; nothing was written. */
  async function settle(calls: readonly Call[], error: unknown) {
    const alone = calls.length > 1 && refusalOf(error) === 'UNKNOWN_TOPIC_OR_PARTITION'
    for (const call of calls) {
      if (alone) await request(call.messages).then(call.resolve, call.reject)
      else call.reject(error)
    }
  }

  async function request(messages: readonly OutgoingMessage[]) {
    for (const part of parts(messages)) await sendPart(part)
  }

  async function sendPart(messages: readonly OutgoingMessage[]) {
    const opening = (producer ??= connect())
    const timestamp = String(clock.now().getTime())
    const byTopic = new Map<string, OutgoingMessage['message'][]>()
    for (const { topic, message } of messages) {
      const list = byTopic.get(topic)
      if (list) list.push({ ...message, timestamp })
      else byTopic.set(topic, [{ ...message, timestamp }])
    }
    try {
      const topicMessages = [...byTopic].map(([topic, list]) => ({ topic, messages: list }))
      await (await opening).sendBatch({ acks: -1, topicMessages })
    } catch (error) {
      // A request that failed may have been written. The next one under the same producer id would carry its sequence
      // numbers, and the broker would drop it as a repeat: go on under a new id.
      producer = undefined
      opening.then((one) => one.disconnect()).catch(() => undefined)
      log.warn(`kafka: could not publish ${messages.length} events: ${reasonOf(error)}`)
      throw new KafkaUnavailable(`could not publish: ${reasonOf(error)}`, { cause: error })
    }
  }

  return {
    send(messages) {
      if (closed) return Promise.reject(new KafkaUnavailable('the bus is closed'))
      if (messages.length === 0) return Promise.resolve()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push({ messages, resolve, reject })
      running ??= run()
      return promise
    },
    async close() {
      closed = true
      // What Kafka does not take in time stays with its records.
      if (running) await within(endWithinMs, running).catch(() => undefined)
      const leave = producer?.then((open) => open.disconnect())
      if (leave) await within(endWithinMs, leave).catch(() => undefined)
    },
  }
}

function parts(messages: readonly OutgoingMessage[]): OutgoingMessage[][] {
  const all: OutgoingMessage[][] = []
  let bytes = Infinity
  for (const message of messages) {
    if (bytes + message.bytes > REQUEST_BYTES) {
      all.push([])
      bytes = 0
    }
    bytes += message.bytes
    all.at(-1)?.push(message)
  }
  return all
}
