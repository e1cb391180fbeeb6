import type { EventPayload } from '@docent/proto/events'
import { idSchema, ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { z } from 'zod'
import type { Person, TokenVerifier } from '../auth/index.ts'
import type { Clock } from '../clock/index.ts'
import type { Store } from '../store/port.ts'
import { createRemembered } from '../store/remembered.ts'
import type { Handlers } from './service.ts'

/** Of one person: which of their access tokens are good no more, although they have not ended. */
const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  sessionsFrom: z.number().optional().describe('sessions that began before are over, milliseconds since 1970'),
  ended: z
    .array(z.object({ session: idSchema, until: z.number() }))
    .describe('single sessions, and grants of roles, for as long as a token of them would last'),
})
type Ending = z.infer<typeof schema>

/** No token of a member lasts longer, whatever is set. */
const LONGEST_GRANT_MS = 3_600_000

export interface EndingsOptions {
  store: Store
  /** Of the service: its collection is "service.endings". */
  service: string
  clock: Clock
}

/** Sessions that ended before their access tokens, as the host of one service remembers them. */
export interface Endings {
  /** The handlers, with what says that sessions ended heard before them. */
  guardHandlers(handlers: Handlers): Handlers
  /** The verifier, to which a token of a session that ended is none. */
  guardTokens(tokens: TokenVerifier): TokenVerifier
}

export function createEndings({ store, service, clock }: EndingsOptions): Endings {
  const endings = store.collection<Ending>({
    name: `${service}.endings`,
    keeps: {
      of: 'owners',
      what: 'which of their sessions and roles in teams were ended, by ids',
      until: 'the account is deleted',
    },
    schema,
    indexes: [],
  })
  // It is asked with every call: whoever signed out elsewhere may be heard for a second more by another process.
  const known = createRemembered({ load: (person) => endings.get(person, person) })

  async function note(person: OwnerId, change: (ending: Ending) => Ending): Promise<void> {
    await endings.save(person, person, (current) => change(current ?? { id: person, ownerId: person, ended: [] }))
    known.changed(person)
  }

  const ended = (person: OwnerId, { sessionId: session, tokensUntil }: EventPayload<'user.session-ended'>) =>
    note(person, (ending) => {
      const now = clock.now().getTime()
      const others = ending.ended.filter((one) => one.until > now && one.session !== session)
      return { ...ending, ended: [...others, { session, until: Date.parse(tokensUntil) }] }
    })

  const changed = (person: OwnerId, from: number) =>
    note(person, (ending) => (from > (ending.sessionsFrom ?? -Infinity) ? { ...ending, sessionsFrom: from } : ending))

  async function isOver({ id, session, grant }: Person): Promise<boolean> {
    if (!session && !grant) return false
    const ending = await known.of(ownerId(id))
    if (!ending) return false
    const isEnded = ending.ended.some((one) => one.session === session?.id || one.session === grant)
    return isEnded || (session !== undefined && session.startedAt < (ending.sessionsFrom ?? 0))
  }

  return {
    guardHandlers: ({
      'user.session-ended': after,
      'user.password-changed': alsoChanged,
      'user.owner-changed': handedOver,
      'team.member-changed': withMember,
      ...others
    }) => ({
      ...others,
      async 'team.member-changed'(payload, event, signal) {
        const { person, endedGrant } = payload
        const tokensUntil = new Date(clock.now().getTime() + LONGEST_GRANT_MS).toISOString()
        if (endedGrant !== null) await ended(ownerId(person), { sessionId: endedGrant, tokensUntil })
        await withMember?.(payload, event, signal)
      },
      async 'user.owner-changed'(payload, event, signal) {
        // Nobody signs in with the record of the account itself from then on.
        await changed(event.ownerId, Number.MAX_SAFE_INTEGER)
        await handedOver?.(payload, event, signal)
      },
      async 'user.session-ended'(payload, event, signal) {
        await ended(event.ownerId, payload)
        await after?.(payload, event, signal)
      },
      async 'user.password-changed'(payload, event, signal) {
        if (payload.sessionsFrom !== undefined) await changed(event.ownerId, Date.parse(payload.sessionsFrom))
        await alsoChanged?.(payload, event, signal)
      },
    }),
    guardTokens: ({ verify }) => ({
      async verify(token) {
        const claims = await verify(token)
        return claims && (await isOver(claims.person)) ? undefined : claims
      },
    }),
  }
}
