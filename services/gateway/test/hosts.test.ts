import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGateway } from './fixtures.ts'

const OWN = 'help.larkfield.example'
const look = {
  success: true,
  widgetId: 'w1',
  name: 'Larkfield',
  keepHistory: true,
  branding: false,
  allowedDomains: ['larkfield.example'],
  color: '#8a3b2a',
  userMessageColor: '#3d4a47',
  position: 'bottom-left',
  size: 'small',
  botAvatarUrl: '',
  greetingMessage: 'Hello!',
}
let widgetDir: string
let webDir: string
beforeAll(() => {
  widgetDir = mkdtempSync(join(tmpdir(), 'docent-widget-'))
  webDir = mkdtempSync(join(tmpdir(), 'docent-web-'))
  mkdirSync(join(widgetDir, 'assets'))
  writeFileSync(join(widgetDir, 'loader.js'), 'result(givenLook);\n')
  writeFileSync(join(widgetDir, 'short.js'), 'short()')
  writeFileSync(join(widgetDir, 'card.js'), 'export const card = 1')
  writeFileSync(join(widgetDir, 'frame.html'), '<!doctype html><html><head></head><body></body></html>')
  writeFileSync(join(widgetDir, 'widget.d.ts'), 'export interface DocentApi {}')
  writeFileSync(join(widgetDir, 'assets', 'frame-1a2b.js'), 'frame()')
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Docent</title>')
})
afterAll(() => {
  rmSync(widgetDir, { recursive: true })
  rmSync(webDir, { recursive: true })
})

/** What the widget service says; a test may change it. */
const said = () => ({
  [`/api/own-host?host=${OWN}`]: { status: 200, body: { success: true, isServed: true, proof: 'the-proof' } },
  [`/api/widget-frame?widgetId=w1&host=${OWN}`]: { status: 200, body: look },
  '/api/widget-frame?widgetId=w1': { status: 200, body: look },
})
type Said = Record<string, { status: number; body: object }>
async function start(env: Record<string, string> = {}, reads: Said = said()) {
  let now = Date.now()
  const gateway = await startGateway({
    env: { PUBLIC_URL: 'https://docent.example.com', WIDGET_DIR: widgetDir, WEB_DIR: webDir, ...env },
    reads,
    now: () => new Date(now),
  })
  const get = (url: string, host: string, headers: Record<string, string> = {}) =>
    gateway.http.inject({ url, headers: { host, ...headers } })
  return { ...gateway, get, reads, later: (ms: number) => (now += ms) }
}

describe('a host of an owner', () => {
  test('serves the loader, the frame with its policy, and their files', async () => {
    const { get } = await start()
    const loader = await get('/assistant.js?id=w1', OWN)
    expect([loader.statusCode, loader.headers['access-control-allow-origin']]).toEqual([200, '*'])
    const frame = await get('/widget/frame?id=w1', OWN)
    expect(frame.statusCode).toBe(200)
    expect(frame.headers['content-security-policy']).toContain(
      'frame-ancestors https://larkfield.example http://larkfield.example',
    )
    for (const path of ['/widget/card.js', '/widget/assets/frame-1a2b.js', '/assistant.d.ts']) {
      expect([path, (await get(path, OWN)).statusCode]).toEqual([path, 200])
    }
    expect(loader.headers).not.toHaveProperty('strict-transport-security')
  })

  test.each([
    '/',
    '/login',
    '/pricing',
    '/widget.js?id=w1',
    '/widget.d.ts',
    '/widget/frame?preview',
    '/api/widgets',
    '/api/plans',
    '/api/auth/options',
    '/api/own-domains',
    '/api/openapi.json',
    '/mcp',
    '/healthz',
    '/readyz',
    '/own-domains/ask?domain=x.example',
    '/nowhere',
  ])('has nothing else: %s', async (path) => {
    const { get, forwarded } = await start()
    const answer = await get(path, OWN)
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is nothing at this address.\n'])
    expect(JSON.stringify(answer.headers)).not.toMatch(/docent/i)
    expect(forwarded).toEqual([])
  })

  test('shows nothing of a widget that is another owner’s', async () => {
    const { get } = await start({}, { ...said(), '/api/widget-frame?widgetId=w2': { status: 200, body: look } })
    expect((await get('/widget/frame?id=w2', OWN)).statusCode).toBe(404)
    expect((await get('/widget/frame?id=w2', 'docent.example.com')).statusCode).toBe(200)
  })

  test('hands on what visitors call, with the frame as where it comes from', async () => {
    const { http, forwarded } = await start()
    const call = (origin: string) =>
      http.inject({
        method: 'POST',
        url: '/api/get-answer',
        headers: { host: `${OWN}:8443`, origin, authorization: 'Bearer of-a-visitor' },
        payload: { question: 'Hello?' },
      })
    for (const origin of [`https://${OWN}:8443`, 'https://larkfield.example']) {
      expect((await call(origin)).statusCode).toBe(200)
    }
    expect(forwarded.map(({ headers }) => headers.origin)).toEqual([
      'https://docent.example.com',
      'https://larkfield.example',
    ])
  })

  test('takes no token of somebody who works for the account', async () => {
    const { http, tokens, forwarded } = await start()
    const authorization = `Bearer ${await tokens.sign('ada')}`
    const answer = await http.inject({
      method: 'POST',
      url: '/api/get-answer',
      headers: { host: OWN, authorization },
      payload: { question: 'Hello?' },
    })
    expect([answer.statusCode, forwarded]).toEqual([401, []])
  })

  test.each(['domain', 'here'])('says its proof, so that it is known that it leads here: %s', async (name) => {
    const { get } = await start()
    expect((await get(`/.well-known/assistant-${name}.txt`, OWN)).body).toBe('the-proof\n')
    expect((await get(`/.well-known/assistant-${name}.txt`, 'docent.example.com')).statusCode).toBe(404)
  })

  test('is found although somebody else comes under more names that are nobody’s than are asked for', async () => {
    const { get } = await start({ TRUST_PROXY: 'true' })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let at = 0; at < 1_300; at++) await get('/assistant.js?id=w1', `n${at}.example`, from('203.0.113.7'))
    expect((await get('/assistant.js?id=w1', OWN, from('203.0.113.7'))).statusCode).toBe(404)
    expect((await get('/assistant.js?id=w1', OWN, from('198.51.100.9'))).statusCode).toBe(200)
  })

  test('ends a moment after it is served no more, and bears that nobody can be asked', async () => {
    const { get, reads, later } = await start()
    const status = async () => (await get('/widget/frame?id=w1', OWN)).statusCode
    expect(await status()).toBe(200)
    reads[`/api/own-host?host=${OWN}`] = { status: 503, body: {} }
    later(10_000)
    expect(await status()).toBe(200)
    reads[`/api/own-host?host=${OWN}`] = { status: 200, body: { success: true, isServed: false, proof: null } }
    later(10_000)
    expect(await status()).toBe(404)
  })
})

describe('other names', () => {
  test('get nothing where the operator has said under which one people come', async () => {
    const { get } = await start({ PUBLIC_HOSTS: 'www.example.com' })
    for (const host of ['docent.example.com', 'DOCENT.example.com:443', 'www.example.com', '10.1.2.3', 'gateway']) {
      expect([host, (await get('/login', host)).statusCode]).toEqual([host, 200])
    }
    for (const host of ['unknown.example', 'docent.example.com.unknown.example', 'a.docent.example.com']) {
      const answer = await get('/login', host)
      expect([host, answer.statusCode, answer.body]).toEqual([host, 404, 'There is nothing at this address.\n'])
    }
  })

  test.each([
    ['nothing was said', { PUBLIC_URL: 'http://localhost:3000' }],
    ['all are wanted', { PUBLIC_HOSTS: '*' }],
  ])('get everything where %s', async (_, env: Record<string, string>) => {
    const { get } = await start(env)
    expect((await get('/login', 'unknown.example')).statusCode).toBe(200)
    expect((await get('/login', OWN)).statusCode).toBe(404)
  })

  test('count by what a trusted proxy says, and nobody else', async () => {
    const forwarded = { 'x-forwarded-host': OWN }
    const { get } = await start()
    expect((await get('/login', 'docent.example.com', forwarded)).statusCode).toBe(200)
    const behind = await start({ TRUST_PROXY: 'loopback' })
    expect((await behind.get('/login', 'docent.example.com', forwarded)).statusCode).toBe(404)
    expect((await behind.get('/widget/frame?id=w1', 'docent.example.com', forwarded)).statusCode).toBe(200)
  })
})

describe('a proxy that makes certificates', () => {
  test('is told for which names it may, also of those that come all the time', async () => {
    const { get, later } = await start()
    const ask = async (domain: string) =>
      (await get(`/own-domains/ask?domain=${encodeURIComponent(domain)}`, '127.0.0.1:3000')).statusCode
    expect([await ask(OWN), await ask('docent.example.com')]).toEqual([200, 200])
    for (const name of ['unknown.example', 'localhost', '10.0.0.1', '', 'a b', `${OWN}/x`]) {
      expect([name, await ask(name)]).toEqual([name, 404])
    }
    // Made-up names are answered without asking after a while; what was served goes on.
    for (let n = 0; n < 1_300; n++) await ask(`n${n}.example`)
    later(4_000)
    expect(await ask(OWN)).toBe(200)
  })
})
