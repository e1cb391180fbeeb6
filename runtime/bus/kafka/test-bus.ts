import { randomUUID } from 'node:crypto'
import { connect as connectTcp, type Socket } from 'node:net'
import pino from 'pino'
import { createClient } from './client.ts'
import { createKafkaBus, ensureTopics, type KafkaBusOptions } from './index.ts'

const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
const DELETED_WITHIN_MS = 60_000

/** Sockets that can be cut, as by a kill of the process that holds them, or by a broker that goes away. */
function cuttableSockets() {
  const sockets = new Set<Socket>()
  let cut = false
  return {
    socketFactory({ host, port, onConnect }: { host: string; port: number; onConnect(): void }): Socket {
      const socket = connectTcp({ host, port }, onConnect).setKeepAlive(true)
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      if (cut) socket.destroy(new Error('connect ECONNREFUSED: the test cut the line'))
      return socket
    },
    cut() {
      cut = true
      for (const socket of sockets) socket.destroy(new Error('read ECONNRESET: the test cut the line'))
    },
    mend() {
      cut = false
    },
  }
}

/** Deletes the topics that a test run has created. */
export async function forgetTopics(brokers: readonly string[], prefix: string): Promise<void> {
  // A broker that deletes the files of many topics is busy for longer than a service would wait.
  const client = createClient({ brokers, clientId: 'docent-test', log, answerWithinMs: DELETED_WITHIN_MS })
  try {
    const mine = await client.ask(async (admin) => (await admin.listTopics()).filter((one) => one.startsWith(prefix)))
    if (mine.length > 0) await client.ask((admin) => admin.deleteTopics({ topics: mine, timeout: DELETED_WITHIN_MS }))
  } finally {
    await client.close()
  }
}

/** Buses with topics and groups of their own on a running broker. */
export function testKafka(brokers: string, prefix = `t${randomUUID().slice(0, 8)}.`) {
  const base = { brokers: brokers.split(','), clientId: 'docent-test', log, topicPrefix: prefix }
  return {
    prefix,
    options: base,
    open(options: Partial<KafkaBusOptions> = {}) {
      const line = cuttableSockets()
      const bus = createKafkaBus({
        ...base,
        partitions: 3,
        sessionTimeoutMs: 6_000,
        // They stop much more often than they rest.
        fetchWaitMs: 100,
        stopGraceMs: 2_000,
        socketFactory: line.socketFactory,
        ...options,
      })
      return { bus, line }
    },
    prepareTopics: (topics: readonly string[]) =>
      ensureTopics({ ...base, topics: Object.fromEntries(topics.map((topic) => [topic, 3])) }),
    forget: () => forgetTopics(base.brokers, prefix),
  }
}
