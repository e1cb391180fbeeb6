import { afterEach } from '@jest/globals'
import * as api from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { createMailLinks } from '@docent/runtime/auth'
import { startTestService, type Answer, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import type { Load } from '@docent/runtime/outgoing/load.ts'
import { identityWith } from '../src/service.ts'

/** A password that is fit for a test and weak for nobody. */
export const PASSWORD = 'correct horse 42'

/** Cheap hashes: what is tested is what happens around them. */
const cheapHashes = { AUTH_HASH_MEMORY_KIB: '64', AUTH_HASH_PASSES: '1' }

const started: TestService[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.stop()))
})

/** Time that passes when a test says so. */
export function createTime(start = '2026-11-02T09:00:00.000Z') {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    pass: (seconds: number) => void (now += seconds * 1000),
  }
}

export interface IdentityOptions extends TestServiceOptions {
  /** What is at the addresses of pictures; nothing unless a test says otherwise. */
  load?: Load
}
const noPictures: Load = () => Promise.reject(new Error('there is nothing'))

/** A running identity service, and the calls of a browser to it. */
export async function startIdentity({ load = noPictures, ...options }: IdentityOptions = {}) {
  const service = await startTestService(identityWith(load), {
    logLevel: process.env['TEST_LOG'],
    ...options,
    env: { ...cheapHashes, ...options.env },
  })
  started.push(service)
  const post = (contract: api.RouteContract) => (body: Record<string, unknown>, headers?: Record<string, string>) =>
    service.call(contract, { body, headers })
  const withCookie = (contract: api.RouteContract) => (cookie?: string, headers?: Record<string, string>) =>
    service.call(contract, { headers: { ...(cookie === undefined ? {} : { cookie }), ...headers } })
  return {
    service,
    /** Another process in its place, on the same engines. */
    async restart(changes?: TestServiceOptions) {
      const next = await service.restart(changes)
      started.splice(started.indexOf(service), 1, next)
      return next
    },
    signUp: post(api.signUp),
    signIn: post(api.signIn),
    refresh: withCookie(api.refresh),
    signOut: withCookie(api.signOut),
    /** Creates an account; returns its user and the cookie as a browser sends it. */
    async account(email = 'ines@larkfield.example', password = PASSWORD, name = 'Ines Hartmann') {
      const answer = await service.call(api.signUp, { body: { email, password, name } })
      if (answer.status !== 200) throw new Error(answer.text)
      return { ...answer.body, cookie: cookieOf(answer) } as api.RouteReply<typeof api.signUp> & { cookie: string }
    },
    /** Deletes an account. */
    async leave(uid: string, email: string, password = PASSWORD) {
      const answer = await service.call(api.deleteAccount, { as: uid, body: { email, password } })
      if (answer.status !== 200) throw new Error(answer.text)
    },
    /** Opens the link of the welcome mail. */
    async prove(uid: string, on = service) {
      const { payload } = await on.heardSaying('user.registered', (_, event) => event.ownerId === uid)
      const mailLinks = createMailLinks([on.tokens.env['AUTH_LINK_SECRET'] as string])
      const id = String(payload.verification?.linkId)
      const token = mailLinks.tokenOf({ purpose: 'verify-email', owner: ownerId(uid), id })
      const answer = await on.call(api.verifyEmail, { body: { token } })
      if (answer.status !== 200) throw new Error(answer.text)
    },
  }
}

/** `name=value` of the cookie that an answer sets. */
export function cookieOf(answer: Answer): string {
  return setCookieOf(answer).split(';', 1)[0] as string
}

export function setCookieOf({ headers }: Answer): string {
  return [headers['set-cookie']].flat().join('\n')
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app does with the text that people type into it. */
export function secretIn(text: string): Buffer {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
