import type { exportMails, RouteReply } from '@docent/proto/http'
import type { MailRecord } from './record.ts'

const moment = (ms: number) => ({ seconds: Math.floor(ms / 1000) })

/** What is known of a mail: its words are not kept once it is sent. */
export function exportOf({ kind, state, createdAt, sentAt }: MailRecord): RouteReply<typeof exportMails>['mails'][0] {
  return { kind, state, createdAt: moment(createdAt), sentAt: sentAt === null ? null : moment(sentAt) }
}
