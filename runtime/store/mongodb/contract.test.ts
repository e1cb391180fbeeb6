import { describe, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import type { OutgoingEvent } from '../../bus/port.ts'
import { randomIds, systemClock } from '../../clock/index.ts'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { dropDatabase } from '../../testing/mongo-database.ts'
import { createTcpGate } from '../../testing/tcp-gate.ts'
import { storeContract, type StoreHandle, type StoreUnderTest } from '../contract.ts'
import { createMongoStore } from './index.ts'

const server = engineFromEnvironment('MONGODB_URI')

// A compatible server may take one command at a time, and tests of many callers send thousands.
jest.setTimeout(120_000)

/** Commands that change or read records: the steps between which a process can die. */
const STEPS = new Set(['find', 'insert', 'update', 'delete', 'findAndModify'])

/** Name of the command in a message of the wire protocol: the first key of its document. */
function commandOf(message: Buffer): string {
  const name = message.subarray(26, 90).toString('latin1')
  return name.slice(0, Math.max(0, name.indexOf('\0')))
}

async function makeStore(): Promise<StoreUnderTest> {
  const direct = new URL(server ?? '')
  direct.pathname = `/docent_test_${randomUUID().slice(0, 8)}`
  const published: OutgoingEvent[] = []

  async function open({ dieAtStep = Infinity }: { dieAtStep?: number } = {}): Promise<StoreHandle> {
    const died = Promise.withResolvers<void>()
    let steps = 0
    let dead = false
    const step = () => {
      if (dead) return false
      if (++steps < dieAtStep) return true
      dead = true
      died.resolve()
      return false
    }
    const target = { host: direct.hostname, port: Number(direct.port) }
    const gate = await createTcpGate(target, { passes: (data) => (STEPS.has(commandOf(data)) ? step() : !dead) })
    const uri = new URL(direct)
    uri.host = `127.0.0.1:${gate.port}`
    const store = createMongoStore({
      uri: uri.href,
      bus: {
        async publish(events) {
          if (!step()) return new Promise(() => undefined)
          published.push(...events)
        },
      },
      log: pino({ level: 'silent' }),
      clock: systemClock,
      ids: randomIds,
      // Where one command is taken at a time, thousands wait long; so do the questions of the driver itself.
      serverWaitMs: 15_000,
      answerMs: 60_000,
      sweepEveryMs: 1_000,
      sweepAfterMs: 500,
      closeGraceMs: dieAtStep === Infinity ? 2_000 : 0,
    })
    return {
      store,
      died: died.promise,
      async close() {
        await store.close()
        await gate.close()
      },
      async kill() {
        dead = true
        await gate.close()
        await store.close()
      },
    }
  }

  return {
    open,
    published: () => published,
    async close() {
      await dropDatabase(direct.href)
    },
  }
}

if (server !== undefined) storeContract('MongoDB', makeStore)
else describe.skip('store contract: MongoDB', () => test('needs MONGODB_URI', () => undefined))
