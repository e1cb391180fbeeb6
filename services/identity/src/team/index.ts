import { ownerId, type OwnerId } from '@docent/proto/ids'
import { MEMBER_AUDIENCE } from '@docent/runtime/auth'
import type { Router } from '@docent/runtime/http'
import type { JWK } from 'jose'
import { createActivityLog } from '../activity/activity.ts'
import { createAttempts, type AttemptsDeps } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import { createAccessTokens, type AccessTokens } from '../sessions/access-tokens.ts'
import { createInvitations, type InvitationsDeps } from './invitations.ts'
import { createMemberships } from './memberships.ts'
import { createOpening } from './opening.ts'
import { mountTeams, type TeamRouteDeps } from './routes.ts'
import { createTeam } from './team.ts'
import { createTransfer, type TransferDeps } from './transfer.ts'

/** Of members' tokens: a role that ended must not go on for long. */
const MEMBER_TOKEN_SECONDS = 120

export interface TeamPartDeps
  extends
    Pick<AttemptsDeps, 'store'>,
    Pick<InvitationsDeps, 'users' | 'profiles' | 'plans' | 'mailLinks' | 'mails' | 'clock' | 'ids'>,
    Pick<TeamRouteDeps, 'sessions' | 'cookie' | 'publicUrl'>,
    Pick<TransferDeps, 'operators' | 'security' | 'pictures' | 'prove' | 'log' | 'secondFactor' | 'faultPoint'> {
  privateKey: JWK
  /** How long tokens last that are not of members. */
  accessTokenSeconds: number
  /** Of whoever has their own account open. */
  ownTokens: AccessTokens
}

/** Several people in one account, and one person in several. */
export async function createTeamPart(deps: TeamPartDeps) {
  const { store, users, sessions, plans, clock, ids, privateKey, ownTokens } = deps
  const memberTokens = await createAccessTokens({
    privateKey,
    lifetimeSeconds: Math.min(deps.accessTokenSeconds, MEMBER_TOKEN_SECONDS),
    clock,
    audience: MEMBER_AUDIENCE,
  })
  const asked = createAttempts({
    kind: 'invitation-',
    store,
    clock,
    ids,
    refuse: failures.too_many_mails,
    firstWaitMs: 60_000,
    perAccount: 3,
    perAddress: 25,
    longestWaitMs: 3_600_000,
  })
  const memberships = createMemberships(store)
  const team = createTeam({ users, memberships, plans, clock, ids })
  const invitations = createInvitations({ ...deps, team, memberships, asked })
  const opening = createOpening({ users, memberships, sessions, ownTokens, memberTokens })
  const transfer = createTransfer({ ...deps, team, memberships })
  const activity = createActivityLog({ store, users, plans, clock })

  return {
    opening,
    routes(router: Router, starting: Pick<TeamRouteDeps, 'sessionOf'>): void {
      mountTeams(router, { ...deps, ...starting, team, invitations, opening, transfer })
      activity.routes(router)
    },
    activity,
    /** The name of a team that somebody owns beside the account they signed up for. */
    ownedBy: team.ownedBy,
    /** Goes on with what was begun, and forgets what nobody is shown any more. */
    async sweep(): Promise<void> {
      await Promise.all([transfer.sweep(), activity.sweep()])
    },
    /** Does what is left to do after an account changed its owner. Bears repeats. */
    finishTransfer: transfer.finish,
    /** Who has it now is led into what they began. Bears repeats. */
    returned: opening.returned,
    /** Takes somebody whose account ends out of every team. Bears repeats. */
    async forget(person: OwnerId): Promise<void> {
      // What others sign in with is not lost with a team that ends.
      for (const one of await memberships.of(person)) await transfer.finish(ownerId(one))
      await team.forget(person)
    },
  }
}
