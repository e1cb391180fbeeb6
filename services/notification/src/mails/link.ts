import { idSchema } from '@docent/proto/ids'
import { z } from 'zod'

/** The link of an account mail. Its token is filled in when the mail goes out, and kept nowhere. */
export const mailedLinkSchema = z.object({
  purpose: z.enum(['reset-password', 'verify-email']),
  id: idSchema,
})
export type MailedLink = z.infer<typeof mailedLinkSchema>

/** Stands in a text where the token will be. */
const TOKEN_HERE = '{{token}}'

/** The page that takes the token, which stands in the fragment: no log, proxy or other website sees it there. */
export function addressOfLink(publicUrl: string, { purpose }: MailedLink): string {
  return `${publicUrl}/${purpose}#token=${TOKEN_HERE}`
}

export function withToken(text: string, token: string): string {
  return text.replaceAll(TOKEN_HERE, token)
}
