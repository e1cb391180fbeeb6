import { say } from '@docent/proto/events'
import { idSchema, ownerId, ownerIdSchema } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound, type CollectionSpec, type Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Users } from '../accounts/users.ts'
import { linksWith, newLink } from '../mail-links/open.ts'

const schema = z.object({
  id: idSchema.describe('also names the link'),
  ownerId: ownerIdSchema,
  email: z.string(),
  askedAt: z.iso.datetime(),
})
export type ResetRequest = z.infer<typeof schema>

export const requestCollection: CollectionSpec<ResetRequest> = {
  name: 'identity.reset-requests',
  schema,
  indexes: [{ fields: ['askedAt'] }],
}

export interface ResetRequestsDeps {
  store: Store
  users: Pick<Users, 'byEmail' | 'update'>
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
}

const PURPOSE = 'reset-password'
/** Whoever asks belongs to nobody: there may be no such account. */
const nobody = ownerId('nobody')
const PAGE = 100

/**
 * What was asked for, kept until it is looked at. Whoever asks waits for one write, the same for every address: how long
 * it takes tells nobody whether there is an account.
 */
export function createResetRequests({ store, users, clock, ids, log }: ResetRequestsDeps) {
  const requests = store.collection(requestCollection)

  return {
    async keep(email: string): Promise<void> {
      await requests.insert(nobody, { id: ids.next(), ownerId: nobody, email, askedAt: clock.now().toISOString() })
    },

    /** Has a link mailed for every request whose account exists. One that fails stays for the next time. */
    async work(): Promise<void> {
      let cursor: string | undefined
      do {
        const page = await requests.find(everyOwner, {
          sort: { by: 'askedAt', direction: 'asc' },
          limit: PAGE,
          cursor,
        })
        for (const request of page.records) {
          await answer(request).catch((error: unknown) =>
            log.error({ err: error, request: request.id }, 'a request for a new password waits; it is tried again'),
          )
        }
        cursor = page.next
      } while (cursor !== undefined)
    },
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

/** An account may be deleted while somebody asks for its password. */
function unlessGone(error: unknown): void {
  if (!(error instanceof RecordNotFound)) throw error
}
