import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { roleSchema } from '../role-schema.ts'
import { claimedOwner, ok, plainLine, route } from './contract.ts'

// Any text passes here: an address that is none, or a password that is too short, has a refusal with words of its own.
export const emailText = z.string().trim().toLowerCase().max(1_000)
export const passwordText = z.string().max(256)

/** Of an account with a second factor: a code of the app, or a recovery code. */
export const signInCode = z
  .string()
  .trim()
  .max(40)
  .optional()
  .describe('of the authenticator app, or a recovery code; asked for by second_factor_needed')

export const personName = plainLine.max(100)

export const userViewSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  emailVerified: z.boolean().describe('false until a link in a mail to the address was opened'),
  isOperator: z.literal(true).optional().describe('of accounts that run the installation; absent otherwise'),
})
export type UserView = z.infer<typeof userViewSchema>

/** The account that a session has open: the person's own, or that of a team they are a member of. */
export const openAccountSchema = z.object({
  id: z.string().describe('the owner of everything that calls with this token are about'),
  name: z.string().describe('of the team; empty where it is the own account and has no name'),
  role: roleSchema,
  isOwn: z.boolean(),
})
export type OpenAccount = z.infer<typeof openAccountSchema>

/** What signing in answers; the refresh token is in the cookie. */
export const sessionViewSchema = ok({
  user: userViewSchema,
  account: openAccountSchema,
  accessToken: z.string().describe('EdDSA JWT for the Authorization header'),
  expiresIn: z.int().describe('seconds the access token is good for'),
})

export const signUp = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/sign-up',
  auth: 'none',
  summary: 'Create an account with e-mail and password; sets the refresh cookie',
  body: z.object({ email: emailText, password: passwordText, name: personName.default('') }),
  replies: { 200: sessionViewSchema },
})

export const signIn = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/sign-in',
  auth: 'none',
  summary: 'Sign in with e-mail and password; sets the refresh cookie',
  body: z.object({ email: emailText, password: passwordText, code: signInCode }),
  replies: { 200: sessionViewSchema },
})

export const refresh = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/refresh',
  auth: 'none',
  summary: 'Exchange the refresh cookie for a new access token and a new cookie',
  replies: { 200: sessionViewSchema },
})

export const signOut = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/sign-out',
  auth: 'none',
  summary: 'End the session of the refresh cookie',
  replies: { 200: ok({}) },
})

export const authOptions = route({
  service: 'identity',
  method: 'GET',
  path: '/auth/options',
  auth: 'none',
  summary: 'Which ways of signing in this installation offers',
  replies: {
    200: ok({
      google: z.boolean(),
      passwordMinLength: z.int(),
      /** `kept`: no mail server is connected, so mails stay in the outbox of the installation. */
      mails: z.enum(['sent', 'kept']),
    }),
  },
})

export const me = route({
  service: 'identity',
  method: 'GET',
  path: '/me',
  auth: 'person',
  summary: 'The signed-in user',
  replies: { 200: ok({ user: userViewSchema }) },
})

export const saveUser = route({
  service: 'identity',
  method: 'POST',
  path: '/save-user',
  auth: 'person',
  summary: 'Keep the profile of the signed-in user; the e-mail address itself cannot be changed here',
  body: z.object({
    uid: claimedOwner,
    email: z.string().max(254).optional(),
    displayName: personName.nullish(),
    photoURL: z
      .url({ protocol: /^https$/ })
      .max(2_000)
      .or(z.string().regex(/^\/api\/user-pictures\/[\w.:-]{1,128}$/))
      .nullish()
      .describe('null takes the picture away; the dashboard shows only one that is kept here'),
  }),
  replies: { 200: ok({ user: userViewSchema }) },
})

export const userPicture = route({
  service: 'identity',
  method: 'GET',
  path: '/user-pictures/:pictureId',
  auth: 'none',
  summary: 'The picture of a Google account, as it was taken over at the sign-in, as WebP; its name cannot be guessed',
  params: z.object({ pictureId: idSchema }),
  replies: { 200: z.unknown() },
  produces: 'application/octet-stream',
})

export const publicKeys = route({
  service: 'identity',
  method: 'GET',
  path: '/auth/keys',
  auth: 'none',
  summary: 'Public keys that verify access tokens (JWKS)',
  replies: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
})
