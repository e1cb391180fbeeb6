import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { JobKind } from '@docent/runtime/jobs'
import type { Collection, CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'

const waySchema = z.enum(['record', 'file'])

const domainSchema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  host: z.string(),
  token: z.string().describe('what proves the host; it is public by then'),
  slot: z.string().describe('one of the places an owner has, so that no two hosts share one'),
  state: z.enum(['waiting', 'proven', 'lost', 'failed']),
  servedHost: z.string().nullable().describe('the host, of the one owner who has proven it'),
  provenBy: waySchema.nullable(),
  provenAt: z.number().nullable().describe('milliseconds since 1970, as all times here'),
  checkedAt: z.number().nullable(),
  problem: z.string().nullable().describe('what the last look found instead of a proof'),
  reachedAt: z.number().nullable().describe('since when it is known that the host leads here'),
  notHere: z.string().nullable().describe('what the last look reached instead of this installation'),
  tryUntil: z.number().describe('how long a proof that was never there is looked for'),
  missingSince: z.number().nullable().describe('since when a proof is gone that was there'),
  warned: z.boolean().describe('whether its owner was told that it is gone'),
  contested: waySchema.nullable().describe('how somebody else has proven the host meanwhile'),
  dueAt: z.number(),
  holder: z.string(),
  attempts: z.int(),
  createdAt: z.number(),
})
/** A host that an owner claims, and where its proof stands. */
export type OwnDomain = z.infer<typeof domainSchema>

export const ownDomainCollection: CollectionSpec<OwnDomain> = {
  name: 'widget.own-domains',
  keeps: { of: 'owners', what: 'hosts that loader and frame may come from', until: 'they or the account are deleted' },
  schema: domainSchema,
  indexes: [
    { fields: ['dueAt'] },
    { fields: ['servedHost'], unique: true },
    { fields: ['slot'], unique: true },
    { fields: ['ownerId', 'host'], unique: true },
  ],
}

/** Looking for a proof is a job of its record. */
export function proofJobs(records: Collection<OwnDomain>): JobKind<OwnDomain> {
  return {
    name: 'proofs of own domains',
    records,
    due: (now) => ({ dueAt: { lte: now } }),
    turns: { of: 'oldest', by: 'dueAt' },
    stateOf: ({ state, dueAt, holder, attempts }) =>
      state === 'waiting' || state === 'proven' ? { dueAt, holder, attempts } : undefined,
    withState: (domain, { dueAt, holder, attempts }) => ({ ...domain, dueAt, holder, attempts }),
  }
}
