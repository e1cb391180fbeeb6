import { say } from '@docent/proto/events'
import { LINE_MAX_LENGTH } from '@docent/proto/http'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { createRate } from '@docent/runtime/rate'
import { everyOwner, type Store } from '@docent/runtime/store'
import { DAY_MS, HOUR_MS } from '@docent/runtime/units'
import type { FastifyBaseLogger } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Refusal } from '../letters/answer-refused.ts'
import type { ReplyAddress, ReplyAddresses } from './addresses.ts'
import type { InboundMail } from './read.ts'

const outcomeSchema = z.enum(['taken', 'refused', 'ignored'])
export type Outcome = z.infer<typeof outcomeSchema>

const schema = z.object({
  id: idSchema.describe('follows from the address and the Message-ID'),
  ownerId: ownerIdSchema,
  addressId: idSchema,
  messageId: z.string(),
  outcome: outcomeSchema,
  at: z.number(),
})
export type InboundRecord = z.infer<typeof schema>

const KEEP_MS = 30 * DAY_MS
/** Told about mails that were not taken, of one address within an hour. */
const MOST_REFUSALS = 10

export interface IntakeOptions {
  store: Store
  clock: Clock
  addresses: ReplyAddresses
  /** Address of a person who may answer for an account; undefined for anybody else. */
  mailOf(owner: OwnerId, personId: string): Promise<string | undefined>
  /** Tells whoever was addressed why their answer was not taken: once for each mail. */
  refuse(address: ReplyAddress, mail: Pick<InboundRecord, 'id' | 'messageId'>, refusal: Refusal): Promise<void>
  log: FastifyBaseLogger
  faultPoint(name: string): void
}

/**
 * Takes mails that answer a visitor: each once, however often it comes. What it resolves with is kept; undefined where a mail is to no
 * address that was made here.
 */
export function createIntake({ store, clock, addresses, mailOf, refuse, log, faultPoint }: IntakeOptions) {
  const mails = store.collection<InboundRecord>({
    name: 'notification.inbound-mails',
    keeps: {
      of: 'owners',
      what: 'which mails answered a visitor, when, and whether they were taken; no words',
      until: '30 days',
    },
    schema,
    indexes: [{ fields: ['at'] }],
  })
  const refusals = createRate({ atMost: MOST_REFUSALS, perMs: HOUR_MS, clock })

  return {
    async take(mail: InboundMail): Promise<Outcome | undefined> {
      const address = await addresses.in(mail.to)
      if (!address) {
        log.info('a mail came that answers nothing')
        return undefined
      }
      const messageId = mail.messageId || `<${digestOf([mail.from, mail.text])}@unknown>`
      const id = `m-${digestOf([address.id, messageId])}`
      const known = await mails.get(address.ownerId, id)
      if (known) return known.outcome
      const came = { id, ownerId: address.ownerId, addressId: address.id, messageId, at: clock.now().getTime() }
      const refusal = mail.isAutomatic ? 'automatic' : await refusalOf(mail, address)
      const isTaken = refusal === undefined
      const toTell = isTaken && mail.attachments.length > 0 ? leftOut(mail) : refusal
      if (typeof toTell === 'object') await tell(address, came, toTell)
      faultPoint('notification.mail-came')
      const outcome = isTaken ? 'taken' : refusal === 'automatic' ? 'ignored' : 'refused'
      await mails.save(address.ownerId, id, (current) => {
        if (current) return current
        const { widgetId, session, personId } = address
        const said = say('handover.mailed', { widgetId, session, mailId: id, personId, text: mail.text })
        return outcome === 'taken' ? [{ ...came, outcome }, said] : { ...came, outcome }
      })
      return outcome
    },

    /** The conversation would not have it. */
    async refused(owner: OwnerId, mailId: string, refusal: Refusal): Promise<void> {
      const came = await mails.get(owner, mailId)
      const address = came && (await addresses.get(owner, came.addressId))
      if (came && address) await refuse(address, came, refusal)
    },

    async sweep(): Promise<void> {
      for (;;) {
        const where = { at: { lt: clock.now().getTime() - KEEP_MS } }
        const { records } = await mails.find(everyOwner, { where })
        if (records.length === 0) return
        await Promise.all(records.map(({ ownerId, id }) => mails.remove(ownerId, id)))
      }
    },
  }

  async function refusalOf(mail: InboundMail, address: ReplyAddress): Promise<Refusal | undefined> {
    const expected = await mailOf(address.ownerId, address.personId)
    const [from = ''] = mail.from
    if (mail.from.length !== 1 || from !== expected?.toLowerCase()) return { reason: 'other-sender', from: mail.from }
    if (addresses.isOver(address)) return { reason: 'expired' }
    if (mail.text === '') {
      const { attachments: names } = mail
      return names.length > 0 ? { reason: 'attachments', names } : { reason: 'empty' }
    }
    const { length } = mail.text
    return length > LINE_MAX_LENGTH ? { reason: 'too-long', length, most: LINE_MAX_LENGTH } : undefined
  }

  /** Whoever holds an address must not be able to fill an inbox with it. */
  async function tell(address: ReplyAddress, came: InboundRecordBase, refusal: Refusal): Promise<void> {
    if (refusals.take(address.id) > 0)
      log.warn({ ownerId: address.ownerId }, 'a refused mail is not told of: too many were')
    else await refuse(address, came, refusal)
  }
}
const leftOut = ({ attachments }: InboundMail): Refusal => ({ reason: 'left-out', names: attachments })

type InboundRecordBase = Omit<InboundRecord, 'outcome'>
export type Intake = ReturnType<typeof createIntake>

const digestOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
