import { z } from 'zod'
import { ok, route } from './contract.ts'
import { emailText, passwordText, sessionViewSchema, signInCode } from './identity.ts'

/** What became of a sign-in with Google, in the fragment of the page that the browser is sent back to. */
export const googleOutcomeSchema = z.enum([
  'in',
  'new',
  'link',
  'cancelled',
  'expired',
  'unverified',
  'taken',
  'unavailable',
  'failed',
])
export type GoogleOutcome = z.infer<typeof googleOutcomeSchema>

export const startGoogle = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/google',
  auth: 'none',
  summary: 'Begin a sign-in with Google: sets a cookie, answers where to send the browser',
  body: z.object({
    page: z
      .string()
      .max(2_000)
      .default('/login')
      .describe('the sign-in page with its query, to come back to; any other address becomes /login'),
  }),
  replies: { 200: ok({ url: z.string() }) },
})

export const googleCallback = route({
  service: 'identity',
  method: 'GET',
  path: '/auth/google/callback',
  auth: 'none',
  summary: 'Where Google sends the browser back to; redirects to the sign-in page with "#google=<outcome>"',
  replies: { 302: z.unknown() },
})

export const pendingGoogle = route({
  service: 'identity',
  method: 'GET',
  path: '/auth/google/link',
  auth: 'none',
  summary: 'The account that a Google account is to be joined with, while its password is asked for',
  replies: { 200: ok({ email: z.string() }) },
})

export const linkGoogle = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/google/link',
  auth: 'none',
  summary: 'Join the Google account with the account of its address, by the password; sets the refresh cookie',
  body: z.object({ password: passwordText, code: signInCode }),
  replies: { 200: sessionViewSchema },
})

export const forgotPassword = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/forgot-password',
  auth: 'none',
  summary: 'Mail a link to choose a new password; answers the same whether there is such an account or not',
  body: z.object({ email: emailText }),
  replies: { 200: ok({ message: z.string() }) },
})

/** The token out of a link in a mail. */
const token = z.string().max(400)

export const resetPassword = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'none',
  summary: 'Choose a new password by the token of the mail; ends every session of the account',
  body: z.object({ token, password: passwordText }),
  replies: { 200: ok({ email: z.string() }) },
})

export const verifyEmail = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/verify-email',
  auth: 'none',
  summary: 'Prove the address of an account by the token of the mail',
  body: z.object({ token }),
  replies: { 200: ok({ email: z.string() }) },
})

export const sendVerification = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/send-verification',
  auth: 'person',
  summary: 'Mail the link that proves the address once more',
  replies: { 200: ok({ message: z.string() }) },
})
