import { describe, expect, test } from '@jest/globals'
import { processDocument } from '@docent/proto/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EventEmitter } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { createLargeBodies } from '../src/admission/large-bodies.ts'
import { createTurns } from '../src/admission/turns.ts'
import { framePolicy } from '../src/embed/policy.ts'

const never = new AbortController().signal

/** Asks for a turn and notes when it came. */
function asking(bodies: ReturnType<typeof createLargeBodies>) {
  const came: string[] = []
  const ask = (owner: string, name = owner, gone = never) =>
    bodies.turn(owner, gone).then((giveBack) => {
      came.push(name)
      return giveBack
    })
  return { came, ask }
}

describe('large bodies', () => {
  test('are let in a few at a time, and fewer of one owner: another one comes before the rest of theirs', async () => {
    const { came, ask } = asking(createLargeBodies({ perOwner: 2, atOnce: 3, waitingPerOwner: 20 }))
    const mine = Array.from({ length: 16 }, (_, at) => ask('mallory', `mallory ${at}`))
    const other = await ask('ada')
    expect(came).toEqual(['mallory 0', 'mallory 1', 'ada'])
    const third = ask('ines')
    other()
    await third
    expect(came.at(-1)).toBe('ines')
    ;(await mine[0])?.()
    await mine[2]
    expect(came).toHaveLength(5)
  })

  test('of one owner wait in a line of a limited length, and who leaves it is not waited for', async () => {
    const { came, ask } = asking(createLargeBodies({ perOwner: 1, atOnce: 1, waitingPerOwner: 2 }))
    const first = await ask('ada')
    const leaving = new AbortController()
    const gone = ask('ada', 'gone', leaving.signal)
    const last = ask('ada', 'last')
    await expect(ask('ada')).rejects.toMatchObject({ code: 'too_many_requests' })
    leaving.abort(new Error('the client left'))
    await expect(gone).rejects.toThrow('the client left')
    first()
    first()
    await last
    expect(came).toEqual(['ada', 'last'])
  })
})

describe('turns of large bodies', () => {
  const owner = { 'content-type': 'application/octet-stream', 'content-length': String(2 * 1024 * 1024) }

  /** A gateway that takes one file at a time, and a client that sends the head of one and what it is told to. */
  async function startWithOneTurn() {
    const line = createLargeBodies({ perOwner: 1, atOnce: 1, waitingPerOwner: 5 })
    const turns = createTurns({ held: line, streamed: line, lookMs: 40 })
    const server = createServer()
    const begun: string[] = []
    server.on('request', (request, response) => {
      const name = String(request.headers['x-name'])
      const raw = { raw: request } as FastifyRequest
      turns.take(processDocument, name, raw, { raw: response } as unknown as FastifyReply).then(
        () => {
          begun.push(name)
          request.resume()
          request.on('end', () => response.end('done'))
        },
        () => response.destroy(),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const send = (name: string) => {
      const headers = { ...owner, 'x-name': name }
      const call = httpRequest({ host: '127.0.0.1', port, method: 'POST', headers })
      const ended = new Promise<string>((resolve) => {
        call.on('response', (reply) => reply.on('data', (piece) => resolve(String(piece))))
        call.on('error', () => resolve('cut off'))
      })
      call.flushHeaders()
      return { call, ended }
    }
    return { begun, send, close: () => new Promise((resolve) => server.close(resolve)) }
  }

  test('a file that stalls loses its turn to one that waits, and only then', async () => {
    const { begun, send, close } = await startWithOneTurn()
    const slow = send('mallory')
    while (begun.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const whole = send('ada')
    whole.call.end(Buffer.alloc(2 * 1024 * 1024))
    expect(await slow.ended).toBe('cut off')
    expect(await whole.ended).toBe('done')
    expect(begun).toEqual(['mallory', 'ada'])
    await close()
  })

  test('a file gives its turn back when it has arrived, before it is answered', async () => {
    const line = createLargeBodies({ perOwner: 1, atOnce: 1, waitingPerOwner: 5 })
    const turns = createTurns({ held: line, streamed: line })
    const arriving = () => {
      const raw = Object.assign(new PassThrough(), { headers: owner, socket: { bytesRead: 0 } })
      const reply = Object.assign(new EventEmitter(), { destroyed: false })
      const taken = turns.take(
        processDocument,
        'ada',
        { raw } as unknown as FastifyRequest,
        { raw: reply } as unknown as FastifyReply,
      )
      return { raw, taken }
    }
    const first = arriving()
    await first.taken
    const second = arriving()
    first.raw.resume().end('x')
    await second.taken
  })
})

test.each([
  'https://evil.example;script-src',
  'https://a,b.example',
  "https://x'unsafe-inline'/",
  'https://*.example',
  'https://a b',
])('the address of a picture adds nothing to the policy of the frame: %s', (avatar) => {
  const policy = framePolicy({ ancestors: '*', avatar })
  expect(policy.split('; ').find((one) => one.startsWith('img-src'))).toBe("img-src 'self'")
  expect(policy.split(';')).toHaveLength(8)
})
