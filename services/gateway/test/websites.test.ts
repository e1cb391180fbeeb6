import { describe, expect, test } from '@jest/globals'
import { routes, type RouteContract } from '@docent/proto/http'
import { isOpenToWebsites } from '../src/routing/cross-origin.ts'
import { startGateway } from './fixtures.ts'

const all = [...routes]
const urlOf = ({ path }: RouteContract) => `/api${path.replace(/:\w+/g, 'x')}`
const origin = 'https://shop.example'
const preflight = (contract: RouteContract) => ({
  method: 'OPTIONS' as const,
  url: urlOf(contract),
  headers: {
    origin,
    'access-control-request-method': contract.method,
    'access-control-request-headers': 'authorization',
  },
})

describe('calls from other websites', () => {
  test('are open for a widget, and for nothing else', () => {
    const open = all.filter(([, contract]) => isOpenToWebsites(contract)).map(([name]) => name)
    expect(open.toSorted()).toEqual([
      'answerFeedback',
      'askForPerson',
      'endTalk',
      'eraseVisitorData',
      'followTalk',
      'getAnswer',
      'sayToPerson',
      'typeToPerson',
      'visitorData',
      'visitorMessage',
      'widgetFrame',
      'widgetHistory',
      'widgetSession',
    ])
  })

  test('of a widget: the browser is told yes, for every origin and without cookies', async () => {
    const { http, forwarded } = await startGateway()
    for (const [, contract] of all.filter(([, one]) => isOpenToWebsites(one))) {
      const asked = await http.inject(preflight(contract))
      expect(asked.statusCode).toBe(204)
      expect(asked.headers['access-control-allow-origin']).toBe('*')
      expect(asked.headers['access-control-allow-methods']).toContain(contract.method)
      expect(asked.headers['access-control-allow-headers']).toContain('authorization')
      expect(asked.headers['access-control-allow-credentials']).toBeUndefined()

      const answer = await http.inject({ method: contract.method, url: urlOf(contract), headers: { origin } })
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-expose-headers']).toContain('retry-after')
    }
    expect(forwarded).toHaveLength(13)
  })

  test('of the dashboard: the browser is told no, and shows no answer to a page that asks nevertheless', async () => {
    const { http, tokens, forwarded } = await startGateway()
    const authorization = `Bearer ${await tokens.sign('owner-1', { operates: true })}`
    for (const [, contract] of all.filter(([, one]) => !isOpenToWebsites(one))) {
      const asked = await http.inject(preflight(contract))
      expect(asked.statusCode).toBe(403)
      expect(asked.json().code).toBe('other_website')
      expect(asked.headers['access-control-allow-origin']).toBeUndefined()
      const headers = { origin, authorization }
      const answer = await http.inject({ method: contract.method, url: urlOf(contract), headers })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(forwarded).toHaveLength(all.length - 13)
  })

  test('a refusal can be read by the page, too', async () => {
    const { http } = await startGateway({ env: { RATE_LIMIT_ADDRESS: '1' } })
    const call = () => http.inject({ method: 'POST', url: '/api/get-answer', headers: { origin } })
    await call()
    const refused = await call()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['access-control-allow-origin']).toBe('*')
  })
})

test('an answer of the API is not rendered, guessed at, framed or kept, whoever gives it', async () => {
  const { http } = await startGateway()
  for (const url of ['/api/plans', '/api/me']) {
    const { headers } = await http.inject(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['cache-control']).toBe('no-store')
  }
})
