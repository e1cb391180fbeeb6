import type { EventEnvelope } from '@docent/proto/events'
import { idSchema, ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { TokenVerifier } from '../auth/index.ts'
import { NEVER, randomIds, type Clock } from '../clock/index.ts'
import { commonFailures } from '../failures/index.ts'
import type { Call, Caller, Router } from '../http/index.ts'
import { createClaims, createRunner } from '../jobs/index.ts'
import type { Store } from '../store/port.ts'
import { createRemembered } from '../store/remembered.ts'
import { HOUR_MS, MINUTE_MS } from '../units/index.ts'
import type { Handlers } from './service.ts'

/** All that stays of an owner who left: that there was one with this id, and when they left. */
const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  leftAt: z.iso.datetime(),
  purges: z.int().min(0),
  dueAt: z.number().describe('when everything is removed once more, milliseconds since 1970'),
  holder: z.string().optional().describe('of the claim on that until dueAt'),
})
type Departure = z.infer<typeof schema>

const SECOND = 1_000
/** What was under way when somebody left may still write: a request, a handler, a lease. None of them lasts an hour. */
const AGAIN_AFTER_MS = [2 * SECOND, 20 * SECOND, 5 * MINUTE_MS, HOUR_MS]
const LOOK_MS = 10 * SECOND
/** Of a removal: a process that dies in it leaves it to another one. */
const LEASE_MS = MINUTE_MS
const AT_ONCE = 4

export interface DeparturesOptions {
  store: Store
  /** Of the service: its collection is "service.departures". */
  service: string
  clock: Clock
  log: FastifyBaseLogger
  /** Removes everything of an owner; it is called more than once. */
  purge(owner: OwnerId): Promise<void>
}

/** Owners who deleted their account, as the host of one service remembers them so that nothing of them comes back. */
export interface Departures {
  /** Removes everything now, and again until nothing that was under way can have written since. Bears repeats. */
  left(event: Pick<EventEnvelope, 'ownerId' | 'occurredAt'>): Promise<void>
  has(owner: OwnerId): Promise<boolean>
  /** The handlers, without events of owners who left: a late event brings nothing back. */
  guardHandlers(handlers: Handlers): Handlers
  /**
   * The verifier, to which a token of who left, or for an account that was deleted, is none: it may live for some minutes more. Also
   * as a member of a team, because what was noted of the end of their role goes with all else of them.
   */
  guardTokens(tokens: TokenVerifier): TokenVerifier
  /** The router, closed to visitors of owners who left, and to whoever leaves while the body of their call is still read. */
  guardRoutes(router: Router): Router
  begin(): Promise<void>
  stop(): Promise<void>
}

export function createDepartures({ store, service, clock, log, purge }: DeparturesOptions): Departures {
  const departures = store.collection<Departure>({
    name: `${service}.departures`,
    keeps: {
      of: 'owners',
      what: 'that an account was deleted: an id that is nobody’s, and when',
      until: 'for good: it keeps late events from bringing something back',
    },
    schema,
    indexes: [{ fields: ['dueAt'] }],
  })
  const now = () => clock.now().getTime()
  const claims = createClaims<Departure>({
    kind: {
      name: `${service} departures`,
      records: departures,
      due: (until) => ({ dueAt: { lte: until } }),
      turns: { of: 'oldest', by: 'dueAt' },
      stateOf: ({ dueAt, holder = '', purges }) => (dueAt === NEVER ? undefined : { dueAt, holder, attempts: purges }),
      withState: (record, { dueAt, holder }) => ({ ...record, dueAt, holder }),
    },
    clock,
    ids: randomIds,
    leaseMs: LEASE_MS,
  })
  const removing = createRunner<Departure>({
    name: `${service} departures`,
    claims,
    atOnce: AT_ONCE,
    everyMs: LOOK_MS,
    work: ({ record }) => removeAgain(record.ownerId),
    failed({ record }, error) {
      log.error({ err: error, owner: record.ownerId }, 'an account could not be removed once more; it is tried again')
      return { delayMs: LOOK_MS }
    },
    log,
  })
  // It is asked with every call and every event of an owner. What passes in the moment until another process knows is removed again.
  const known = createRemembered({ load: async (owner) => (await departures.get(owner, owner)) !== undefined })
  const has = known.of
  const hasEither = async (owner: OwnerId, person = owner) =>
    (await has(owner)) || (person !== owner && (await has(person)))

  async function removeAgain(owner: OwnerId): Promise<void> {
    await purge(owner)
    let wait: number | undefined
    await departures.update(owner, owner, (current) => {
      wait = AGAIN_AFTER_MS[current.purges]
      return { ...current, purges: current.purges + 1, holder: '', dueAt: wait === undefined ? NEVER : now() + wait }
    })
    // What is due soon is looked for when it is due; what comes later, or after a restart, with the looks of every process.
    if (wait !== undefined && wait < LOOK_MS) setTimeout(removing.wake, wait).unref()
  }

  return {
    has,
    async left({ ownerId, occurredAt }) {
      await departures.save(ownerId, ownerId, (current) =>
        current && current.dueAt !== NEVER
          ? current
          : { id: ownerId, ownerId, leftAt: current?.leftAt ?? occurredAt, purges: 0, dueAt: now() },
      )
      known.changed(ownerId)
      await removeAgain(ownerId)
    },
    guardHandlers(handlers) {
      const all = Object.entries(handlers) as [string, (...given: unknown[]) => Promise<void>][]
      return Object.fromEntries(
        all.map(([type, handle]) => [
          type,
          async (payload: unknown, event: EventEnvelope, signal: AbortSignal) => {
            if (!(await has(event.ownerId))) await handle(payload, event, signal)
          },
        ]),
      )
    },
    guardTokens: ({ verify }) => ({
      async verify(token) {
        const claims = await verify(token)
        return claims && (await hasEither(claims.owner, ownerId(claims.person.id))) ? undefined : claims
      },
    }),
    guardRoutes: (router) => ({
      on(contract, handler, options) {
        const open: typeof handler = async (call) => {
          const { owner, person } = call as Call<typeof contract> & Partial<Caller>
          if (owner !== undefined && (await hasEither(owner, person && ownerId(person.id)))) {
            throw commonFailures.not_signed_in({ detail: 'the account is deleted' })
          }
          return handler(call)
        }
        router.on(contract, open, options)
      },
    }),
    begin: removing.begin,
    stop: removing.stop,
  }
}
