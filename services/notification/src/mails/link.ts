import { idSchema } from '@docent/proto/ids'
import { z } from 'zod'

/** The link of an account mail. Its token is filled in when the mail goes out, and kept nowhere. */
export const mailedLinkSchema = z.object({
  purpose: z.enum(['reset-password', 'verify-email', 'join-team']),
  id: idSchema,
})
export type MailedLink = z.infer<typeof mailedLinkSchema>

/** The link of a mail to the owner of an account, about the account. */
export type AccountLink = MailedLink & { purpose: Exclude<MailedLink['purpose'], 'join-team'> }

/** Stands in a text where the token will be. */
const TOKEN_HERE = '{{token}}'

/** The page that takes the token, which stands in the fragment: no log, proxy or other website sees it there. */
export function addressOfLink(publicUrl: string, { purpose }: MailedLink): string {
  return `${publicUrl}/${purpose}#token=${TOKEN_HERE}`
}

export function withToken(text: string, token: string): string {
  return text.replaceAll(TOKEN_HERE, token)
}
