import { securityActs, type SecurityAct } from '@docent/proto'
import type { SecurityEntry } from '@docent/proto/http'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, type Store } from '@docent/runtime/store'
import { toldLog } from '@docent/runtime/telemetry'
import { DAY_MS } from '@docent/runtime/units'
import type { FastifyBaseLogger } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Seen } from '../sessions/seen.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  what: z.enum(securityActs),
  at: z.iso.datetime(),
  times: z.int().min(1),
  device: z.string(),
  place: z.string(),
  detail: z.string().optional(),
})
type Entry = z.infer<typeof schema>

export interface SecurityLogOptions {
  store: Store
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  keepDays: number
}

/** What happened to what lets a person in: for themselves on a page, for whoever runs the installation as lines of the log. */
export interface SecurityLog {
  /** Keeps that it happened, and resolves once it is kept. */
  note(person: OwnerId, what: SecurityAct, seen: Seen, detail?: string): Promise<void>
  /**
   * Keeps a try that failed. Nobody waits for that: how long an answer takes must not tell whether there is such an account.
   * Of one hour, place and device there is one entry, or strangers would fill the log.
   */
  failed(person: Promise<OwnerId | undefined>, seen: Seen, detail?: string): void
  /** Newest first. */
  list(person: OwnerId, cursor?: string): Promise<{ entries: SecurityEntry[]; next: string | null }>
  /** What happened to a person is theirs, also under another id. Bears repeats. */
  move(from: OwnerId, to: OwnerId): Promise<void>
  /** Forgets what is older than it is kept. */
  sweep(): Promise<void>
  /** Resolves once every failed try is kept. */
  settled(): Promise<void>
}

const PAGE = 20
const HOUR = 'YYYY-MM-DDTHH'.length

export function createSecurityLog({ store, clock, ids, log, keepDays }: SecurityLogOptions): SecurityLog {
  const entries = store.collection<Entry>({
    name: 'identity.security_log',
    keeps: {
      of: 'owners',
      what: 'sign-ins, failed tries and changes of password, sessions and keys: when, from which kind of device, network address without its end',
      until: 'AUTH_SECURITY_LOG_DAYS, or the account is deleted',
    },
    schema,
    indexes: [{ fields: ['at'] }, { fields: ['ownerId', 'at'] }],
  })
  const pending = new Set<Promise<void>>()
  const told = toldLog(log)

  /** The same line for programs that watch: `security` tells it from all others. */
  const tell = (what: SecurityAct, person: OwnerId | undefined, { device, place }: Seen, detail?: string) =>
    told[what === 'session-stolen' ? 'warn' : 'info'](
      { security: what, owner: person, device, place, ...(detail !== undefined && { detail }) },
      'security',
    )

  async function keepFailed(given: Promise<OwnerId | undefined>, seen: Seen, detail?: string): Promise<void> {
    const person = await given
    tell('sign-in-failed', person, seen, detail)
    if (person === undefined) return
    const at = clock.now().toISOString()
    const from = createHash('sha256').update(`${seen.device} ${seen.place} ${detail}`).digest('base64url').slice(0, 12)
    const id = `${person}.${at.slice(0, HOUR).replaceAll(/\W/g, '')}.${from}`
    await entries.save(person, id, (known) =>
      known
        ? { ...known, at, times: known.times + 1 }
        : {
            ...{ id, ownerId: person, what: 'sign-in-failed', at, times: 1, ...seen },
            ...(detail !== undefined && { detail }),
          },
    )
  }

  return {
    async note(person, what, seen, detail) {
      tell(what, person, seen, detail)
      const [id, at] = [ids.next(), clock.now().toISOString()]
      const entry = { id, ownerId: person, what, at, times: 1, ...seen, ...(detail !== undefined && { detail }) }
      await entries.insert(person, entry)
    },

    failed(person, seen, detail) {
      const kept = keepFailed(person, seen, detail)
        .catch((error: unknown) => log.error({ err: error }, 'a failed sign-in was not kept in the security log'))
        .finally(() => pending.delete(kept))
      pending.add(kept)
    },

    async list(person, cursor) {
      const page = await entries.find(person, { sort: { by: 'at', direction: 'desc' }, limit: PAGE, cursor })
      return {
        entries: page.records.map(({ at, ...entry }) => ({
          ...entry,
          at: { seconds: Math.floor(Date.parse(at) / 1000) },
        })),
        next: page.next ?? null,
      }
    },

    async move(from, to) {
      for (;;) {
        const { records } = await entries.find(from)
        if (records.length === 0) return
        for (const entry of records) {
          // Named after the entry that it was, so that doing it again makes no second one.
          const id = createHash('sha256').update(`${to} ${entry.id}`).digest('base64url')
          await entries.save(to, id, (known) => known ?? { ...entry, id, ownerId: to })
          await entries.remove(from, entry.id)
        }
      }
    },

    async sweep() {
      const before = new Date(clock.now().getTime() - keepDays * DAY_MS).toISOString()
      for (;;) {
        const { records } = await entries.find(everyOwner, { where: { at: { lt: before } } })
        for (const { id } of records) await entries.remove(everyOwner, id)
        if (records.length === 0) return
      }
    },

    async settled() {
      await Promise.all(pending)
    },
  }
}
