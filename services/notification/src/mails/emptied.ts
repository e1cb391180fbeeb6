import { unlessGone } from '@docent/runtime/jobs'
import { everyOwner, type Collection } from '@docent/runtime/store'
import { withoutAddresses } from './masked.ts'
import type { MailRecord } from './record.ts'

/** What is left of a mail that is not to be sent any more: that there was one, not what it said to whom. */
export const EMPTIED = {
  to: '',
  replyTo: null,
  from: null,
  subject: '',
  text: '',
  html: '',
  unsubscribe: null,
  thread: null,
} as const

export const ERROR_LENGTH = 500
const PAGE = 1_000

/** A mail that was given up. Of somebody who left not even the reason is kept. */
export function givenUp(mail: MailRecord): MailRecord {
  const lastError =
    mail.kind === 'goodbye' || mail.lastError === null
      ? null
      : withoutAddresses(mail.lastError, mail).slice(0, ERROR_LENGTH)
  return { ...mail, ...EMPTIED, state: 'failed', lastError }
}

/** Empties mails that were given up with all that was in them, as former releases did. */
export async function emptyGivenUp(mails: Collection<MailRecord>): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await mails.find(everyOwner, { where: { state: 'failed' }, limit: PAGE, cursor })
    for (const { ownerId, id } of page.records.filter(({ to }) => to !== '')) {
      await mails.update(ownerId, id, (current) => (current.to === '' ? current : givenUp(current))).catch(unlessGone)
    }
    cursor = page.next
  } while (cursor !== undefined)
}
