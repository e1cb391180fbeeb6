import { expect } from '@jest/globals'
import * as api from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { createMailLinks } from '@docent/runtime/auth'
import type { Answer, TestService } from '@docent/runtime/testing'
import { cookieOf, PASSWORD, startIdentity, type IdentityOptions } from './fixtures.ts'

export const GRACE = 'grace@larkfield.example'

/** Somebody at a browser: what they call goes out with the token of their last answer, and with their cookie. */
export async function startTeams(options: IdentityOptions = {}) {
  const identity = await startIdentity(options)
  const { service } = identity

  function person(first: { accessToken: string; cookie: string; user: api.UserView; account: api.OpenAccount }) {
    let { accessToken, cookie, account } = first
    const keep = (answer: Answer) => {
      if (answer.status !== 200 || answer.body.accessToken === undefined) return answer
      accessToken = answer.body.accessToken
      account = answer.body.account
      if (answer.headers['set-cookie'] !== undefined) cookie = cookieOf(answer)
      return answer
    }
    return {
      id: first.user.uid,
      token: () => accessToken,
      cookie: () => cookie,
      account: () => account,
      call: async (contract: api.RouteContract, given: { body?: object; query?: object } = {}) =>
        keep(
          await service.call(contract, {
            token: accessToken,
            // As a browser does: it shows the cookie below its path alone.
            ...(contract.path.startsWith('/auth/') && { headers: { cookie } }),
            ...given,
          } as never),
        ),
      refresh: async () => keep(await identity.refresh(cookie)),
    }
  }

  async function signUp(email: string, name = email.split('@')[0]) {
    return person(await identity.account(email, PASSWORD, name))
  }

  /** The owner of an account on this plan. */
  async function owner(planId = 'business') {
    const ines = await signUp('ines@larkfield.example', 'Ines Hartmann')
    await identity.prove(ines.id)
    await service.hear(ines.id, 'subscription.changed', { planId, status: 'active' })
    return ines
  }

  const tokenOf = (team: string, linkId: string, on: TestService = service) =>
    createMailLinks([on.tokens.env['AUTH_LINK_SECRET'] as string]).tokenOf({
      purpose: 'join-team',
      owner: ownerId(team),
      id: linkId,
    })

  /** The token of the last mail to this address. */
  async function mailed(team: string, email: string) {
    await service.settled()
    const all = service.said('team.invited').filter(({ payload }) => payload.email === email)
    return tokenOf(team, String(all.at(-1)?.payload.linkId))
  }

  /** `of` is the account where it is not the one that whoever invites signed up for. */
  async function member(team: ReturnType<typeof person>, email: string, role: api.GivenRole, of = team.id) {
    const invited = await team.call(api.inviteMember, { body: { email, role } })
    expect([email, invited.status]).toEqual([email, 200])
    const joining = await signUp(email)
    const joined = await joining.call(api.joinTeam, { body: { token: await mailed(of, email) } })
    expect([email, joined.status]).toEqual([email, 200])
    return joining
  }

  async function signIn(email: string) {
    const answer = await identity.signIn({ email, password: PASSWORD })
    expect(answer.status).toBe(200)
    return person({ ...answer.body, cookie: cookieOf(answer) })
  }

  return { ...identity, owner, signUp, signInAs: signIn, member, mailed, tokenOf }
}

/** What was answered: status and code. */
export const codeOf = ({ status, body }: Answer) => [status, body.code]
