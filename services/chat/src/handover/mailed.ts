import type { Person } from '@docent/proto'
import { say, type EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { Failure } from '@docent/runtime/failures'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { everyOwner, type Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Talks } from './talks.ts'

type Refused = EventPayload<'handover.mail-refused'>

const schema = z.object({ id: idSchema, ownerId: ownerIdSchema, at: z.number() })

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** By the failure that the dashboard would be answered with. */
const REASONS: Readonly<Record<string, Refused['reason']>> = {
  talk_taken: 'taken',
  nobody_listens: 'over',
  conversation_not_found: 'over',
  handover_not_in_plan: 'not-in-plan',
  account_suspended: 'suspended',
}

export interface MailedOptions {
  store: Store
  talks: Pick<Talks, 'person'>
  clock: Clock
  personOf(id: string): Promise<Person>
  /** @throws account_suspended where an account of the two is, handover_not_in_plan */
  check(owner: OwnerId, personId: string): Promise<void>
  log: FastifyBaseLogger
}

/** Answers by mail: lines like any other, where the talk is still one. Whoever wrote a mail that became none is told. */
export function createMailed({ store, talks, clock, personOf, check, log }: MailedOptions) {
  const refusals = store.collection<z.infer<typeof schema>>({
    name: 'chat.refused-mails',
    keeps: { of: 'owners', what: 'which answers by mail came too late for their visitor; no words', until: 'a day' },
    schema,
    indexes: [{ fields: ['at'] }],
  })
  const sweeping = repeat({
    name: 'refused answers by mail',
    everyMs: HOUR_MS,
    log,
    async task() {
      for (;;) {
        const where = { at: { lt: clock.now().getTime() - DAY_MS } }
        const { records } = await refusals.find(everyOwner, { where })
        if (records.length === 0) return
        await Promise.all(records.map(({ ownerId, id }) => refusals.remove(ownerId, id)))
      }
    },
  })

  return {
    async heard(owner: OwnerId, mail: EventPayload<'handover.mailed'>, cause: string): Promise<void> {
      const { widgetId, session, mailId, personId, text } = mail
      // Once it was refused it stays so, whatever has become of the talk since.
      if (await refusals.get(owner, mailId)) return
      try {
        await check(owner, personId)
        const by = await personOf(personId)
        await talks.person(owner, { widgetId, sessionId: session }, { type: 'person-mails', by }, { id: mailId, text })
      } catch (error) {
        const reason = error instanceof Failure ? REASONS[error.code] : undefined
        if (!(error instanceof Failure) || !reason) throw error
        const refused: Refused = { mailId, reason, by: String(error.extra?.['by'] ?? '') }
        const record = { id: mailId, ownerId: owner, at: clock.now().getTime() }
        await refusals.save(owner, mailId, (current) => current ?? [record, say('handover.mail-refused', refused)], {
          cause,
        })
      }
    },
    begin: sweeping.begin,
    stop: sweeping.stop,
  }
}
