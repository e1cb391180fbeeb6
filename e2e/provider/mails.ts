import type { MailServer } from '@docent/runtime/testing/mail-server.ts'
import * as api from '@docent/proto/http'
import { call, eventually } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'

/** A link of an account mail that has come. */
export interface Link {
  subject: string
  url: string
}

/** The `count`th mail to an address with a link to that page, in both forms of the mail. */
export async function linkTo(page: string, { mails }: MailServer, to: string, count = 1): Promise<Link> {
  return eventually(async () => {
    const fitting = mails.filter((mail) => mail.includes(`To: ${to}`)).flatMap((mail) => linkIn(mail, page) ?? [])
    return fitting[count - 1]
  }, `mail ${count} to ${to} with a link to ${page}`)
}

/** The first link to that page that a deployment has mailed to an address. */
export async function linkMailed(page: string, deployment: Deployment, to: string): Promise<string> {
  return eventually(async () => {
    const mails = await deployment.letters()
    return mails.filter((mail) => mail.includes(`To: ${to}`)).flatMap((mail) => linkIn(mail, page) ?? [])[0]?.url
  }, `a mail to ${to} with a link to ${page}`)
}

/** Opens the link of the welcome mail to an address. */
export async function proveAddress(deployment: Deployment, to: string): Promise<void> {
  const url = await linkMailed('verify-email', deployment, to)
  await call(deployment.address, api.verifyEmail, { body: { token: url.split('#token=')[1] ?? '' } })
}

function linkIn(mail: string, page: string): Link | undefined {
  const [text = '', html = ''] = mail.split(/content-type: text\/html/i).map(decoded)
  const pattern = new RegExp(`https?://[^\\s"<]+/${page}#token=[\\w.-]+`)
  const [url] = pattern.exec(text) ?? []
  if (url === undefined) return undefined
  if (!html.includes(`href="${url}"`)) throw new Error(`the html form has no link to ${url}:\n${html}`)
  return { subject: /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '', url }
}

/** Undoes quoted-printable, in which lines break anywhere. */
function decoded(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
