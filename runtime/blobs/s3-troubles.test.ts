import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createScript,
  mute,
  reset,
  startLocalServer,
  type LocalServer,
  type ScriptedAnswer as Answer,
} from '../testing/local-server.ts'
import { BlobNotFound } from './port.ts'
import { createS3Blobs, S3Unavailable } from './s3.ts'

const owner = ownerId('owner-1')

const refusal =
  (status: number, code?: string): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(code ? `<Error><Code>${code}</Code><Message>${code} it is</Message></Error>` : '<html>gateway</html>')
  }
const whole: Answer = (response) => void response.end('all of it')
const cut: Answer = (response) => {
  response.writeHead(200, { 'content-length': '9' })
  response.write('all ', () => response.socket?.resetAndDestroy())
}
/** More than lies between two ends of a connection. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 'x')
const large: Answer = (response) => {
  response.writeHead(200, { 'content-length': LARGE.length })
  response.end(LARGE)
}
const halfThenMute: Answer = (response) => {
  response.writeHead(200, { 'content-length': '9' })
  response.write('all ')
}

describe('a server in trouble', () => {
  const script = createScript()
  let server: LocalServer
  const blobs = (silenceMs = 15_000) =>
    createS3Blobs({
      endpoint: server.url,
      accessKey: 'key',
      secretKey: 'secret',
      bucket: 'docent-test',
      region: 'us-east-1',
      silenceMs,
      random: () => 0,
    })

  beforeAll(async () => {
    server = await startLocalServer((request, response) => {
      request.resume()
      // The bucket is there.
      if (request.method === 'HEAD') response.end()
      else script.answer(response)
    })
  })
  afterAll(() => server.stop())

  test.each([
    ['503 SlowDown', refusal(503, 'SlowDown')],
    ['503 ServiceUnavailable', refusal(503, 'ServiceUnavailable')],
    ['503 of a proxy', refusal(503)],
    ['500 InternalError', refusal(500, 'InternalError')],
    ['400 RequestTimeout', refusal(400, 'RequestTimeout')],
    ['503 XMinioServerNotInitialized', refusal(503, 'XMinioServerNotInitialized')],
    ['a reset connection', reset],
    ['a body that is cut', cut],
  ])('%s is asked again, and said to be away when it stays', async (_, answer) => {
    script.play(answer, whole)
    expect(String(await blobs().bytes(owner, 'one'))).toBe('all of it')
    expect(script.asked()).toBe(2)
    script.play(answer)
    await expect(blobs().bytes(owner, 'one')).rejects.toBeInstanceOf(S3Unavailable)
    expect(script.asked()).toBe(4)
  })

  test.each([
    ['403 AccessDenied', refusal(403, 'AccessDenied')],
    ['404 NoSuchBucket', refusal(404, 'NoSuchBucket')],
  ])('%s is said at once', async (_, answer) => {
    script.play(answer)
    await expect(blobs().bytes(owner, 'one')).rejects.toBeInstanceOf(S3Unavailable)
    expect(script.asked()).toBe(1)
  })

  test('a blob that is not there is not taken for trouble', async () => {
    script.play(refusal(404, 'NoSuchKey'))
    await expect(blobs().bytes(owner, 'one')).rejects.toBeInstanceOf(BlobNotFound)
    await expect(blobs().read(owner, 'one')).rejects.toBeInstanceOf(BlobNotFound)
  })

  test('a blob that ends early while it is read says why', async () => {
    script.play(cut)
    const stream = await blobs().read(owner, 'one')
    await expect(stream.toArray()).rejects.toBeInstanceOf(S3Unavailable)
  })

  test('a reader who pauses for longer than the server may be silent gets all of it', async () => {
    script.play(large)
    const stream = await blobs(100).read(owner, 'one')
    await pause(400)
    let read = 0
    for await (const piece of stream) {
      if (read === 0) await pause(400)
      read += (piece as Buffer).length
    }
    expect(read).toBe(LARGE.length)
    expect(script.asked()).toBe(1)
  })

  test('a reader who leaves before the first piece keeps no connection', async () => {
    const left = new Promise((resolve) => {
      script.play((response) => {
        response.once('close', () => resolve('left'))
        halfThenMute(response)
      })
    })
    const stream = await blobs(60_000).read(owner, 'one')
    stream.destroy()
    expect(await left).toBe('left')
  })

  test('one that falls silent while it is read is not waited for without end, also after a pause', async () => {
    script.play(halfThenMute)
    const stream = await blobs(100).read(owner, 'one')
    const reading = async () => {
      for await (const _ of stream) await pause(200)
    }
    const problem = await reading().catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(S3Unavailable)
    expect(String(problem)).toMatch(/no answer within 0\.1 seconds/)
  })

  test.each([
    ['says nothing', mute],
    ['falls silent in the middle', halfThenMute],
  ])('one that %s is waited for once, not at every try', async (_, answer) => {
    script.play(answer)
    await expect(blobs(200).bytes(owner, 'one')).rejects.toBeInstanceOf(S3Unavailable)
    expect(script.asked()).toBe(1)
  })
})
