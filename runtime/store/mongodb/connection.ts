import type { MongoClient, TopologyDescription } from 'mongodb'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs, pause } from '../../backoff/index.ts'
import { bringUp } from './layout.ts'
import { answered, MongoUnavailable, named } from './away.ts'
import type { RecordDocument } from './document.ts'
import { createDocuments, type Documents } from './documents.ts'
import { watchHeartbeats } from './heartbeats.ts'

export interface ConnectionOptions {
  /** mongodb:// or mongodb+srv://, with the name of the database. */
  uri: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>
  /** Longest wait of one call for a server, in milliseconds. */
  serverWaitMs: number
  /** Longest wait of one call for its answer, in milliseconds. */
  answerMs: number
  random: () => number
}

/** One process's connection. It is opened when first used, and kept trying for until it is closed. */
export interface MongoConnection {
  /** Rejects with the reason when no server answers in time. */
  documents(name: string): Promise<Documents>
  ping(): Promise<void>
  close(): Promise<void>
}

const BACKOFF = { firstMs: 200, longestMs: 10_000 }
const HEARTBEAT_MS = 10_000

export function createMongoConnection(options: ConnectionOptions): MongoConnection {
  const { uri, log, serverWaitMs, answerMs, random } = options
  const place = describe(uri)
  const closing = new AbortController()
  let opening: Promise<MongoClient> | undefined
  /** Who serves; another one may be opening to take its place. */
  let current: MongoClient | undefined
  const leaving = new Set<Promise<unknown>>()
  let problem = 'no server has answered yet'

  async function open(): Promise<MongoClient> {
    for (let tries = 0; ; tries++) {
      try {
        const client = await connect()
        current = client
        return client
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error)
        log.warn(`mongodb: ${place} does not answer (${problem}); trying again`)
      }
      await pause(backoffMs(BACKOFF, tries + 1, random), closing.signal)
    }
  }

  async function connect(): Promise<MongoClient> {
    const { MongoClient: Client } = await import('mongodb')
    const client = new Client(uri, {
      serverSelectionTimeoutMS: serverWaitMs,
      connectTimeoutMS: serverWaitMs,
      // Of these the driver itself makes an end, so that nothing is sent long after its caller was refused.
      socketTimeoutMS: answerMs,
      waitQueueTimeoutMS: answerMs,
      heartbeatFrequencyMS: HEARTBEAT_MS,
      writeConcern: { w: 'majority', journal: true },
    })
    // Whoever waits is told why no server is found, and not only in the end that none was.
    client.on('serverHeartbeatFailed', ({ failure }) => (problem = failure.message))
    try {
      await client.connect()
    } catch (error) {
      await leave(client)
      throw error
    }
    client.on('topologyDescriptionChanged', ({ previousDescription, newDescription }) => {
      if (isKnown(previousDescription) && !isKnown(newDescription)) log.warn(`mongodb: lost ${place}`)
    })
    log.info(`mongodb: connected to ${place}`)
    watch(client)
    return client
  }

  /** A driver that asks no more is replaced by a new one; what it still can, it does until then. */
  function watch(client: MongoClient): void {
    const beat = { answerMs: serverWaitMs, everyMs: HEARTBEAT_MS, onStuck: begin }
    const end = watchHeartbeats(client, beat)
    function begin() {
      end()
      if (closing.signal.aborted) return
      log.warn(`mongodb: the driver lost sight of ${place}; connecting anew`)
      opening = open()
      const left = opening
        .then(() => sleep(answerMs, undefined, { signal: closing.signal }))
        .catch(() => undefined)
        .then(() => leave(client))
        .finally(() => leaving.delete(left))
      leaving.add(left)
    }
  }

  /** A server that hangs is not waited for to say goodbye, and one that is left is not lost. */
  async function leave(client: MongoClient): Promise<void> {
    client.removeAllListeners('topologyDescriptionChanged')
    await answered(serverWaitMs, client.close()).catch(() => undefined)
  }

  async function connected(): Promise<MongoClient> {
    if (closing.signal.aborted) throw new MongoUnavailable('the store is closed')
    if (!opening) {
      opening = open()
      // Whoever waits hears of it; when nobody does, closing must not end the process.
      opening.catch(() => undefined)
    }
    const late = new AbortController()
    const tooLate = sleep(serverWaitMs, undefined, { signal: late.signal }).then(() => {
      throw new MongoUnavailable(`MongoDB at ${place} does not answer: ${problem}`)
    })
    try {
      return await Promise.race([opening, tooLate])
    } catch (error) {
      throw named(error)
    } finally {
      tooLate.catch(() => undefined)
      late.abort()
    }
  }

  let layout: Promise<void> | undefined

  /** Once for each process, and again where it could not be found out. @throws DataFromLater */
  function laidOut(client: MongoClient): Promise<void> {
    layout ??= answered(serverWaitMs, bringUp(client.db(), `The database at ${place}`)).catch((error: unknown) => {
      layout = undefined
      throw named(error)
    })
    return layout
  }

  return {
    async documents(name) {
      const first = await connected()
      await laidOut(first)
      return createDocuments(name, () => (current ?? first).db().collection<RecordDocument>(name), answerMs)
    },
    async ping() {
      const client = await connected()
      await laidOut(client)
      try {
        await answered(serverWaitMs, client.db().command({ ping: 1 }))
      } catch (error) {
        throw new MongoUnavailable(`MongoDB at ${place} does not answer: ${String(error)}`)
      }
    },
    async close() {
      closing.abort()
      await opening?.catch(() => undefined)
      if (current) await leave(current)
      await Promise.all(leaving)
    },
  }
}

/** Whether any server of it answered when it was last asked. */
function isKnown({ servers }: TopologyDescription): boolean {
  return [...servers.values()].some(({ type }) => type !== 'Unknown')
}

/** Hosts and database, without user and password. */
function describe(uri: string): string {
  return uri
    .replace(/^[\w+]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/\?.*$/, '')
}
