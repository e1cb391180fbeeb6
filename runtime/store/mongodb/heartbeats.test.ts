import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { MongoClient } from 'mongodb'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { createTcpGate } from '../../testing/tcp-gate.ts'
import { until } from '../../testing/until.ts'
import { createMongoConnection } from './connection.ts'
import { watchHeartbeats } from './heartbeats.ts'

const uri = engineFromEnvironment('MONGODB_URI')
const silent = { info: () => undefined, warn: () => undefined, debug: () => undefined }

describe('the watch over the driver', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const watched = () => {
    const client = new EventEmitter()
    let stuck = 0
    const options = { answerMs: 20, everyMs: 20, onStuck: () => (stuck += 1) }
    const end = watchHeartbeats(client as unknown as MongoClient, options)
    const tell = (name: string, awaited = false) => client.emit(name, { connectionId: 'server:27017', awaited })
    return { tell, end, stuck: () => stuck }
  }

  test('a question without an answer or a failure is noticed', () => {
    const { tell, stuck } = watched()
    tell('serverHeartbeatStarted')
    jest.runAllTimers()
    expect(stuck()).toBe(1)
  })

  test('answers and failures are both signs of life, and a watch that ended sees nothing', () => {
    const { tell, end, stuck } = watched()
    tell('serverHeartbeatStarted')
    tell('serverHeartbeatSucceeded')
    tell('serverHeartbeatStarted', true)
    tell('serverHeartbeatFailed')
    tell('serverHeartbeatStarted')
    end()
    jest.runAllTimers()
    expect(stuck()).toBe(0)
  })
})

const title = 'connections whose server goes away again and again'
const suite = uri ? describe : describe.skip
suite(uri ? title : `${title} [skipped: MONGODB_URI is not set]`, () => {
  test('all find it again each time', async () => {
    const { hostname, port, pathname } = new URL(uri ?? '')
    const gate = await createTcpGate({ host: hostname, port: Number(port) })
    const connections = Array.from({ length: 8 }, () =>
      createMongoConnection({
        uri: `mongodb://127.0.0.1:${gate.port}${pathname}`,
        log: silent,
        serverWaitMs: 2_000,
        answerMs: 5_000,
        random: Math.random,
      }),
    )
    const open = (one: (typeof connections)[number]) =>
      until('a connection', () => one.documents('heartbeats').catch(() => undefined), 60_000)
    const models = await Promise.all(connections.map(open))
    const ask = (index: number) => models[index]?.findOne({ _id: 'nobody' })
    let stop = false
    // Questions are always under way, because it is they that notice first.
    const asking = Promise.all(
      models.flatMap((_, index) =>
        [1, 2, 3, 4].map(async () => {
          while (!stop) await Promise.resolve(ask(index)).catch(() => sleep(10))
        }),
      ),
    )
    for (let round = 0; round < 3; round++) {
      await sleep(300)
      await gate.shut()
      await sleep(700)
      await gate.open()
      for (const index of models.keys()) {
        const answers = () =>
          Promise.resolve(ask(index)).then(
            () => true,
            () => false,
          )
        await until(`connection ${index} answers in round ${round}`, answers, 60_000)
      }
    }
    stop = true
    await asking
    await Promise.all(connections.map((one) => one.close()))
    await gate.close()
  }, 240_000)
})
