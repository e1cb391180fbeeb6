import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { isAddress, type MailSender } from '@docent/runtime/mail'
import type { LookForTexts } from '@docent/runtime/outgoing/names.ts'
import type { CollectionSpec, Store } from '@docent/runtime/store'
import { z } from 'zod'
import { failures } from '../failures.ts'
import { oneLine, unlinked } from '../letters/name.ts'
import type { SenderConfig } from './config.ts'
import { domainOf, lookFor, recordsFor, type RecordFound } from './prove.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  name: z.string(),
  replyTo: z.string(),
  address: z.string(),
  token: z.string().describe('what proves the domain of the address; it is public by then'),
  tokenOf: z.string().describe('the domain it was made for: another one gets another'),
  provenAt: z.number().nullable().describe('milliseconds since 1970, as all times here'),
  checkedAt: z.number().nullable(),
  problems: z.record(z.string(), z.string()).describe('what the last look found instead, by what was looked for'),
})
type Sender = z.infer<typeof schema>

const spec: CollectionSpec<Sender> = {
  name: 'notification.senders',
  keeps: {
    of: 'owners',
    what: 'in whose name mails to visitors go out, and where they answer',
    until: 'the account is deleted',
  },
  schema,
  indexes: [],
}

export interface SendersOptions {
  store: Store
  clock: Clock
  ids: Ids
  config: SenderConfig
  texts: LookForTexts
  /** Whether the plan of the owner has white label. */
  allows(owner: OwnerId): Promise<boolean>
}

export interface SenderInput {
  name: string
  replyTo: string
  address: string
}

/** A proof counts this long before a mail asks for it again, in milliseconds. */
const PROVEN_MS = 3_600_000
const NOBODY = {
  name: '',
  replyTo: '',
  address: '',
  token: '',
  tokenOf: '',
  provenAt: null,
  checkedAt: null,
  problems: {},
}

/** In whose name mails go out to visitors. What is not proven, or not any more, goes out from the installation's address. */
export function createSenders({ store, clock, ids, config, texts, allows }: SendersOptions) {
  const senders = store.collection(spec)
  const look = lookFor(texts)
  const now = () => clock.now().getTime()
  const recordsOf = ({ address, token }: Sender) => (address === '' ? [] : recordsFor(address, token, config))
  const of = async (owner: OwnerId): Promise<Sender> =>
    (await senders.get(owner, owner)) ?? { ...NOBODY, id: owner, ownerId: owner }

  return {
    of,
    recordsOf,

    /** @throws sender_not_usable */
    async set(owner: OwnerId, input: SenderInput): Promise<void> {
      const name = oneLine(input.name)
      if (name !== unlinked(name)) throw refused('name', 'it must not look like an address')
      for (const field of ['replyTo', 'address'] as const) {
        if (input[field] !== '' && !isAddress(input[field])) throw refused(field, 'it must be one mail address')
      }
      const { address } = input
      if (address !== '' && !config.ownSenders)
        throw refused('address', 'whoever runs this installation does not send from other addresses')
      if (address !== '' && !/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(domainOf(address))) {
        throw refused('address', 'its domain must be one of the internet')
      }
      await senders.save(owner, owner, (current) => {
        const before = current ?? { ...NOBODY, id: owner, ownerId: owner }
        const isSame = domainOf(before.address) === domainOf(address) && address !== ''
        const isKnown = before.tokenOf === domainOf(address)
        const token = address === '' || isKnown ? before.token : ids.secret(24)
        const proof = isSame ? {} : { provenAt: null, checkedAt: null, problems: {} }
        const tokenOf = address === '' ? before.tokenOf : domainOf(address)
        return { ...before, name, replyTo: input.replyTo, address, token, tokenOf, ...proof }
      })
      if (address !== '') await check(owner)
    },

    check,

    /** Whom a mail of the owner to a visitor comes from, and where it is answered; `usual` is the name of the chatbot. */
    async from(owner: OwnerId, usual: string): Promise<{ from: MailSender; replyTo: string } | undefined> {
      if (!(await allows(owner))) return undefined
      const sender = await of(owner)
      return { from: { name: sender.name || usual, ...(await addressOf(sender)) }, replyTo: sender.replyTo }
    },
  }

  async function addressOf(sender: Sender): Promise<Pick<MailSender, 'address' | 'dkim'>> {
    const { address, ownerId, checkedAt } = sender
    if (address === '' || !config.ownSenders || sender.provenAt === null) return {}
    const isOld = now() - (checkedAt ?? 0) >= PROVEN_MS
    if (isOld && (await check(ownerId)).provenAt === null) return {}
    const { ownSendersDkimKey: privateKey, ownSendersDkimSelector: selector } = config
    return { address, ...(privateKey && { dkim: { selector, privateKey } }) }
  }

  /** Looks now. What nobody can say anything about stays as it was. */
  async function check(owner: OwnerId): Promise<Sender> {
    const asked = await of(owner)
    if (asked.address === '') return asked
    const found = await look(recordsOf(asked))
    return senders.save(owner, owner, (current) => {
      const before = current ?? asked
      // Another address was set meanwhile: it is looked at by whoever set it.
      if (before.address !== asked.address || before.token !== asked.token) return before
      return { ...before, checkedAt: now(), problems: problemsOf(found), provenAt: provenAt(found, before.provenAt) }
    })
  }

  function provenAt(found: readonly RecordFound[], before: number | null): number | null {
    if (found.some(({ problem, isUnsure }) => problem !== null && !isUnsure)) return null
    return found.every(({ problem }) => problem === null) ? (before ?? now()) : before
  }
}
export type Senders = ReturnType<typeof createSenders>

const problemsOf = (found: readonly RecordFound[]) =>
  Object.fromEntries(found.flatMap(({ what, problem }) => (problem === null ? [] : [[what, problem]])))

const refused = (field: string, reason: string) =>
  failures.sender_not_usable({ values: { what: FIELDS[field] ?? field, reason }, extra: { field } })

const FIELDS: Record<string, string> = { name: 'name', replyTo: 'address for answers', address: 'sender address' }
