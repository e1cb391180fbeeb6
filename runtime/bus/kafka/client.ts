import type { FastifyBaseLogger } from 'fastify'
import type { Admin, ISocketFactory, Kafka, SASLOptions } from 'kafkajs'
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineUnavailable } from '../../failures/engine-unavailable.ts'
import { quietQueues } from './quiet-queue.ts'

export type KafkaLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>

export interface ClientOptions {
  /** host:port */
  brokers: readonly string[]
  clientId: string
  log: KafkaLog
  tls?: boolean
  sasl?: SASLOptions
  /** Makes the sockets to the brokers. */
  socketFactory?: ISocketFactory
  /** How long a question may take, in milliseconds; 5,000 when absent. */
  answerWithinMs?: number
}

/** Kafka does not answer, or not in time. */
export class KafkaUnavailable extends EngineUnavailable {
  override readonly name = 'KafkaUnavailable'
}

/** What the producers, consumers and admins of one process are made of. The library loads with the first use. */
export interface Client {
  kafka(): Promise<Kafka>
  /** Runs a question on the shared admin connection. Rejects with the reason when no broker answers in time. */
  ask<R>(question: (admin: Admin) => Promise<R>): Promise<R>
  close(): Promise<void>
}

const ANSWER_WITHIN_MS = 5_000
const ASK_TRIES = 5
const PASSING = new Set(['LEADER_NOT_AVAILABLE', 'NOT_LEADER_FOR_PARTITION', 'UNKNOWN_TOPIC_OR_PARTITION'])
/** For single requests; who needs more tries again by itself, with a new connection. */
const retry = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 4 }

export function createClient(options: ClientOptions): Client {
  const { brokers, clientId, log, tls, sasl, socketFactory, answerWithinMs = ANSWER_WITHIN_MS } = options
  let loaded: Promise<Kafka> | undefined
  let admin: Promise<Admin> | undefined
  /** Why the last try to connect failed: the library tells whoever asks only after its own tries. */
  let problem: string | undefined

  async function load(): Promise<Kafka> {
    const { Kafka, logLevel } = await import('kafkajs')
    quietQueues()
    return new Kafka({
      clientId,
      brokers: [...brokers],
      ssl: tls ?? false,
      sasl,
      socketFactory,
      connectionTimeout: 3_000,
      requestTimeout: Math.max(10_000, answerWithinMs),
      retry,
      logLevel: logLevel.INFO,
      // It reports every try of its own as an error; what matters is said where the tries end.
      logCreator:
        () =>
        ({ namespace, log: { message, ...details } }) => {
          if (namespace === 'Connection' && /^Connection (?:error|timeout)/.test(message)) problem = message
          log.debug({ namespace, ...details }, `kafka: ${message}`)
        },
    })
  }

  const kafka = () => (loaded ??= load())

  async function connectAdmin(): Promise<Admin> {
    return connected((await kafka()).admin({ retry }))
  }

  function whyOf(error: unknown): string {
    const reason = reasonOf(error)
    return error instanceof Late && problem !== undefined ? `${reason}: ${problem}` : reason
  }

  function forget(failed: Promise<Admin>) {
    if (admin === failed) admin = undefined
    failed.then((one) => one.disconnect()).catch(() => undefined)
  }

  return {
    kafka,
    async ask(question) {
      for (let tries = 1; ; tries++) {
        const connection = (admin ??= connectAdmin())
        problem = undefined
        try {
          return await within(
            answerWithinMs,
            connection.then((one) => question(one)),
          )
        } catch (error) {
          forget(connection)
          // Right after a topic was made or a leader has changed, brokers know less than they soon will.
          if (tries < ASK_TRIES && PASSING.has(refusalOf(error) ?? '')) await sleep(100 * tries)
          else throw new KafkaUnavailable(`Kafka at ${brokers.join(', ')}: ${whyOf(error)}`, { cause: error })
        }
      }
    },
    async close() {
      await (await admin?.catch(() => undefined))?.disconnect().catch(() => undefined)
    },
  }
}

/** Connects a part of the library; one that could not is ended, or it would go on trying. */
export async function connected<P extends Pick<Admin, 'connect' | 'disconnect'>>(part: P): Promise<P> {
  try {
    await part.connect()
    return part
  } catch (error) {
    part.disconnect().catch(() => undefined)
    throw error
  }
}

class Late extends Error {}

/** The result of a task, or a rejection when it takes longer. */
export async function within<R>(ms: number, task: Promise<R>): Promise<R> {
  const done = new AbortController()
  const late = sleep(ms, undefined, { signal: done.signal }).then(() => {
    throw new Late(`no answer within ${ms / 1000} seconds`)
  })
  late.catch(() => undefined)
  // When it is late, nobody hears of its failure any more.
  task.catch(() => undefined)
  try {
    return await Promise.race([task, late])
  } finally {
    done.abort()
  }
}

/** The reason at the bottom of what the library wrapped. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause !== error ? reasonOf(error.cause) : error.message || error.name
}

/** The name of a broker's refusal, e.g. "UNKNOWN_TOPIC_OR_PARTITION". */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { type } = error as { type?: unknown }
  return typeof type === 'string' ? type : refusalOf(error.cause)
}
