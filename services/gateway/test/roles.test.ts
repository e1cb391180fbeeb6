import { afterEach, expect, test } from '@jest/globals'
import { routes, type RouteContract } from '@docent/proto/http'
import { allows, ROLES, type Role } from '@docent/proto/roles'
import { createHttp, createRouter } from '@docent/runtime/http'
import { createTokenVerifier } from '@docent/runtime/auth'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { startGateway } from './fixtures.ts'

const all = [...routes]
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
/** The three roles, and somebody who is not signed in. */
const POSITIONS = [...ROLES, 'stranger'] as const
type Position = (typeof POSITIONS)[number]

const urlOf = ({ path }: RouteContract) => `/api${path.replace(/:\w+/g, 'x')}`

/** What each position is told by every call: the code of a refusal for who they are, or nothing. */
async function tellAll(http: FastifyInstance, tokenOf: (role: Role) => Promise<string>) {
  const told: Record<string, Record<Position, string | undefined>> = {}
  const refusals = ['not_signed_in', 'no_widget_session', 'role_not_enough', 'not_an_operator', 'not_open_to_keys']
  for (const [name, contract] of all) {
    if (contract.auth === 'visitor') continue
    const outcomes = {} as Record<Position, string | undefined>
    for (const role of POSITIONS) {
      const headers = role === 'stranger' ? {} : { authorization: `Bearer ${await tokenOf(role)}` }
      const answer = await http.inject({ method: contract.method, url: urlOf(contract), headers })
      const { code } = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {}
      outcomes[role] = refusals.includes(code) ? code : undefined
    }
    told[name] = outcomes
  }
  return told
}

const expected = Object.fromEntries(
  all
    .filter(([, { auth }]) => auth !== 'visitor')
    .map(([name, { auth, role: needed }]) => [
      name,
      Object.fromEntries(
        POSITIONS.map((held) => [
          held,
          held === 'stranger'
            ? auth === 'none'
              ? undefined
              : auth === 'either'
                ? 'no_widget_session'
                : 'not_signed_in'
            : auth === 'operator'
              ? 'not_an_operator'
              : needed && !allows(held, needed)
                ? 'role_not_enough'
                : undefined,
        ]),
      ),
    ]),
)

test('the gateway lets each role through to what its contract names, before a service hears of it', async () => {
  const { http, tokens, forwarded } = await startGateway()
  const tokenOf = (role: Role) => tokens.sign('the-team', { member: { id: `an-${role}`, role } })
  // What may be a visitor's is known to the service alone.
  const atGateway = Object.fromEntries(
    Object.entries(expected).map(([name, told]) => [
      name,
      routes.get(name)?.auth === 'either' ? { ...told, stranger: undefined } : told,
    ]),
  )
  expect(await tellAll(http, tokenOf)).toEqual(atGateway)
  const open = Object.values(atGateway).flatMap((told) => Object.values(told).filter((code) => code === undefined))
  expect(forwarded).toHaveLength(open.length)
})

test('a service that is reached past the gateway refuses the same', async () => {
  const { tokens } = await startGateway()
  const { keys } = JSON.parse(tokens.env['AUTH_PUBLIC_KEYS'] ?? '') as { keys: [] }
  const app = createHttp({ log: pino({ level: 'silent' }), trustProxy: true })
  ends.push(() => app.close())
  const reached: { name: string; role: Role }[] = []
  await app.register(
    async (scope) => {
      const router = createRouter(scope, { tokens: createTokenVerifier(keys, () => new Date()) })
      for (const [name, contract] of all) {
        router.on(contract, async ({ reply, person }) => {
          if (person) reached.push({ name, role: person.role })
          return reply.code(204).send()
        })
      }
    },
    { prefix: '/api' },
  )
  const tokenOf = (role: Role) => tokens.sign('the-team', { member: { id: `an-${role}`, role } })
  expect(await tellAll(app, tokenOf)).toEqual(expected)
  for (const { name, role } of reached) expect([name, role, expected[name]?.[role]]).toEqual([name, role, undefined])
})

test('what is about a person is answered about them, whichever team they have open', async () => {
  const { tokens } = await startGateway()
  const { keys } = JSON.parse(tokens.env['AUTH_PUBLIC_KEYS'] ?? '') as { keys: [] }
  const app = createHttp({ log: pino({ level: 'silent' }), trustProxy: true })
  ends.push(() => app.close())
  const called: Record<string, unknown> = {}
  await app.register(async (scope) => {
    const router = createRouter(scope, { tokens: createTokenVerifier(keys, () => new Date()) })
    for (const name of ['me', 'live']) {
      router.on(routes.get(name) as RouteContract, async ({ owner, person, reply }) => {
        called[name] = { owner, person }
        return reply.code(204).send()
      })
    }
  })
  const grace = { id: 'grace', role: 'agent', name: 'Grace Hopper', grant: 'g1' } as const
  const headers = { authorization: `Bearer ${await tokens.sign('the-team', { member: grace })}` }
  for (const url of ['/me', '/live']) await app.inject({ url, headers })
  expect(called).toEqual({ me: { owner: 'grace', person: grace }, live: { owner: 'the-team', person: grace } })
})
