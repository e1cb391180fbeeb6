import { DEFAULT_PLANS } from '@docent/proto/plans'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startGateway } from './fixtures.ts'

let webDir: string

beforeAll(() => {
  webDir = mkdtempSync(join(tmpdir(), 'docent-pages-'))
  mkdirSync(join(webDir, 'pages'))
  writeFileSync(join(webDir, 'index.html'), '<title>dashboard</title>')
  const page = (name: string, text: string) => writeFileSync(join(webDir, 'pages', name), text)
  page(
    'index.html',
    '<link href="{{publicUrl}}/"><a href="{{startHref}}" data-google="{{google}}" data-demo="{{demoOpens}}">' +
      '{{#demoWidgetId}}[demo {{demoWidgetId}}]{{/demoWidgetId}}{{freeMessages}} free' +
      '{{#paymentNotice}}[{{paymentNotice}}]{{/paymentNotice}}' +
      '{{#plans}}[{{name}} {{price}} {{messages}}/{{widgets}}/{{file}}/{{characters}} {{buttonClass}} {{{href}}}' +
      '{{#features}} {{feature}}{{/features}}]{{/plans}}',
  )
  page(
    'contact.html',
    '{{#contactClosed}}closed{{/contactClosed}} {{operatorEmail}}{{#operatorHours}} open {{operatorHours}}{{/operatorHours}}' +
      '[{{#contactReplies}}replies{{/contactReplies}}{{contactKept}}]' +
      '{{^operatorName}}nobody{{/operatorName}}{{#operatorName}}{{operatorName}}, {{operatorAddress}}{{/operatorName}}',
  )
  mkdirSync(join(webDir, 'pages', 'help'))
  page('help/documents.html', 'How documents are {{^operatorName}}read{{/operatorName}}')
  page('robots.txt', 'Sitemap: {{{publicUrl}}}/sitemap.xml')
  page('sitemap.xml', '<loc>{{publicUrl}}/contact</loc>')
})
afterAll(() => rmSync(webDir, { recursive: true }))

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } })
const reads = {
  '/api/plans': ok({ data: DEFAULT_PLANS, paymentNotice: 'Nothing is charged.' }),
  '/api/auth/options': ok({ google: false, passwordMinLength: 6, mails: 'sent' }),
  '/api/contact': ok({ open: true }),
  '/api/demo-widget': ok({ widgetId: 'w1' }),
}
const start = (more: Partial<typeof reads> = {}, env = {}, now = () => new Date(0)) =>
  startGateway({ env: { WEB_DIR: webDir, ...env }, reads: { ...reads, ...more }, now })
const browser = { accept: 'text/html,*/*;q=0.8' }

describe('public pages', () => {
  test('are served at their addresses with the words of the installation; other addresses are the dashboard', async () => {
    const { http } = await start({}, { PUBLIC_URL: 'https://docent.example.com/' })
    const home = await http.inject({ url: '/', headers: browser })
    expect(home.body).toContain('<link href="https:&#x2F;&#x2F;docent.example.com/">')
    expect(home.body).toContain('[demo w1]100 free')
    expect(home.body).toContain('[Nothing is charged.][Free $0')
    expect(home.body).toContain(
      '[Pro $19 2,000/5/25 MB/2 million primary /login?mode=sign-up&from=%2Fsubscription-usage',
    )
    expect(home.body).toContain(
      '[Business $49 10,000/Unlimited/50 MB/10 million plain /login?mode=sign-up&from=%2Fsubscription-usage Everything in Pro',
    )
    expect(home.body).toContain('WordPress plugin')
    expect(home.body).toContain('Live agent handover')
    expect((await http.inject({ url: '/help/documents', headers: browser })).body).toBe('How documents are read')
    expect((await http.inject({ url: '/help/nothing', headers: browser })).body).toContain('dashboard')
    expect(home.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(String(home.headers['content-security-policy'])).toContain("script-src 'self'")
    expect((await http.inject({ url: '/contact/', headers: browser })).body).toContain('nobody')
    expect((await http.inject({ url: '/documents', headers: browser })).body).toBe('<title>dashboard</title>')
    expect((await http.inject('/robots.txt')).body).toBe('Sitemap: https://docent.example.com/sitemap.xml')
    expect((await http.inject('/sitemap.xml')).headers['content-type']).toMatch(/^application\/xml/)
  })

  test('are never served without being filled in', async () => {
    const { http } = await start()
    for (const url of ['/pages/index.html', '/pages/robots.txt', '/index.html', '/contact.html']) {
      expect((await http.inject({ url, headers: browser })).body).not.toContain('{{')
    }
  })

  test('come compressed, and not again when nothing changed', async () => {
    const { http } = await start()
    const get = (headers: Record<string, string>) =>
      http.inject({ url: '/contact', headers: { ...browser, ...headers } })
    const plain = await get({})
    const br = await get({ 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync((await get({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(plain.body)
    expect(br.headers.vary).toContain('accept-encoding')
    expect((await get({ 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
  })

  test('say what the operator said, as text', async () => {
    const { http } = await start(
      { '/api/contact': ok({ open: false }) },
      {
        OPERATOR_NAME: '<b>Larkfield</b>',
        OPERATOR_ADDRESS: '1 Kiln Lane ; Larkfield',
        OPERATOR_EMAIL: 'hello@larkfield.example',
      },
    )
    const { body } = await http.inject({ url: '/contact', headers: browser })
    expect(body).toContain('closed hello@larkfield.example[')
    expect(body).toContain('&lt;b&gt;Larkfield&lt;&#x2F;b&gt;, 1 Kiln Lane\nLarkfield')
    expect(body).not.toContain('nobody')
  })

  test('name the hours that the operator has set, and no others', async () => {
    const { http } = await start({}, { OPERATOR_HOURS: 'Tuesday to Friday' })
    const { body } = await http.inject({ url: '/contact', headers: browser })
    expect(body).toContain('open Tuesday to Friday[')
  })

  test.each([
    [{ open: true }, '[replies]'],
    [{ open: true, kept: false }, '[replies]'],
    [{ open: true, kept: true }, '[yes]'],
    [{ open: false, kept: true }, '[]'],
  ])('promise a reply to messages only where they are taken and sent: %j', async (contact, says) => {
    const { http } = await start({ '/api/contact': ok(contact) })
    expect((await http.inject({ url: '/contact', headers: browser })).body).toContain(says)
  })

  test('begin a sign-in with Google where that is set up; where it is not, Watch Demo opens the demonstration', async () => {
    const withGoogle = await start({
      '/api/auth/options': ok({ google: true, passwordMinLength: 6, mails: 'sent' }),
    })
    const without = await start()
    const link = async ({ http }: typeof without) => (await http.inject({ url: '/', headers: browser })).body
    expect(await link(withGoogle)).toContain('data-google="yes" data-demo=""')
    expect(await link(without)).toContain('data-google="" data-demo="here"')
  })

  test('have the demonstration of the operator’s choice, or none', async () => {
    const home = async (env: Record<string, string>) =>
      (await (await start({}, env)).http.inject({ url: '/', headers: browser })).body
    expect(await home({ DEMO_WIDGET_ID: 'mine' })).toContain('[demo mine]')
    const off = await home({ DEMO_WIDGET_ID: 'off' })
    expect(off).not.toContain('[demo')
    expect(off).toContain('data-demo=""')
  })

  test('stand also when no service answers', async () => {
    const { http } = await startGateway({ env: { WEB_DIR: webDir } })
    const { statusCode, body } = await http.inject({ url: '/', headers: browser })
    expect(statusCode).toBe(200)
    expect(body).toContain('[Free $0 100/1/5 MB/200,000 plain')
    expect(body).not.toContain('[demo')
  })

  test('follow what the services say within seconds', async () => {
    let at = 0
    const changing: Record<string, { status: number; body: unknown }> = {
      ...reads,
      '/api/demo-widget': ok({ widgetId: null }),
    }
    const { http } = await startGateway({ env: { WEB_DIR: webDir }, reads: changing, now: () => new Date(at) })
    const home = async () => (await http.inject({ url: '/', headers: browser })).body
    expect(await home()).not.toContain('[demo')
    changing['/api/demo-widget'] = ok({ widgetId: 'w2' })
    expect(await home()).not.toContain('[demo')
    at += 5_000
    expect(await home()).toContain('[demo w2]')
  })
})
