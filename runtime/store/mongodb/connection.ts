import type { MongoClient } from 'mongodb'
import type { Connection, Model } from 'mongoose'
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
  let opening: Promise<Connection> | undefined
  /** Who serves; another one may be opening to take its place. */
  let current: Connection | undefined
  const leaving = new Set<Promise<unknown>>()
  let problem = 'no server has answered yet'

  async function open(): Promise<Connection> {
    const mongoose = (await import('mongoose')).default
    const connection = mongoose.createConnection()
    connection.on('error', (error: Error) => log.debug({ error: error.message }, 'mongodb: connection error'))
    connection.on('disconnected', () => log.warn(`mongodb: lost ${place}`))
    await connect(connection)
    current = connection
    return connection
  }

  async function connect(connection: Connection): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        const opened = connection.openUri(uri, {
          serverSelectionTimeoutMS: serverWaitMs,
          connectTimeoutMS: serverWaitMs,
          // Of these the driver itself makes an end, so that nothing is sent long after its caller was refused.
          socketTimeoutMS: answerMs,
          waitQueueTimeoutMS: answerMs,
          heartbeatFrequencyMS: HEARTBEAT_MS,
          writeConcern: { w: 'majority', journal: true },
          bufferCommands: false,
          autoIndex: false,
          autoCreate: false,
        })
        // Whoever waits is told why no server is found, and not only in the end that none was. Of a bad address there is no client.
        const client = connection.getClient() as MongoClient | undefined
        client?.on('serverHeartbeatFailed', ({ failure }) => (problem = failure.message))
        await opened
        log.info(`mongodb: connected to ${place}`)
        return watch(connection)
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error)
        log.warn(`mongodb: ${place} does not answer (${problem}); trying again`)
      }
      await pause(backoffMs(BACKOFF, tries + 1, random), closing.signal)
    }
  }

  /** A driver that asks no more is replaced by a new one; what it still can, it does until then. */
  function watch(connection: Connection): void {
    const beat = { answerMs: serverWaitMs, everyMs: HEARTBEAT_MS, onStuck: begin }
    const end = watchHeartbeats(connection.getClient(), beat)
    function begin() {
      end()
      if (closing.signal.aborted) return
      log.warn(`mongodb: the driver lost sight of ${place}; connecting anew`)
      opening = open()
      const left = opening
        .then(() => sleep(answerMs, undefined, { signal: closing.signal }))
        .catch(() => undefined)
        .then(() => leave(connection))
        .finally(() => leaving.delete(left))
      leaving.add(left)
    }
  }

  /** A server that hangs is not waited for to say goodbye. */
  async function leave(connection: Connection): Promise<void> {
    await answered(serverWaitMs, connection.close()).catch(() => undefined)
  }

  async function connected(): Promise<Connection> {
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
  function laidOut({ db }: Connection): Promise<void> {
    if (!db) throw new MongoUnavailable(`MongoDB at ${place} does not answer: ${problem}`)
    layout ??= answered(serverWaitMs, bringUp(db, `The database at ${place}`)).catch((error: unknown) => {
      layout = undefined
      throw named(error)
    })
    return layout
  }

  return {
    async documents(name) {
      const first = await connected()
      await laidOut(first)
      const schema = await documentSchema(name)
      const served = () => {
        const connection = current ?? first
        const existing = connection.models[name] as Model<RecordDocument> | undefined
        return existing ?? connection.model<RecordDocument>(name, schema)
      }
      return createDocuments(name, served, answerMs)
    },
    async ping() {
      const connection = await connected()
      await laidOut(connection)
      const { db } = connection
      if (!db) throw new MongoUnavailable(`MongoDB at ${place} does not answer: ${problem}`)
      try {
        await answered(serverWaitMs, db.command({ ping: 1 }))
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

/** The schema is of what surrounds a record; the record itself has been through its own. */
async function documentSchema(name: string) {
  const { Schema } = (await import('mongoose')).default
  const { Mixed } = Schema.Types
  return new Schema<RecordDocument>(
    {
      _id: { type: String, required: true },
      ownerId: { type: String, required: true },
      version: { type: Number, required: true },
      record: { type: Mixed, required: true },
      unique: { type: Mixed },
      causes: { type: [String], required: true },
      outbox: { type: [String], required: true },
      pending: { type: Date },
    },
    { collection: name, versionKey: false, minimize: false, id: false },
  )
}

/** Hosts and database, without user and password. */
function describe(uri: string): string {
  return uri
    .replace(/^[\w+]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/\?.*$/, '')
}
