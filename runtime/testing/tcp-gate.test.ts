import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { createTcpGate, type TcpGate } from './tcp-gate.ts'
import { until } from './until.ts'

describe('a gate that holds', () => {
  const arrived: string[] = []
  const engine = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      arrived.push(String(data))
      socket.write(`heard ${String(data)}`)
    })
  })
  let gate: TcpGate

  beforeAll(async () => {
    engine.listen(0, '127.0.0.1')
    await once(engine, 'listening')
    gate = await createTcpGate({ host: '127.0.0.1', port: (engine.address() as AddressInfo).port })
  })
  afterAll(async () => {
    await gate.close()
    engine.close()
  })

  const caller = () => {
    const socket = createConnection({ host: '127.0.0.1', port: gate.port })
    const heard: string[] = []
    socket.on('data', (data) => heard.push(String(data)))
    return { socket, heard: () => heard.join('') }
  }
  const connected = (socket: Socket) => once(socket, 'connect')

  test('takes connections and bytes, passes nothing on, and loses nothing', async () => {
    const before = caller()
    before.socket.write('one')
    await until('the first is heard', () => before.heard() === 'heard one')
    gate.hold()
    before.socket.write('two')
    const during = caller()
    await connected(during.socket)
    during.socket.write('three')
    // What goes past the gate meanwhile shows that there was time enough.
    const past = createConnection((engine.address() as AddressInfo).port, '127.0.0.1')
    past.write('past')
    await once(past, 'data')
    expect(arrived).toEqual(['one', 'past'])
    await gate.open()
    await until('all are heard', () => before.heard() + during.heard() === 'heard oneheard twoheard three')
    for (const socket of [before.socket, during.socket, past]) socket.destroy()
  })

  test('what somebody wrote who has gone arrives late, as it does from a network', async () => {
    arrived.length = 0
    const { socket } = caller()
    await connected(socket)
    gate.hold()
    socket.end('late')
    await once(socket, 'finish')
    socket.destroy()
    await gate.open()
    await until('it arrives', () => arrived.includes('late'))
  })
})
