import type { FindingView } from '@docent/proto/http'
import type { ConfigOf } from '@docent/runtime/config'
import { lookAt } from '@docent/runtime/process/doctor/finding.ts'
import type { handoverSettings } from './config.ts'
import { folderOf, openMailbox, reasonOf } from './imap.ts'

const WHAT = 'answers by mail'
const REMEDY = 'docs/operate/inbound-mail.md'
const WITHIN_MS = 10_000

/** What the doctor says of answers by mail: whether there is an address for them, and somebody who hands them over. */
export async function lookAtInboundMail(config: ConfigOf<typeof handoverSettings>): Promise<FindingView[]> {
  const { inboundMailAddress, inboundMailSecret, inboundImapUrl: url } = config
  if (inboundMailAddress === undefined) {
    return inboundMailSecret || url
      ? [doubt('none is taken: INBOUND_MAIL_ADDRESS is not set')]
      : [{ what: WHAT, state: 'good', says: 'there are none: no INBOUND_MAIL_ADDRESS' }]
  }
  if (!url) {
    return inboundMailSecret
      ? [
          {
            what: WHAT,
            state: 'good',
            says: `whoever knows INBOUND_MAIL_SECRET hands over what comes to ${inboundMailAddress}`,
          },
        ]
      : [doubt('nobody hands them over: set INBOUND_IMAP_URL or INBOUND_MAIL_SECRET')]
  }
  return [
    await lookAt(
      WHAT,
      'INBOUND_IMAP_URL: server, port, user, password and folder; whether a firewall shuts the port',
      async () => {
        const box = await openMailbox(url, AbortSignal.timeout(WITHIN_MS), true).catch((error: unknown) => {
          throw new Error(reasonOf(error))
        })
        await box.close()
        return `${folderOf(url)} can be read, with ${box.count} mails in it`
      },
    ),
  ]
}

const doubt = (says: string): FindingView => ({ what: WHAT, state: 'doubtful', says, remedy: REMEDY })
