import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { ApiKeyView } from '@docent/proto/http'
import type { CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'

/** An API key. Of the key itself only a hash is kept. */
const keySchema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  name: z.string(),
  hash: z.string(),
  madeBy: idSchema.optional().describe('who made it for an account of which they are a member; absent: its owner'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  slot: z
    .string()
    .optional()
    .describe('one of the places an owner has, so that no two keys share one; absent in keys from before'),
})
export type ApiKey = z.infer<typeof keySchema>

export const keyCollection: CollectionSpec<ApiKey> = {
  name: 'identity.api_keys',
  keeps: {
    of: 'owners',
    what: 'names of API keys, hashes of them, who made them, and when they were used last',
    until: 'they are revoked, or the account is deleted',
  },
  schema: keySchema,
  indexes: [
    { fields: ['slot'], unique: true },
    { fields: ['madeBy'], acrossOwners: true },
  ],
}

/** Makes keys easy to find where they must not be: in code, logs and mails. */
const MARK = 'docent_'

export function formatKey(id: string, secret: string): string {
  return `${MARK}${id}.${secret}`
}

/** `undefined` for anything that was never a key. */
export function parseKey(text: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = /^docent_([\w-]{8,64})\.([\w-]{43})$/.exec(text ?? '') ?? []
  return id && secret ? { id, secret } : undefined
}

const moment = (iso: string) => ({ seconds: Math.floor(Date.parse(iso) / 1000) })

export function viewOfKey({ id, name, createdAt, expiresAt, lastUsedAt }: ApiKey): ApiKeyView {
  return {
    id,
    name,
    prefix: `${MARK}${id.slice(0, 6)}`,
    createdAt: moment(createdAt),
    expiresAt: expiresAt === null ? null : moment(expiresAt),
    lastUsedAt: lastUsedAt === null ? null : moment(lastUsedAt),
  }
}
