import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openShop, type Shop } from '../sites/shop.ts'

/** Every kind of page that a browser can be sent to. */
const pages = [
  '/',
  '/contact',
  '/terms',
  '/privacy',
  '/developers',
  '/login',
  '/login?wordpress=true&return_site=https://wp.example',
  '/documents',
  '/documents/new',
  '/widgets',
  '/widgets/new',
  '/widgets/edit?id=none',
  '/chat',
  '/subscription-usage',
  '/account',
  '/no-such-page',
  '/widget/frame?preview',
  '/widget/frame?id=none',
  '/widget/frame',
  '/api/openapi.json',
  '/api/asyncapi.json',
  '/healthz',
  '/readyz',
  '/api/no-such-call',
  '/api/documents',
  '/assets/missing.js',
  '/%2e%2e/etc/passwd',
]

/** What a script source must never be: words that let text become code, or hosts that anybody can have. */
const LOOSE = /'unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|'strict-dynamic'|\*|\bdata:|\bblob:|\bhttps?:(?!\/\/)/
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/i
const HANDLER = /<[a-z][^>]*\son[a-z]+\s*=/i

describe('the content security policy', () => {
  let shop: Shop
  let frame: string

  beforeAll(async () => {
    shop = await openShop()
    frame = `/widget/frame?id=${(await shop.widget()).id}`
  }, 240_000)
  afterAll(() => shop?.close())

  const get = (path: string) => fetch(`${shop.deployment.address}${path}`, { headers: { accept: 'text/html,*/*' } })

  test(`lets no text become a script on any page [table: pages with a policy: ${pages.length + 1}]`, async () => {
    const wrong: string[] = []
    for (const path of [...pages, frame]) {
      const reply = await get(path)
      const html = await reply.text()
      const policy = reply.headers.get('content-security-policy') ?? ''
      const directives = new Map(policy.split(';').map((one) => one.trim().split(/ (.*)/s) as [string, string]))
      const scripts = directives.get('script-src') ?? directives.get('default-src')
      if (scripts === undefined || LOOSE.test(scripts)) wrong.push(`${path}: scripts from ${scripts}`)
      if (!directives.has('frame-ancestors')) wrong.push(`${path}: anybody may show it in a frame`)
      for (const name of ['object-src', 'base-uri']) {
        const sources = directives.get(name) ?? (name === 'object-src' ? directives.get('default-src') : undefined)
        const isPage = /html/.test(reply.headers.get('content-type') ?? '')
        if (isPage && !/^'(none|self)'$/.test(sources ?? '')) wrong.push(`${path}: ${name} ${sources}`)
      }
      if (reply.headers.get('x-content-type-options') !== 'nosniff') wrong.push(`${path}: its type may be guessed`)
      if (INLINE_SCRIPT.test(html)) wrong.push(`${path}: ${INLINE_SCRIPT.exec(html)?.[0]}`)
      if (HANDLER.test(html)) wrong.push(`${path}: ${HANDLER.exec(html)?.[0]}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)
})
