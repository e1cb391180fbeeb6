import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import { backoffMs } from '@docent/runtime/backoff'
import type { CollectionSpec } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { z } from 'zod'

/** Tries that have not succeeded, of one account or one network address. */
const attemptsSchema = z.object({
  id: idSchema.describe('"account:" or "address:" and a hash: neither is kept in the clear'),
  ownerId: ownerIdSchema,
  failures: z.int().min(0),
  last: z.string().describe('names the last try'),
  lastAt: z.iso.datetime(),
  blockedUntil: z.iso.datetime().nullable(),
})
export type AttemptsRecord = z.infer<typeof attemptsSchema>

export const attemptsCollection: CollectionSpec<AttemptsRecord> = {
  name: 'identity.attempts',
  keeps: {
    of: 'anybody who tries to sign in',
    what: 'hashes of mail and network address, and how often',
    until: 'a day',
  },
  schema: attemptsSchema,
  indexes: [{ fields: ['lastAt'] }],
}

/** Failures that are older count no more, in milliseconds. */
export const FORGOTTEN_AFTER_MS = DAY_MS

export interface Limits {
  /** Failures before tries have to wait. */
  free: number
  firstWaitMs: number
  longestWaitMs: number
}

/** When the next try may come; `undefined` when it may come at once. */
export function blockedUntil(record: AttemptsRecord | undefined, now: Date): Date | undefined {
  if (!record?.blockedUntil) return undefined
  const until = new Date(record.blockedUntil)
  return until > now ? until : undefined
}

/** Counts a try before its outcome is known, so that many at once cannot slip through between check and count. */
export function counted(
  record: AttemptsRecord | undefined,
  made: Pick<AttemptsRecord, 'id' | 'ownerId'> & { attempt: string; now: Date },
  { free, firstWaitMs, longestWaitMs }: Limits,
): AttemptsRecord {
  const { id, ownerId, attempt, now } = made
  const isOld = !record || now.getTime() - Date.parse(record.lastAt) >= FORGOTTEN_AFTER_MS
  const failures = (isOld ? 0 : record.failures) + 1
  const waitMs =
    failures < free
      ? 0
      : backoffMs({ firstMs: firstWaitMs, longestMs: longestWaitMs, jitter: 'none' }, failures - free + 1)
  return {
    id,
    ownerId,
    failures,
    last: attempt,
    lastAt: now.toISOString(),
    blockedUntil: waitMs === 0 ? null : new Date(now.getTime() + waitMs).toISOString(),
  }
}

/** Takes a try back that succeeded. A wait that a later try has caused stays. */
export function takenBack(record: AttemptsRecord, attempt: string): AttemptsRecord {
  const failures = Math.max(0, record.failures - 1)
  return { ...record, failures, blockedUntil: record.last === attempt ? null : record.blockedUntil }
}
