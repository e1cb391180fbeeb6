import { afterEach, describe, expect, test } from '@jest/globals'
import { startLocalServer } from '@docent/runtime/testing/local-server.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createDocent, DocentError, type AnswerEvent, type DocentOptions } from '../src/index.ts'

interface Came {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (came: Came, response: ServerResponse) => void

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { success: false, error: `It says ${code}.`, code }, headers)
const reset: Answer = (_, response) => void response.socket?.resetAndDestroy()
const found = json(200, { success: true, results: [] })
const documents = json(200, { success: true, data: [] })

/** A server that gives token-1, token-2, … for a key, and plays these answers to all other calls. */
async function serve(
  answers: Answer[],
  { expiresIn = 60, ...options }: Partial<DocentOptions> & { expiresIn?: number } = {},
) {
  const came: Came[] = []
  let exchanges = 0
  const server = await startLocalServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      if (url === '/docs/api/auth/key-token') {
        exchanges += 1
        return json(200, { success: true, accessToken: `token-${exchanges}`, expiresIn })({} as Came, response)
      }
      const one = { method, url, headers, body: String(Buffer.concat(parts)) }
      came.push(one)
      return answers[Math.min(came.length, answers.length) - 1]?.(one, response)
    })
  })
  ends.push(() => server.stop())
  const docent = createDocent({ address: `${server.url}/docs/`, key: 'docent_key', ...options })
  return { docent, came, exchanges: () => exchanges }
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as DocentError,
  )

describe('a call', () => {
  test('carries its input where the contract has it, and a token of the key', async () => {
    const { docent, came } = await serve([json(200, { success: true, widget: {} })])
    await docent.updateWidget({ id: 'w 1', name: 'Shop', documentIds: ['d'], dailyAnswerLimit: null, color: undefined })
    expect(came).toMatchObject([{ method: 'PUT', url: '/docs/api/widgets?id=w+1' }])
    expect(came[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'content-type': 'application/json' })
    expect(JSON.parse(came[0]?.body ?? '')).toEqual({ name: 'Shop', documentIds: ['d'], dailyAnswerLimit: null })
  })

  test.each<[string, () => Blob | string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>]>([
    ['text', () => 'Zürich'],
    ['bytes', () => new TextEncoder().encode('Zürich')],
    ['a blob', () => new Blob(['Zürich'])],
    ['a stream', () => new Blob(['Zürich']).stream()],
  ])('uploads a file that is %s as it is', async (_, make) => {
    const { docent, came } = await serve([json(200, { success: true, documentId: 'd', chunks: [], message: '' })])
    await docent.processDocument({ fileName: 'a&b.md', file: make() })
    expect(came).toMatchObject([{ url: '/docs/api/process-document?fileName=a%26b.md', body: 'Zürich' }])
    expect(came[0]?.headers['content-type']).toBe('application/octet-stream')
  })

  test('gives a file back byte for byte', async () => {
    const { docent } = await serve([(_, response) => void response.end(Buffer.from([0, 255, 10]))])
    const file = await docent.documentFile({ documentId: 'd' })
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 10])
  })

  test('takes a token instead of a key, and asks for the present one each time', async () => {
    let given = 0
    const { docent, came, exchanges } = await serve([documents], { key: undefined, token: () => `mine-${++given}` })
    await docent.listDocuments()
    await docent.listDocuments()
    expect(came.map(({ headers }) => headers.authorization)).toEqual(['Bearer mine-1', 'Bearer mine-2'])
    expect(exchanges()).toBe(0)
  })

  test('an address that is none is refused at once', () => {
    expect(() => createDocent({ address: 'ftp://docent.example.com', key: 'k' })).toThrow('is no address of a website')
  })
})

describe('the token of a key', () => {
  test('is shared by all calls that wait for it, and kept', async () => {
    const { docent, exchanges } = await serve([documents])
    await Promise.all([docent.listDocuments(), docent.listDocuments(), docent.listDocuments()])
    await docent.listDocuments()
    expect(exchanges()).toBe(1)
  })

  test('is renewed before it ends', async () => {
    const { docent, exchanges } = await serve([documents], { expiresIn: 0 })
    await docent.listDocuments()
    await docent.listDocuments()
    expect(exchanges()).toBe(2)
  })

  test('is renewed once where it ran out on the way, for a call that changes something, too', async () => {
    const { docent, came } = await serve([refusal(401, 'not_signed_in'), json(200, { success: true, message: '' })])
    await docent.deleteDocument({ documentId: 'd' })
    expect(came.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
    const bad = await serve([refusal(401, 'not_signed_in')])
    expect(await failure(bad.docent.listDocuments())).toMatchObject({ status: 401, code: 'not_signed_in' })
    expect(bad.came).toHaveLength(2)
  })

  test('a caller who leaves does not end the exchange that others wait for', async () => {
    const { docent, came } = await serve([documents])
    const leaving = new AbortController()
    const left = failure(docent.listDocuments({}, { signal: leaving.signal }))
    const stays = docent.listDocuments()
    leaving.abort(new Error('left'))
    expect(await left).toMatchObject({ message: 'left' })
    await stays
    expect(came).toHaveLength(1)
  })
})

describe('what fails', () => {
  test('says status, code, sentence and request id', async () => {
    const { docent } = await serve([refusal(404, 'document_not_found', { 'x-request-id': 'r-1' })])
    const error = await failure(docent.deleteDocument({ documentId: 'd' }))
    expect(error).toBeInstanceOf(DocentError)
    expect(error).toMatchObject({ status: 404, code: 'document_not_found', requestId: 'r-1' })
    expect(error?.message).toBe('It says document_not_found.')
  })

  test('is tried again where it only reads', async () => {
    const { docent, came } = await serve([reset, refusal(503, 'unavailable'), found])
    await docent.search({ question: 'Ships?' })
    expect(came).toHaveLength(3)
  })

  test('is never tried again where it may have changed something', async () => {
    for (const answer of [reset, refusal(503, 'unavailable'), refusal(500, 'internal')]) {
      const { docent, came } = await serve([answer])
      await failure(docent.createWidget({ name: 'Shop' }))
      expect(came).toHaveLength(1)
    }
  })

  test('is tried again after its time where it was turned away for its rate', async () => {
    const { docent, came } = await serve([
      refusal(429, 'too_many_requests', { 'retry-after': '0' }),
      json(200, { success: true, id: 'w', widget: {} }),
    ])
    await docent.createWidget({ name: 'Shop' })
    expect(came).toHaveLength(2)
  })

  test('is told at once where the wait would be long', async () => {
    const { docent, came } = await serve([refusal(429, 'too_many_requests', { 'retry-after': '3600' })])
    expect(await failure(docent.listDocuments())).toMatchObject({ status: 429, retryAfterSeconds: 3600 })
    expect(came).toHaveLength(1)
  })

  test('is told after the last try, a connection as well', async () => {
    const { docent, came } = await serve([reset], { retries: 1 })
    expect(await failure(docent.listDocuments())).toMatchObject({ status: 0, code: 'connection_failed' })
    expect(came).toHaveLength(2)
  })

  test('is told as such where something else answers', async () => {
    const { docent } = await serve([(_, response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>')], {
      retries: 0,
    })
    expect(await failure(docent.listDocuments())).toMatchObject({ status: 502, code: 'unexpected_reply' })
    const strange = await serve([(_, response) => void response.end('<h1>It works</h1>')])
    expect(await failure(strange.docent.listDocuments())).toMatchObject({ status: 200, code: 'unexpected_reply' })
  })

  test('a redirect is not followed: the key goes nowhere else', async () => {
    const { docent, came } = await serve(
      [(_, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
      { retries: 0 },
    )
    expect(await failure(docent.listDocuments())).toMatchObject({ code: 'connection_failed' })
    expect(came).toHaveLength(1)
  })

  test('a call that is ended by its caller rejects with their reason, and is ended there', async () => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { docent } = await serve([
      (_, response) => {
        response.once('close', close)
        begin()
      },
    ])
    const leaving = new AbortController()
    const left = failure(docent.listDocuments({}, { signal: leaving.signal }))
    await begun
    leaving.abort(new Error('left'))
    expect(await left).toMatchObject({ message: 'left' })
    await closed
  })
})

describe('a streamed answer', () => {
  const stream =
    (...pieces: string[]): Answer =>
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const piece of pieces) response.write(piece)
      response.end()
    }
  const done = { answer: '30 days [1]', answered: true, support: 'strong', sources: [], messageId: 'm' }
  const read = async (events: AsyncIterable<AnswerEvent>) => {
    const all: AnswerEvent[] = []
    for await (const event of events) all.push(event)
    return all
  }

  test('comes event by event, however the bytes are cut and the lines end', async () => {
    const text = `: open\n\nevent: sources\ndata: {"sources":[]}\n\nevent: delta\r\ndata: {"text":"Zü\\nrich 🫖"}\r\n\r\nevent: later\ndata: {}\n\nevent: done\ndata: ${JSON.stringify(done)}\n\n`
    const bytes = Buffer.from(text)
    const { docent, came } = await serve([
      (_, response) => {
        for (const byte of bytes) response.write(Buffer.from([byte]))
        response.end()
      },
    ])
    expect(await read(docent.streamAnswer({ question: 'How long?' }))).toEqual([
      { type: 'sources', sources: [] },
      { type: 'delta', text: 'Zü\nrich 🫖' },
      { type: 'done', ...done },
    ])
    expect(came[0]?.headers.accept).toBe('text/event-stream')
  })

  test('is whole once it was, whatever a later release says after it', async () => {
    const { docent } = await serve([
      stream(`event: done\ndata: ${JSON.stringify(done)}\n\n`, 'event: later\ndata: {}\n\n'),
    ])
    expect(await read(docent.streamAnswer({ question: 'How long?' }))).toEqual([{ type: 'done', ...done }])
  })

  test('that fails on the way throws what it says', async () => {
    const { docent } = await serve([stream('event: error\ndata: {"error":"No.","code":"assistant_away"}\n\n')])
    expect(await failure(read(docent.streamAnswer({ question: 'How long?' })))).toMatchObject({
      code: 'assistant_away',
      message: 'No.',
    })
  })

  test('that breaks off, or ends before it is done, is no answer', async () => {
    for (const end of [
      stream('event: delta\ndata: {"text":"30"}\n\n'),
      ((_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('event: delta\ndata: {"text":"30"}\n\n', () => response.destroy())
      }) as Answer,
    ]) {
      const { docent } = await serve([end])
      expect(await failure(read(docent.streamAnswer({ question: 'How long?' })))).toMatchObject({
        code: 'connection_failed',
      })
    }
  })

  test('ends at the server when the reader stops', async () => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    const { docent } = await serve([
      (_, response) => {
        response.once('close', close)
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: delta\ndata: {"text":"30"}\n\n')
      },
    ])
    for await (const event of docent.streamAnswer({ question: 'How long?' })) {
      expect(event).toEqual({ type: 'delta', text: '30' })
      break
    }
    await closed
  })
})
