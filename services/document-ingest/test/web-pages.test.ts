import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { processWebPage } from '@docent/proto/http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { createPublicAgent, isPublicAddress } from '@docent/runtime/outgoing/guard.ts'
import { startLocalServer, type LocalServer } from '@docent/runtime/testing/local-server.ts'
import { createPageLoader } from '../src/web-pages/load.ts'
import { shareIngest, startIngest } from './helpers/service.ts'

const article = `<html><head><title>Glaze care</title></head><body>
  <nav><a href="/">Home</a> <a href="/shop">Shop all the things</a></nav>
  <article><h1>Glaze care</h1>${'<p>Wash the glazed bowls by hand, and let them dry in the air before stacking.</p>'.repeat(8)}</article>
  <script>document.title = 'hacked'</script><footer>Imprint and cookies</footer></body></html>`

let requests = 0
const pages: Record<string, (request: IncomingMessage, reply: ServerResponse) => void> = {
  '/article': (_, reply) => reply.setHeader('content-type', 'text/html; charset=utf-8').end(article),
  '/moved': (_, reply) => reply.writeHead(302, { location: '/article' }).end(),
  '/inside': (_, reply) => reply.writeHead(302, { location: site.replace('127.0.0.1', '[::1]') }).end(),
  '/loop': (_, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/latin': (_, reply) =>
    reply.setHeader('content-type', 'text/html; charset=iso-8859-1').end(Buffer.from('<p>Größe und Maß</p>', 'latin1')),
  '/plain': (_, reply) => reply.setHeader('content-type', 'text/plain').end('plain words'),
  '/sheet': (_, reply) => reply.setHeader('content-type', 'text/csv; charset=utf-8').end('Item;Price\nMug;18 €\n'),
  '/picture': (_, reply) => reply.setHeader('content-type', 'image/png').end('x'),
  '/gone': (_, reply) => reply.writeHead(404).end('gone'),
  '/empty': (_, reply) => reply.setHeader('content-type', 'text/html').end('<html><body><img src=x></body></html>'),
  '/slow': () => undefined,
  '/big': (_, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync(Buffer.alloc(3 * 1024 * 1024, 'a'))),
}
let server: LocalServer
let site = ''
beforeAll(async () => {
  server = await startLocalServer((request, reply) => {
    requests += 1
    const page = pages[request.url ?? '']
    if (page) page(request, reply)
    else reply.writeHead(404).end()
  })
  site = server.url
})
afterAll(() => server.stop())

const inside = { WEB_PAGES_ALLOW_PRIVATE: 'true', WEB_PAGES_SIZE_LIMIT_MB: '1' }
const newOwner = shareIngest({ env: inside })
/** Gives a page up after a second: too little for any other page where the machine is busy. */
const newHastyOwner = shareIngest({ env: { ...inside, WEB_PAGES_TIME_LIMIT_SECONDS: '1' } })
const read = (path: string, owner = newOwner()) => owner.call(processWebPage, { body: { url: `${site}${path}` } })

describe('a web page', () => {
  test('is kept as its main text, under its own title, with its address', async () => {
    const { call, list } = newOwner()
    const answer = await call(processWebPage, { body: { url: `${site}/moved` } })
    expect(answer.status).toBe(200)
    const text = JSON.stringify(answer.body.chunks)
    expect(text).toContain('Wash the glazed bowls by hand')
    for (const noise of ['Shop all the things', 'hacked', 'Imprint']) expect(text).not.toContain(noise)
    expect(await list()).toMatchObject([
      { title: 'Glaze care', kind: 'web', sourceUrl: `${site}/article`, status: 'chunked' },
    ])
  })

  test('is decoded as the site says', async () => {
    expect((await read('/latin')).body.chunks).toMatchObject([{ content: 'Größe und Maß' }])
  })

  test('may be plain text', async () => {
    expect((await read('/plain')).body.chunks).toMatchObject([{ content: 'plain words' }])
  })

  test('may be the table of a spreadsheet, as a CSV', async () => {
    expect((await read('/sheet')).body.chunks).toMatchObject([{ content: 'Item\tPrice\nMug\t18 €' }])
  })

  test.each([
    ['/picture', 415, 'page_type_unsupported', /image\/png/],
    ['/gone', 422, 'page_unreachable', /answers 404/],
    ['/loop', 422, 'page_unreachable', /redirects more than 5 times/],
    ['/slow', 422, 'page_unreachable', /within 1 seconds/],
    ['/big', 413, 'file_too_large', /^File size must be less than 1MB/],
    ['/empty', 422, 'no_text_found', /No text/],
  ])('at %s is refused with %i %s', async (path, status, code, sentence) => {
    const answer = await read(path, path === '/slow' ? newHastyOwner() : newOwner())
    expect(answer).toMatchObject({ status, body: { success: false, code } })
    expect(answer.body.error).toMatch(sentence)
  })

  test.each(['ftp://example.com/a', 'javascript:alert(1)', 'not an address'])(
    '%s is no address of one',
    async (url) => {
      expect((await newOwner().call(processWebPage, { body: { url } })).status).toBe(400)
    },
  )

  test('with a password in its address is refused', async () => {
    const answer = await newOwner().call(processWebPage, { body: { url: 'https://me:secret@example.com/' } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'page_address_refused' } })
  })
})

describe('addresses inside the network', () => {
  test('are refused by default, however they are written, without a single connection', async () => {
    const { call } = await startIngest()
    const { port } = new URL(site)
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '127.1',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
    ]
    const before = requests
    for (const host of hosts) {
      const answer = await call(processWebPage, { body: { url: `http://${host}:${port}/article` } })
      expect([host, answer.status, answer.body.code]).toEqual([host, 400, 'page_address_refused'])
    }
    expect(requests).toBe(before)
  })

  test('are refused as the target of a redirect from outside', async () => {
    // This server plays the site outside; where it redirects to is inside.
    const agent = createPublicAgent(30_000, (address) => address === '127.0.0.1')
    const load = createPageLoader({ agent, timeLimitMs: 30_000 })
    expect((await load(`${site}/article`, 1_000_000)).bytes.length).toBeGreaterThan(0)
    await expect(load(`${site}/inside`, 1_000_000)).rejects.toMatchObject({ code: 'page_address_refused' })
    await agent.close()
  })

  test.each([
    ['10.0.0.1', false],
    ['172.16.3.4', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['::ffff:10.0.0.1', false],
    ['::7f00:1', false],
    ['::127.0.0.1', false],
    ['168.63.129.16', false],
    ['::ffff:168.63.129.16', false],
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected)
  })
})
