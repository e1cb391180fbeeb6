import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Secrets } from '@docent/runtime/auth'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, type Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const ID_LENGTH = 16
const SEAL_LENGTH = 32
/** Small letters and digits only: mail servers may change the case of an address. */
export const TOKEN_LENGTH = ID_LENGTH + SEAL_LENGTH

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  widgetId: idSchema,
  session: z.string(),
  personId: z.string().describe('whom the mails went to that are answered'),
  expiresAt: z.number(),
})
export type ReplyAddress = z.infer<typeof schema>

export interface ReplyAddressesOptions {
  store: Store
  /** The first one seals, each opens. */
  secrets: Secrets
  clock: Clock
  /** The mailbox; undefined where mails cannot be answered. */
  mailbox: string | undefined
  days: number
}

/** Addresses that a person answers one conversation at: nobody can make one up, and none is good for another. */
export function createReplyAddresses({ store, secrets, clock, mailbox, days }: ReplyAddressesOptions) {
  const addresses = store.collection<ReplyAddress>({
    name: 'notification.reply-addresses',
    keeps: {
      of: 'visitors',
      what: 'which conversation a mail about it can be answered in, and by whom; no words',
      until: 'REPLY_ADDRESS_DAYS after the last mail, and as long again',
    },
    schema,
    indexes: [{ fields: ['expiresAt'] }],
  })
  const [local = '', domain = ''] = (mailbox ?? '').split('@')
  const now = () => clock.now().getTime()

  return {
    /** The address for an answer, good from now for as long as such addresses are; undefined where there are none. */
    async for(
      owner: OwnerId,
      about: Pick<ReplyAddress, 'widgetId' | 'session' | 'personId'>,
    ): Promise<string | undefined> {
      if (mailbox === undefined) return undefined
      const id = createHash('sha256')
        .update(JSON.stringify([owner, about.widgetId, about.session, about.personId]))
        .digest('hex')
        .slice(0, ID_LENGTH)
      const expiresAt = now() + days * DAY_MS
      await addresses.save(owner, id, () => ({ ...about, id, ownerId: owner, expiresAt }))
      return `${local}+${id}${sealOf(secrets[0], id)}@${domain}`
    },

    /** The one that any of these header fields names; undefined where none does, or it was not made here. */
    async in(fields: readonly string[]): Promise<ReplyAddress | undefined> {
      for (const token of tokensIn(fields)) {
        const [id, seal] = [token.slice(0, ID_LENGTH), token.slice(ID_LENGTH)]
        const isOurs = secrets.some((secret) => timingSafeEqual(Buffer.from(sealOf(secret, id)), Buffer.from(seal)))
        const found = isOurs ? await addresses.get(everyOwner, id) : undefined
        if (found) return found
      }
      return undefined
    },

    get: (owner: OwnerId, id: string): Promise<ReplyAddress | undefined> => addresses.get(owner, id),
    isOver: ({ expiresAt }: ReplyAddress): boolean => expiresAt <= now(),

    /** Forgets those that could not be used for as long as they could. */
    async sweep(): Promise<void> {
      for (;;) {
        const where = { expiresAt: { lt: now() - days * DAY_MS } }
        const { records } = await addresses.find(everyOwner, { where })
        if (records.length === 0) return
        await Promise.all(records.map(({ ownerId, id }) => addresses.remove(ownerId, id)))
      }
    },
  }

  function tokensIn(fields: readonly string[]): string[] {
    if (mailbox === undefined) return []
    const [before, behind] = [`${local}+`, `@${domain}`]
    return fields.flatMap((field) =>
      field
        .toLowerCase()
        .split(/[\s<>,;"()[\]:]+/)
        .filter((word) => word.startsWith(before) && word.endsWith(behind))
        .map((word) => word.slice(before.length, -behind.length))
        .filter((token) => token.length === TOKEN_LENGTH && /^[0-9a-f]+$/.test(token)),
    )
  }
}
export type ReplyAddresses = ReturnType<typeof createReplyAddresses>

const sealOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`reply-address.${id}`).digest('hex').slice(0, SEAL_LENGTH)
