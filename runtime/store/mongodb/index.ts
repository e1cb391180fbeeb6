import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../../bus/port.ts'
import { createEnvelopes, type EnvelopeOptions } from '../envelopes.ts'
import { openedOnce } from '../opened-once.ts'
import type { Store } from '../port.ts'
import { checkSpec } from '../check.ts'
import { createTurns } from '../turns.ts'
import { createMongoCollection } from './collection.ts'
import { createMongoConnection } from './connection.ts'
import type { Documents } from './documents.ts'
import { ensureIndexes } from './indexes.ts'
import { createRelay } from './relay.ts'

export { MongoUnavailable } from './away.ts'

export interface MongoStoreOptions extends EnvelopeOptions {
  /** mongodb:// or mongodb+srv://, with the name of the database. */
  uri: string
  /** Where the events of the records go. */
  bus: Pick<Bus, 'publish'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>
  random?: () => number
  /** Named points between a write, its relay and the clearing of its outbox. */
  faultPoint?: (name: string) => void
  /** Longest wait of one call for a server. Default 5,000 milliseconds. */
  serverWaitMs?: number
  /** Longest wait of one call for its answer, the wait for a server included. Default 15,000 milliseconds. */
  answerMs?: number
  /** How often forgotten outboxes are looked for. Default 10,000 milliseconds. */
  sweepEveryMs?: number
  /** When an outbox counts as forgotten. Default 5,000 milliseconds. */
  sweepAfterMs?: number
  /** More events than this wait in the database, not in memory, while the bus is away. Default 10,000. */
  maxQueued?: number
  /** How long a published event may wait for others to be cleared with, in milliseconds. Default 200. */
  clearAfterMs?: number
  /** How long `close` waits for what is still to be published. Default 5,000 milliseconds. */
  closeGraceMs?: number
}

const SECONDS = 1_000

/**
 * Records as MongoDB documents that hold their own outbox. Only the atomicity of a single document is used: it runs on one
 * server, a replica set, and on compatible servers.
 */
export function createMongoStore(options: MongoStoreOptions): Store {
  const { uri, bus, log, clock, random = Math.random, faultPoint = () => undefined } = options
  const { answerMs = 15 * SECONDS, closeGraceMs = 5 * SECONDS } = options
  const serverWaitMs = Math.min(answerMs, options.serverWaitMs ?? 5 * SECONDS)
  const { sweepEveryMs = 10 * SECONDS, sweepAfterMs = 5 * SECONDS, maxQueued = 10_000, clearAfterMs = 200 } = options
  const envelopes = createEnvelopes(options)
  const turns = createTurns()
  const connection = createMongoConnection({ uri, log, serverWaitMs, answerMs, random })
  const relay = createRelay({
    bus,
    clock,
    log,
    random,
    faultPoint,
    sweepEveryMs,
    sweepAfterMs,
    maxQueued,
    clearAfterMs,
  })

  return {
    collection: openedOnce((spec) => {
      checkSpec(spec)
      let opened: Promise<Documents> | undefined
      const open = async () => {
        const documents = await connection.documents(spec.name)
        await ensureIndexes(documents, spec)
        await relay.watch(documents)
        return documents
      }
      const ready = () => {
        opened ??= open().catch((error: unknown) => {
          opened = undefined
          throw error
        })
        return opened
      }
      // What an earlier process left unpublished shall not wait for the first call.
      ready().catch((error: unknown) => log.debug({ error: String(error) }, `mongodb: ${spec.name} is not open yet`))
      return createMongoCollection({ spec, ready, relay, clock, random, answerMs, envelopes, turns })
    }),
    ping: () => connection.ping(),
    async close() {
      await relay.close(closeGraceMs)
      await connection.close()
    },
  }
}
