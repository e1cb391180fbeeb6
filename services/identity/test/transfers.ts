import { afterEach } from '@jest/globals'
import * as api from '@docent/proto/http'
import { openTestEngines, type TestEngines } from '@docent/runtime/testing'
import { PASSWORD, startIdentity, type IdentityOptions } from './fixtures.ts'
import { GRACE, startTeams } from './teams.ts'

export const INES = 'ines@larkfield.example'

/** A team of Ines with Grace in it, and what hands it over. */
export async function withGrace(options: IdentityOptions = {}) {
  const teams = await startTeams(options)
  const ines = await teams.owner()
  await ines.call(api.renameTeam, { body: { name: 'Larkfield Cycles' } })
  const grace = await teams.member(ines, GRACE, 'agent')
  const hand = (by = ines, to = grace.id, password = PASSWORD) =>
    by.call(api.transferTeam, { body: { memberId: to, password } })
  return { ...teams, ines, grace, hand, team: ines.id }
}

const shared: TestEngines[] = []
afterEach(async () => {
  for (const engines of shared.splice(0)) await engines.close()
})

/** The same, with another process of the installation beside it. */
export async function withGraceBeside(options: IdentityOptions = {}) {
  const on = await openTestEngines()
  shared.push(on)
  const first = await withGrace({ ...options, on })
  const { service: other } = await startIdentity({ clock: options.clock, on, tokens: first.service.tokens })
  return { ...first, other }
}

/** What a token says. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()) as { sub: string; person?: string }
