import { describe, expect, test } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setting } from '../../config/index.ts'
import { defineService } from '../../service/index.ts'
import { freePort } from '../../testing/free-ports.ts'
import { createTestTokens } from '../../testing/tokens.ts'
import { z } from 'zod'
import { lookAtClock } from './clock.ts'
import { lookAtBlobs } from './engines.ts'
import { lookAt, told } from './finding.ts'
import { examine } from './index.ts'
import { lookAtModels } from './models.ts'

const everything = defineService({
  name: 'everything',
  settings: {
    size: setting({ env: 'SIZE', doc: 'How large.', schema: z.coerce.number().max(9).default(1) }),
  },
  needs: ['store', 'bus', 'blobs', 'vectors', 'mail', 'models'],
  start: async () => ({}),
})
const { env: keys } = await createTestTokens()
const nowhere = `127.0.0.1:${await freePort()}`
const away = {
  ...keys,
  KAFKA_BROKERS: nowhere,
  MONGODB_URI: `mongodb://${nowhere}/docent`,
  S3_ENDPOINT: `http://${nowhere}`,
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'a-secret-that-is-never-shown',
  QDRANT_URL: `http://${nowhere}`,
  SMTP_URL: `smtp://user:a-secret-that-is-never-shown@${nowhere}`,
  OPENAI_BASE_URL: `http://${nowhere}/v1`,
  OPENAI_RETRIES: '0',
  ENGINE_ANSWER_SECONDS: '1',
}

describe('the doctor', () => {
  test('names every engine that is away on a line of its own, with the reason and what to look at, and no secret', async () => {
    const findings = await examine(everything, away)
    const bad = findings.filter(({ state }) => state === 'bad')
    expect(bad.map(({ what }) => what)).toEqual([
      'Kafka',
      'MongoDB',
      'S3',
      'Qdrant',
      'mail',
      'model that embeds',
      'model that answers',
    ])
    for (const { says, remedy } of bad) {
      expect(says).toMatch(/ECONNREFUSED|answer|connect/i)
      expect(remedy).toMatch(/[A-Z]+_[A-Z]+/)
    }
    expect(told(findings)).not.toContain('never-shown')
    expect(told(findings)).toMatch(/^BAD +Kafka .*\n +KAFKA_BROKERS, /m)
  })

  test('says every problem of the settings before it asks anybody', async () => {
    const findings = await examine(everything, { ...away, SIZE: '12', KAFKA_BROKERS: '' })
    expect(findings.map(({ state }) => state)).toEqual(['bad', 'bad'])
    expect(findings.map(({ says }) => says).join()).toMatch(/KAFKA_BROKERS.*SIZE/)
  })

  test('does not wait for what hangs', async () => {
    const finding = await lookAt('something', 'look at it', () => new Promise<string>(() => undefined), 20)
    expect(finding).toEqual({
      what: 'something',
      state: 'bad',
      says: 'no answer within 0.02 seconds',
      remedy: 'look at it',
    })
  })

  test.each([
    ['self-signed certificate in certificate chain', /^NODE_EXTRA_CA_CERTS/],
    ['unable to verify the first certificate', /^NODE_EXTRA_CA_CERTS/],
    [
      "Hostname/IP does not match certificate's altnames: IP: 127.0.0.1 is not in the cert's list",
      /^a name or address/,
    ],
    ['certificate has expired', /days are now/],
    ['connect ECONNREFUSED', /^look at it$/],
  ])('says what helps against "%s"', async (says, remedy) => {
    const finding = await lookAt('something', 'look at it', () => Promise.reject(new Error(says)))
    expect(finding.remedy).toMatch(remedy)
  })

  test('tells a key that may read but not write', async () => {
    const put = () => Promise.reject(new Error('Access Denied'))
    const finding = await lookAtBlobs({ put } as never)
    expect(finding).toMatchObject({ what: 'S3', state: 'bad', says: 'Access Denied' })
  })

  test('says that nothing is connected where answers are quoted, and calls no model for it', async () => {
    const embedder = { offline: true } as never
    const [embeds, answers] = await lookAtModels({ embedder, chat: null })
    expect([embeds?.state, answers?.state]).toEqual(['good', 'good'])
    expect(answers?.says).toContain('quoted')
  })

  test.each([
    [0, 'good'],
    [-30_000, 'doubtful'],
    [30_000, 'doubtful'],
    [120_000, 'bad'],
  ])('calls a clock that is %d ms apart %s', async (offMs, state) => {
    const server: Server = createServer((_, reply) => reply.end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const [finding] = await lookAtClock('S3', `http://127.0.0.1:${port}`, () => Date.now() + offMs)
    server.close()
    expect(finding?.state).toBe(state)
  })
})
