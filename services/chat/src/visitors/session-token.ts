import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import { createSeals, type Secrets } from '@docent/runtime/auth'
import { z } from 'zod'

const claimsSchema = z.object({
  owner: ownerIdSchema,
  widget: idSchema,
  /** Origin of the page the session was started on; "" when there was none. */
  origin: z.string(),
  session: z.string(),
  /** The same for all sessions of one visitor on one website. */
  visitor: z.string(),
  /** Seconds since 1970. */
  expires: z.int(),
})
export type SessionClaims = z.infer<typeof claimsSchema>

export interface SessionTokens {
  sign(claims: SessionClaims): string
  /** The claims of a token that was signed here, expired or not; `undefined` for anything else. */
  read(token: string): SessionClaims | undefined
}

const KIND = 'dvs1'
const LONGEST_TOKEN = 2_000

/** Tokens of visitor sessions: claims and an HMAC-SHA256 over them. */
export function createSessionTokens(secrets: Secrets): SessionTokens {
  const seals = createSeals(secrets)
  const textOf = (body: string) => `${KIND}.${body}`

  return {
    sign(claims) {
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${KIND}.${body}.${seals.of(textOf(body))}`
    },
    read(token) {
      if (token.length > LONGEST_TOKEN) return undefined
      const [kind, body = '', signature = '', ...more] = token.split('.')
      if (kind !== KIND || more.length > 0) return undefined
      if (!seals.accepts(textOf(body), signature)) return undefined
      return claimsSchema.safeParse(JSON.parse(String(Buffer.from(body, 'base64url')))).data
    },
  }
}
