import * as api from '@docent/proto/http'
import type { Answer } from '@docent/runtime/testing'
import { startIdentity, type IdentityOptions } from './fixtures.ts'
import { CLIENT_ID, CLIENT_SECRET, type TestIssuer } from './issuer.ts'

/** A browser with its cookies, at an identity service that knows the issuer. */
export async function startBrowser(issuer: TestIssuer, options: IdentityOptions = {}) {
  const env = {
    GOOGLE_ISSUER: issuer.address,
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    ...options.env,
  }
  const identity = await startIdentity({ ...options, env })
  const jar = new Map<string, string>()
  const keep = (answer: Answer) => {
    for (const line of [answer.headers['set-cookie']].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
      if (name !== undefined && value) jar.set(name, value)
      else if (name !== undefined) jar.delete(name)
    }
    return answer
  }
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const come = async (search: string, headers = { cookie: cookie() }) => {
    const answer = await identity.service.http.inject({ url: `/api/auth/google/callback${search}`, headers })
    keep({ headers: answer.headers } as Answer)
    const location = String(answer.headers.location)
    return { location, outcome: new URLSearchParams(location.split('#')[1]).get('google') }
  }
  const start = async (page = '/login', headers: Record<string, string> = {}) => {
    const answer = keep(await identity.service.call(api.startGoogle, { body: { page }, headers }))
    return { ...answer, url: String(answer.body.url) }
  }
  return {
    ...identity,
    jar,
    come,
    start,
    /** Begins, agrees at the provider, and comes back. */
    walk: async (page?: string) => come(issuer.agree((await start(page)).url)),
    me: async () => (await identity.refresh(cookie())).body.user,
    pending: () => identity.service.call(api.pendingGoogle, { headers: { cookie: cookie() } }),
    join: async (password: string) =>
      keep(await identity.service.call(api.linkGoogle, { body: { password }, headers: { cookie: cookie() } })),
  }
}
