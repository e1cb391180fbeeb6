import { say } from '@docent/proto/events'
import { idSchema, ownerId, ownerIdSchema } from '@docent/proto/ids'
import { backoffMs } from '@docent/runtime/backoff'
import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, createRunner, unlessGone, type JobKind } from '@docent/runtime/jobs'
import { everyOwner, type Collection, type CollectionSpec, type Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Users } from '../accounts/users.ts'
import { linksWith, newLink } from '../mail-links/open.ts'

const schema = z.object({
  id: idSchema.describe('also names the link'),
  ownerId: ownerIdSchema,
  email: z.string(),
  askedAt: z.iso.datetime(),
  dueAt: z.number().optional().describe('when it may be looked at, milliseconds since 1970'),
  holder: z.string().optional().describe('of whoever looks at it until dueAt'),
  attempts: z.int().optional(),
})
export type ResetRequest = z.infer<typeof schema>

export const requestCollection: CollectionSpec<ResetRequest> = {
  name: 'identity.reset-requests',
  keeps: {
    of: 'anybody who asks for a new password',
    what: 'the address they typed',
    until: 'seconds: until the mail is on its way or nobody was found',
  },
  schema,
  indexes: [{ fields: ['askedAt'] }],
}

function requestJobs(records: Collection<ResetRequest>, clock: Clock): JobKind<ResetRequest> {
  return {
    name: 'requests for a new password',
    records,
    due: () => ({ askedAt: { lte: clock.now().toISOString() } }),
    turns: { of: 'oldest', by: 'askedAt' },
    stateOf: ({ dueAt = 0, holder = '', attempts = 0 }) => ({ dueAt, holder, attempts }),
    withState: (request, state) => ({ ...request, ...state }),
  }
}

export interface ResetRequestsDeps {
  store: Store
  users: Pick<Users, 'byEmail' | 'update'>
  clock: Clock
  ids: Ids
  sweepMs: number
  log: FastifyBaseLogger
}

const PURPOSE = 'reset-password'
/** Whoever asks belongs to nobody: there may be no such account. */
const nobody = ownerId('nobody')
const LEASE_MS = 30_000
const AT_ONCE = 4
const BACKOFF = { firstMs: 1_000, longestMs: 60_000 }

/**
 * What was asked for, kept until it is looked at. Whoever asks waits for one write, the same for every address: how long
 * it takes tells nobody whether there is an account.
 */
export function createResetRequests({ store, users, clock, ids, sweepMs, log }: ResetRequestsDeps) {
  const requests = store.collection(requestCollection)
  const claims = createClaims({ kind: requestJobs(requests, clock), clock, ids, leaseMs: LEASE_MS })
  const answering = createRunner<ResetRequest>({
    name: 'requests for a new password',
    claims,
    atOnce: AT_ONCE,
    everyMs: sweepMs,
    work: ({ record }) => answer(record),
    failed({ record }, error) {
      log.error({ err: error, request: record.id }, 'a request for a new password waits; it is tried again')
      return { delayMs: backoffMs(BACKOFF, record.attempts ?? 1) }
    },
    log,
  })

  return {
    async keep(email: string): Promise<void> {
      await requests.insert(nobody, { id: ids.next(), ownerId: nobody, email, askedAt: clock.now().toISOString() })
    },

    /** Has a link mailed for every request whose account exists. */
    answering,
  }

  async function answer({ id, email, askedAt }: ResetRequest): Promise<void> {
    const now = clock.now()
    const link = newLink(PURPOSE, id, new Date(askedAt))
    const user = await users.byEmail(email)
    if (user && Date.parse(link.expiresAt) > now.getTime()) {
      const event = say('user.password-reset-requested', { linkId: link.id, expiresAt: link.expiresAt })
      await users
        .update(user.ownerId, user.id, (current) => [{ ...current, links: linksWith(current, link, now) }, event], {
          // Of several processes, and after a crash before the request is gone, one write counts.
          cause: id,
        })
        .catch(unlessGone)
    }
    await requests.remove(everyOwner, id)
  }
}
export type ResetRequests = ReturnType<typeof createResetRequests>
