import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { startGateway } from './fixtures.ts'

const page = '<!doctype html><title>Docent</title><div id="root"></div>'
const script = 'console.log("docent")'.repeat(50)
let webDir: string

beforeAll(() => {
  const outside = mkdtempSync(join(tmpdir(), 'docent-web-'))
  webDir = join(outside, 'dist')
  mkdirSync(join(webDir, 'assets'), { recursive: true })
  writeFileSync(join(outside, 'secret.txt'), 'SECRET')
  writeFileSync(join(webDir, '.built-from'), 'SECRET')
  writeFileSync(join(webDir, 'index.html'), page)
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>')
  writeFileSync(join(webDir, 'assets', 'app-1a2b3c.js'), script)
  writeFileSync(join(webDir, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(script))
  writeFileSync(join(webDir, 'assets', 'app-1a2b3c.js.gz'), gzipSync(script))
  writeFileSync(join(webDir, 'assets', 'plain-4d5e6f.css'), 'body{}')
})
afterAll(() => rmSync(join(webDir, '..'), { recursive: true }))

const start = (env = {}) => startGateway({ env: { WEB_DIR: webDir, ...env } })
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('pages', () => {
  test.each(['/', '/login', '/documents/new', '/widgets/edit?id=1', '/chat/', '/apiary'])(
    '%s is the one page of the dashboard, which is asked for anew every time',
    async (url) => {
      const { http } = await start()
      const answer = await http.inject({ url, headers: browser })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(page)
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test.each(['/metrics', '/livez', '/health', '/actuator/health'])(
    '%s is no page: who asks for it takes every answer for a good one',
    async (url) => {
      const { http } = await start()
      for (const headers of [browser, { accept: '*/*' }])
        expect((await http.inject({ url, headers })).statusCode).toBe(404)
    },
  )

  test('/pricing leads to the prices on the landing page', async () => {
    const { http } = await start()
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await http.inject({ method, url: '/pricing', headers: browser })
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/#pricing'])
    }
  })

  test('run no script but their own files, load nothing from elsewhere, and cannot be framed', async () => {
    const { http } = await start()
    const { headers } = await http.inject({ url: '/login', headers: browser })
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((one) => one.trim().split(/\s+(.*)/s) as [string, string]),
    )
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('default-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('img-src')).toBe("'self' data: blob:")
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect([...policy].filter(([, sources]) => /unsafe/.test(sources)).map(([name]) => name)).toEqual(['style-src'])
    expect(policy.has('upgrade-insecure-requests')).toBe(false)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBeUndefined()
    const home = await http.inject({ url: '/', headers: browser })
    expect(home.headers['cross-origin-opener-policy']).toBe('same-origin')
    // It answers the window of another website that opened it.
    const login = await http.inject({ url: '/login', headers: browser })
    expect(login.headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })

  test('are kept on https where people come over https', async () => {
    const { http } = await start({ PUBLIC_URL: 'https://docent.example.com' })
    for (const url of ['/', '/api/auth/options', '/api/no-such-call', '/healthz', '/openapi.json', '/widget.js']) {
      const { headers } = await http.inject({ url, headers: browser })
      expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000'])
    }
    const all = await start({ PUBLIC_URL: 'https://docent.example.com', HSTS_SUBDOMAINS: 'true' })
    const { headers } = await all.http.inject({ url: '/', headers: browser })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('say how to build them when they are not built', async () => {
    const { http } = await startGateway({ env: { WEB_DIR: '/nowhere/<b>' } })
    const answer = await http.inject({ url: '/documents', headers: browser })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body).toContain('npm run build -w web')
    expect(answer.body).toContain('/nowhere/&#60;b&#62;')
    expect((await http.inject('/api/nowhere')).json().code).toBe('not_found')
  })
})

describe('files', () => {
  test('with a hash in their name are kept for ever', async () => {
    const { http } = await start()
    const answer = await http.inject('/assets/plain-4d5e6f.css')
    expect(answer.body).toBe('body{}')
    expect(answer.headers['content-type']).toMatch(/^text\/css/)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await http.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('come compressed when they are there compressed and the browser takes that', async () => {
    const { http } = await start()
    const get = (encoding: string) =>
      http.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': encoding } })
    const brotli = await get('gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
    expect(brotli.headers['content-type']).toMatch(/javascript/)
    expect(brotli.headers['cache-control']).toContain('immutable')
    expect(String(brotli.headers['vary']).toLowerCase()).toContain('accept-encoding')
    const gzip = await get('gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
    expect((await get('identity')).body).toBe(script)
  })

  test('are not sent again when they did not change', async () => {
    const { http } = await start()
    const first = await http.inject('/favicon.svg')
    const again = await http.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('that are missing are not answered with a page', async () => {
    const { http } = await start()
    for (const url of ['/assets/gone-000.js', '/favicon.ico', '/documents/app.css']) {
      const answer = await http.inject({ url, headers: browser })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().code).toBe('not_found')
    }
    expect((await http.inject({ url: '/login', headers: { accept: 'application/json' } })).statusCode).toBe(404)
  })

  test('outside the folder, and hidden ones, stay where they are', async () => {
    const { http } = await start()
    for (const url of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e%2fsecret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/.built-from',
      '/assets/%00.js',
      '/..%2f..%2fpackage.json',
    ]) {
      const answer = await http.inject({ url, headers: browser })
      expect(answer.body).not.toContain('SECRET')
      expect([url, answer.statusCode < 500]).toEqual([url, true])
    }
  })
})
