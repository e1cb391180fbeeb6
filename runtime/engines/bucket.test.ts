import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startLocalServer, type LocalServer } from '../testing/local-server.ts'

const step = fileURLToPath(new URL('bucket.ts', import.meta.url))
const asked: string[] = []
let may = true
let server: LocalServer

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    request.resume()
    asked.push(`${request.method} ${request.url}`)
    response.statusCode = request.method === 'HEAD' ? 404 : may ? 200 : 403
    response.end(
      response.statusCode === 403 ? '<Error><Code>AccessDenied</Code><Message>Access denied</Message></Error>' : '',
    )
  })
})
afterAll(() => server.stop())

const run = () =>
  promisify(execFile)(process.execPath, [step], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      S3_ENDPOINT: server.url,
      S3_ACCESS_KEY: 'bucket',
      S3_SECRET_KEY: 'secret',
      S3_BUCKET: 'documents',
    },
  })

test('makes the bucket that is missing, and ends', async () => {
  await run()
  expect(asked).toEqual(['HEAD /documents', 'PUT /documents'].map((one) => expect.stringContaining(one)))
}, 60_000)

test('an account that may make none ends it with the reason, and without a key', async () => {
  may = false
  const failure = (await run().catch((error: unknown) => error)) as { code: number; stderr: string }
  expect(failure.code).toBe(1)
  expect(failure.stderr).toContain('Access denied')
  expect(failure.stderr).not.toContain('secret')
}, 60_000)
