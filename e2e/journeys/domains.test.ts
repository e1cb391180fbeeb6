import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { eventually } from '../client/client.ts'
import { createCaller } from '../client/from-website.ts'
import { SESSION_SECRET } from '../deployments/kept-settings.ts'
import { domainLists, websites } from '../fixtures/websites.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { framedBy } from '../sites/frame-ancestors.ts'
import { describeShared, type Deploy } from './deployments.ts'

const question = 'How long are gift vouchers valid?'
const AT_ONCE = 6

/** A visitor with a token that is good on the home of its list. */
interface Visitor {
  widgetId: string
  token: string
  sessionId: string
  messageId: string
}

function journey(deploy: Deploy): void {
  let shop: Shop
  let caller: ReturnType<typeof createCaller>
  const visitors = new Map<readonly string[], Visitor>()

  beforeAll(async () => {
    shop = await openShop({ deploy, plan: 'business' })
    caller = createCaller(shop.deployment.address)
    for (const { list, home } of domainLists) {
      const { id } = await shop.widget({ allowedDomains: [...list] })
      visitors.set(list, await visitorOf(id, home))
    }
  }, 480_000)
  afterAll(async () => {
    caller?.close()
    await shop?.close()
  })

  async function visitorOf(widgetId: string, origin: string | undefined): Promise<Visitor> {
    const session = await caller.send('POST', '/api/widget-session', { origin, body: { widgetId } })
    const { token, sessionId } = session?.body ?? {}
    const answer = await ask({ widgetId, token, sessionId, messageId: '' }, origin)
    return { widgetId, token, sessionId, messageId: answer?.body?.messageId }
  }
  const ask = ({ widgetId, token, sessionId }: Visitor, origin: string | undefined) =>
    caller.send('POST', '/api/get-answer', { origin, token, body: { question, widgetId, sessionId } })

  /** Every call that a visitor makes, with a token that is good elsewhere. */
  const calls: Record<string, (visitor: Visitor, origin: string | undefined) => ReturnType<typeof ask>> = {
    session: ({ widgetId }, origin) => caller.send('POST', '/api/widget-session', { origin, body: { widgetId } }),
    question: ask,
    history: ({ widgetId, sessionId, token }, origin) =>
      caller.send('GET', `/api/widget-history?widgetId=${widgetId}&sessionId=${sessionId}`, { origin, token }),
    'new session': ({ widgetId, token }, origin) =>
      caller.send('POST', '/api/widget-session', { origin, body: { widgetId, token } }),
    'the same session': ({ widgetId, token, sessionId }, origin) =>
      caller.send('POST', '/api/widget-session', { origin, body: { widgetId, token, sessionId } }),
    feedback: ({ token, messageId }, origin) =>
      caller.send('POST', '/api/answer-feedback', { origin, token, body: { messageId, helpful: true } }),
  }

  const count = `${websites.length} websites, ${domainLists.length} lists, frame and ${Object.keys(calls).length} calls each`
  test(`nothing leaks, and nobody is shut out [table: allowed domains: ${count}]`, async () => {
    expect(websites.length).toBeGreaterThanOrEqual(200)
    const wrong: string[] = []
    await inParallel(websites, async ({ list, origin, isAllowed }) => {
      const stolen = visitors.get(list) as Visitor
      const own = isAllowed ? await visitorOf(stolen.widgetId, origin) : stolen
      for (const [name, call] of Object.entries(calls)) {
        const reply = await call(own, origin).catch(() => undefined)
        const isRight = isAllowed ? reply?.status === 200 : reply === undefined || isRefusal(reply)
        if (!isRight)
          wrong.push(`${name} from ${JSON.stringify(origin)} with [${list}]: ${reply?.status} ${reply?.text}`)
      }
    })
    expect(wrong).toEqual([])
  }, 240_000)

  test('the frame names exactly these websites as its ancestors', async () => {
    const wrong: string[] = []
    const policies = new Map<readonly string[], string>()
    for (const [list, { widgetId }] of visitors) {
      const frame = await caller.send('GET', `/widget/frame?id=${widgetId}`, { origin: undefined })
      policies.set(list, String(frame?.headers['content-security-policy']))
    }
    for (const { list, origin, isAllowed } of websites) {
      const policy = policies.get(list) ?? ''
      const sources = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? ['*']
      // Policies cannot name an IPv6 address: the frame stays shut there.
      const expected = isAllowed && !origin?.includes('[')
      if (list.length === 0 ? sources.join() !== '*' : framedBy(origin ?? 'null', sources) !== expected) {
        wrong.push(`${JSON.stringify(origin)} with [${list}]: ${policy}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  const isRefusedEverywhere = async (visitor: Visitor, origin: string, except: string[] = []) => {
    const leaks: string[] = []
    for (const [name, call] of Object.entries(calls)) {
      if (name === 'session' || except.includes(name)) continue
      const reply = await call(visitor, origin)
      if (!reply || !isRefusal(reply)) leaks.push(`${name}: ${reply?.status} ${reply?.text}`)
    }
    expect(leaks).toEqual([])
  }

  describe('a token is refused', () => {
    const home = 'https://shop.example'
    const two = domainLists.find(({ list }) => list.includes('other.example') && list.includes('shop.example'))
    const one = () => visitors.get(two?.list ?? []) as Visitor
    test('on another website, though that one is on the list, too', async () => {
      expect((await ask(one(), home))?.status).toBe(200)
      await isRefusedEverywhere(one(), 'https://other.example')
      await isRefusedEverywhere(one(), 'https://www.shop.example')
    })

    test('for another widget, and for another visitor', async () => {
      const { token } = one()
      const other = visitors.get(domainLists.find(({ list }) => list.join() === 'shop.example')?.list ?? []) as Visitor
      await isRefusedEverywhere({ ...other, token }, home)
      const neighbor = await visitorOf(one().widgetId, home)
      // A new session is everybody's right; the neighbor's is not.
      await isRefusedEverywhere({ ...neighbor, token }, home, ['new session'])
    })

    test('when it has expired; it only renews its own session on its own website', async () => {
      const visitor = one()
      const expired = { ...visitor, token: sign({ ...claimsOf(visitor.token), expires: (Date.now() / 1000 - 1) | 0 }) }
      await isRefusedEverywhere(expired, home, ['new session', 'the same session'])
      await isRefusedEverywhere(expired, 'https://other.example')
      expect((await calls['the same session']?.(expired, home))?.body.sessionId).toBe(visitor.sessionId)
      const ancient = { ...visitor, token: sign({ ...claimsOf(visitor.token), expires: 1_600_000_000 }) }
      await isRefusedEverywhere(ancient, home)
    })

    test('when any of it was altered, or signed by somebody else', async () => {
      const visitor = one()
      const [kind = '', body = '', signature = ''] = visitor.token.split('.')
      const claims = claimsOf(visitor.token)
      const altered = Object.entries(claims).map(([field, value]) => {
        const other = typeof value === 'number' ? value + 3_600 : `${String(value)}x`
        return `${kind}.${Buffer.from(JSON.stringify({ ...claims, [field]: other })).toString('base64url')}.${signature}`
      })
      expect(altered).toHaveLength(6)
      const flipped = [...visitor.token].flatMap((char, at) =>
        at % 9 === 0 ? [visitor.token.slice(0, at) + (char === 'A' ? 'B' : 'A') + visitor.token.slice(at + 1)] : [],
      )
      const made = [
        ...altered,
        ...flipped,
        sign(claims, 'another secret that is long enough, really'),
        sign(claims, ''),
        sign(claims, SESSION_SECRET, 'dvs2'),
        sign({ ...claims, expires: String(claims.expires) }),
        sign({ ...claims, owner: '' }),
        sign([claims]),
        `${kind}.${body}.`,
        `${kind}.${body}`,
        `${kind}..${signature}`,
        `${visitor.token}.${signature}`,
        `none.${body}.`,
        'null',
        '',
      ]
      for (const token of made)
        await isRefusedEverywhere({ ...visitor, token }, home, token === '' ? ['new session'] : [])
    }, 120_000)

    test('as soon as its website is off the list', async () => {
      const { id } = await shop.widget({ name: 'Moving', allowedDomains: ['shop.example'] })
      const visitor = await visitorOf(id, home)
      expect((await ask(visitor, home))?.status).toBe(200)
      await shop.change(id, { name: 'Moving', allowedDomains: ['other.example'] })
      await eventually(async () => ((await ask(visitor, home))?.status === 401 ? true : undefined), 'the list to hold')
      await isRefusedEverywhere(visitor, home)
    }, 120_000)
  })
}

const sign = (claims: object, key = SESSION_SECRET, kind = 'dvs1') => {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${kind}.${body}.${createHmac('sha256', key).update(`${kind}.${body}`).digest('base64url')}`
}
const claimsOf = (token: string) => JSON.parse(String(Buffer.from(token.split('.')[1] ?? '', 'base64url')))

const isRefusal = ({ status, body }: { status: number; body: { success?: boolean } | undefined }) =>
  [400, 401, 403, 404].includes(status) && body?.success !== true

async function inParallel<T>(all: readonly T[], each: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all]
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await each(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

describeShared('which websites may use a widget, outside a browser too', journey)
