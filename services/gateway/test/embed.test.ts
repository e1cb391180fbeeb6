import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { startGateway } from './fixtures.ts'

const settings = {
  success: true,
  widgetId: 'w1',
  name: '</script><script>alert(1)</script>\u2028',
  keepHistory: true,
  branding: true,
  allowedDomains: ['shop.example', '*.shop.example', 'shop.example:8443'],
  color: '#8a3b2a',
  userMessageColor: '#3d4a47',
  position: 'bottom-left',
  size: 'small',
  botAvatarUrl: 'https://pictures.example/bot.png',
  greetingMessage: 'Hello! $& <!--',
}
let widgetDir: string

beforeAll(() => {
  widgetDir = mkdtempSync(join(tmpdir(), 'docent-widget-'))
  mkdirSync(join(widgetDir, 'assets'))
  writeFileSync(join(widgetDir, 'loader.js'), 'result(givenLook);\n')
  writeFileSync(join(widgetDir, 'short.js'), 'short()')
  writeFileSync(join(widgetDir, 'card.js'), 'export const card = 1')
  writeFileSync(join(widgetDir, 'frame.html'), '<!doctype html><html><head></head><body></body></html>')
  writeFileSync(join(widgetDir, 'widget.d.ts'), 'export interface DocentApi {}')
  writeFileSync(join(widgetDir, 'assets', 'frame-1a2b.js'), 'frame()')
})
afterAll(() => rmSync(widgetDir, { recursive: true }))

const start = (more: object = {}, env = {}) =>
  startGateway({
    env: { WIDGET_DIR: widgetDir, ...env },
    reads: { '/api/widget-frame?widgetId=w1': { status: 200, body: { ...settings, ...more } } },
  })

const lookOf = (script: string) => {
  let look: unknown
  runInNewContext(script, { result: (given: unknown) => (look = given) })
  return look && { ...look }
}
const policyOf = (header: unknown) =>
  new Map(
    String(header)
      .split('; ')
      .map((one) => one.split(/ (.*)/s) as [string, string]),
  )

describe('the loader', () => {
  test('has the look of its widget written in, and nothing that only the frame needs', async () => {
    const { http } = await start()
    const answer = await http.inject('/widget.js?id=w1')
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(answer.body).not.toContain('<')
    const { widgetId, name, keepHistory, allowedDomains, color, position, size } = settings
    const look = { widgetId, name, keepHistory, allowedDomains, color, position, size }
    expect(lookOf(answer.body)).toEqual({ ...look, word: 'Docent' })
  })

  test('draws its card on the paper that the owner chose, where that is always the same', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { http } = await start({ theme })
      expect(lookOf((await http.inject('/widget.js?id=w1')).body)).toMatchObject({ theme })
      expect((await http.inject('/widget/frame?id=w1')).body).toContain(`"theme":"${theme}"`)
    }
  })

  test.each(['unknown', '', '../me', 'w1&x=1', 'a'.repeat(200)])(
    'of no widget, %j, it has no look and is not kept',
    async (id) => {
      const { http } = await start()
      const answer = await http.inject(`/widget.js?id=${encodeURIComponent(id)}`)
      expect(answer.statusCode).toBe(200)
      expect(lookOf(answer.body)).toBeUndefined()
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test('is at most five minutes old, and sent again only when it is another one', async () => {
    const { http } = await start()
    const { headers } = await http.inject('/widget.js?id=w1')
    const [fresh = 0, stale = 0] = [...String(headers['cache-control']).matchAll(/=(\d+)/g)].map(([, of]) => Number(of))
    expect(fresh + stale).toBeLessThanOrEqual(300)
    const again = { url: '/widget.js?id=w1', headers: { 'if-none-match': `W/${String(headers.etag)}` } }
    const same = await http.inject(again)
    expect([same.statusCode, same.body]).toEqual([304, ''])
    expect(same.headers).toMatchObject({
      'cache-control': headers['cache-control'],
      etag: headers.etag,
      'access-control-allow-origin': '*',
    })
    const other = await (await start({ name: 'Renamed' })).http.inject(again)
    expect(lookOf(other.body)).toMatchObject({ name: 'Renamed' })
    const gone = await (await startGateway({ env: { WIDGET_DIR: widgetDir } })).http.inject(again)
    expect(lookOf(gone.body)).toBeUndefined()
  })

  test('without an id asks for the one with it', async () => {
    const { http } = await start()
    expect((await http.inject('/widget.js')).body).toBe('short()')
  })

  test('has neutral names under a neutral address, and wears what white label chose', async () => {
    const worn = { css: { '--page': '#101418' }, words: { en: { field: 'Ask' } }, header: '#14323a', radius: 4 }
    const { http } = await start({ worn, footer: { text: 'Larkfield', url: '' } })
    const answer = await http.inject('/assistant.js?id=w1')
    expect(lookOf(answer.body)).toMatchObject({
      word: 'Assistant',
      color: settings.color,
      header: '#14323a',
      radius: 4,
    })
    expect(lookOf(answer.body)).not.toHaveProperty('css')
    expect((await http.inject('/assistant.d.ts')).body).toBe('export interface AssistantApi {}')
    const { body } = await http.inject('/widget/frame?id=w1')
    const [, json = ''] = /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(body) ?? []
    const { css, words } = worn
    expect(JSON.parse(json)).toMatchObject({ color: '#14323a', css, words, footer: { text: 'Larkfield', url: '' } })
    expect(JSON.parse(json)).not.toHaveProperty('worn')
  })

  test('counts towards the limit of an address like any call', async () => {
    const { http } = await start({}, { RATE_LIMIT_ADDRESS: '1' })
    await http.inject('/widget.js?id=w1')
    expect((await http.inject('/widget.js?id=w1')).statusCode).toBe(429)
  })
})

describe('the frame', () => {
  test('opens only on the pages of its list, over both schemes', async () => {
    const { http } = await start()
    const { headers } = await http.inject('/widget/frame?id=w1')
    const policy = policyOf(headers['content-security-policy'])
    expect(policy.get('frame-ancestors')).toBe(
      'https://shop.example http://shop.example https://*.shop.example http://*.shop.example https://shop.example:8443 http://shop.example:8443',
    )
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each([
    [[], '*'],
    [['[2001:db8::1]'], "'none'"],
    [['evil.example; script-src *', "'self'", '*', 'https://x', 'a b'], "'none'"],
    [['[2001:db8::1]', 'shop.example'], 'https://shop.example http://shop.example'],
  ])('with the list %j its pages are %s', async (allowedDomains, ancestors) => {
    const { http } = await start({ allowedDomains })
    const { headers } = await http.inject('/widget/frame?id=w1')
    expect(policyOf(headers['content-security-policy']).get('frame-ancestors')).toBe(ancestors)
  })

  test('runs its own scripts only, and loads nothing from elsewhere but the picture of its owner', async () => {
    const { http } = await start()
    const policy = policyOf((await http.inject('/widget/frame?id=w1')).headers['content-security-policy'])
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('style-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('img-src')).toBe("'self' https://pictures.example")
  })

  test('has its settings written in as data that ends no script, without the list', async () => {
    const { http } = await start()
    const { body } = await http.inject('/widget/frame?id=w1')
    const [, json = ''] = /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(body) ?? []
    const { success: _, allowedDomains: __, branding: ___, ...visible } = settings
    expect(JSON.parse(json)).toEqual({
      ...visible,
      footer: null,
      theme: 'auto',
      wayOut: { kind: 'form', value: '', label: '' },
      starterQuestions: [],
      consent: { shown: false, text: '', privacyUrl: '' },
    })
    expect(body.match(/<script/g)).toHaveLength(1)
  })

  test('of no widget is not found and opens nowhere', async () => {
    const { http } = await start()
    const answer = await http.inject('/widget/frame?id=w2')
    expect(answer.statusCode).toBe(404)
    expect(policyOf(answer.headers['content-security-policy']).get('frame-ancestors')).toBe("'none'")
  })

  test('as a preview opens on our own pages only, and has no settings', async () => {
    const { http } = await start()
    const answer = await http.inject('/widget/frame?preview')
    expect(policyOf(answer.headers['content-security-policy']).get('frame-ancestors')).toBe("'self'")
    expect(answer.body).not.toContain('id="settings"')
  })
})

test('its files may be loaded from anywhere, and those with a hash are kept for ever', async () => {
  const { http } = await start()
  const file = await http.inject('/widget/assets/frame-1a2b.js')
  expect(file.body).toBe('frame()')
  expect(file.headers['access-control-allow-origin']).toBe('*')
  expect(file.headers['cache-control']).toContain('immutable')
  const card = await http.inject('/widget/card.js')
  expect(card.headers['access-control-allow-origin']).toBe('*')
  expect(card.headers['cache-control']).not.toContain('immutable')
  expect((await http.inject('/widget.d.ts')).body).toBe('export interface DocentApi {}')
  expect((await http.inject('/widget/assets/../loader.js')).statusCode).toBe(404)
  expect((await http.inject('/widget/assets/..%2floader.js')).body).not.toContain('givenLook')
})

test('where it is not built, it says how', async () => {
  const { http } = await startGateway({ env: { WIDGET_DIR: '/nowhere' } })
  const answer = await http.inject('/widget.js?id=w1')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm run build -w widget')
})
