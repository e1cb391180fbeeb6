import { describe, expect, test } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { verifiedWebhook, type WebhookRequest } from '../src/index.ts'

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`
const secret = secretOf('a')
const now = () => Math.floor(Date.now() / 1_000)
const message = {
  type: 'document.deleted',
  version: 1,
  timestamp: '2026-11-24T09:30:00.000Z',
  data: { documentId: 'd1' },
}
const text = JSON.stringify(message)

function signatureBy(secret: string, { body = text, sent = now() } = {}): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`m1.${sent}.${body}`).digest('base64')}`
}

function sent({
  at = now(),
  by = [secret],
  ...more
}: Partial<Omit<WebhookRequest, 'headers'>> & { at?: number; by?: string[] } = {}) {
  const headers = {
    'webhook-id': 'm1',
    'webhook-timestamp': String(at),
    'webhook-signature': by.map((one) => signatureBy(one, { sent: at })).join(' '),
  }
  return { body: text, secret, ...more, headers }
}

const refused = { name: 'DocentError', code: 'webhook_not_verified', status: 0 }

describe('a webhook message', () => {
  test('is given with its type once it is verified, from headers of either kind and a body of either kind', async () => {
    const one = await verifiedWebhook(sent())
    expect(one).toEqual(message)
    if (one.type === 'document.deleted') expect(one.data.documentId).toBe('d1')
    const { headers, ...rest } = sent()
    expect(await verifiedWebhook({ ...rest, headers: new Headers(headers), body: Buffer.from(text) })).toEqual(message)
  })

  test('is verified by the former secret or the new one, and signed with both', async () => {
    const former = secretOf('b')
    expect(await verifiedWebhook(sent({ by: [former, secret] }))).toEqual(message)
    expect(await verifiedWebhook(sent({ by: [former], secret: [secret, former] }))).toEqual(message)
  })

  test.each([
    ['signed by another secret', sent({ by: [secretOf('c')] })],
    ['changed on its way', sent({ body: text.replace('d1', 'd2') })],
    ['written anew, with spaces', sent({ body: JSON.stringify(message, undefined, 1) })],
    ['sent six minutes ago', sent({ at: now() - 360 })],
    ['sent six minutes ahead', sent({ at: now() + 360 })],
    ['without a time', { ...sent(), headers: { ...sent().headers, 'webhook-timestamp': 'soon' } }],
    ['without a header', { ...sent(), headers: { ...sent().headers, 'webhook-id': undefined } }],
    ['with a signature that is none', { ...sent(), headers: { ...sent().headers, 'webhook-signature': 'v1,?? v2,x' } }],
    ['with the id of another', { ...sent(), headers: { ...sent().headers, 'webhook-id': 'm2' } }],
  ])('%s is refused', async (_, request) => {
    await expect(verifiedWebhook(request)).rejects.toMatchObject(refused)
  })

  test('a longer tolerance takes an older one', async () => {
    expect(await verifiedWebhook({ ...sent({ at: now() - 360 }), toleranceSeconds: 600 })).toEqual(message)
  })

  test('a secret that is none is the mistake of the caller', async () => {
    await expect(verifiedWebhook(sent({ secret: 'something' }))).rejects.toThrow('begins with whsec_')
  })
})
