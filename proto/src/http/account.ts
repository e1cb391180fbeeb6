import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { momentSchema, ok, route } from './contract.ts'

const password = z.string().max(256)

export const changePassword = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/change-password',
  auth: 'person',
  summary: 'Change the password; every other session ends and the owner is told by mail',
  body: z.object({
    currentPassword: password,
    newPassword: password,
    revokeKeys: z.boolean().default(false).describe('whether every API key ends with the old password'),
  }),
  replies: {
    200: ok({
      endedSessions: z.int().describe('how many other sessions were ended'),
      revokedKeys: z.int().describe('how many API keys were ended'),
    }),
  },
})

export const signInStateSchema = z.object({
  hasPassword: z.boolean().describe('false for accounts that sign in with Google only'),
  isFresh: z.boolean().describe('whether this session began so recently that it proves who is there'),
})

export const sessionEntrySchema = z.object({
  id: z.string(),
  device: z.string().describe('browser and system in plain words'),
  place: z.string().describe('network address with its end cut off; empty when it is not known'),
  startedAt: momentSchema,
  lastUsedAt: momentSchema,
  isCurrent: z.boolean(),
})
export type SessionEntry = z.infer<typeof sessionEntrySchema>

export const listSessions = route({
  service: 'identity',
  method: 'GET',
  path: '/auth/sessions',
  auth: 'person',
  summary: 'Where the owner is signed in, last used first, and how this session was proven',
  replies: { 200: ok({ sessions: z.array(sessionEntrySchema), signIn: signInStateSchema }) },
})

export const endSession = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/end-session',
  auth: 'person',
  summary: 'Sign out one session: its refresh token is refused at once, its access token within seconds',
  body: z.object({ sessionId: idSchema }),
  replies: { 200: ok({}) },
})

export const endOtherSessions = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/end-other-sessions',
  auth: 'person',
  summary: 'Sign out everywhere but here',
  replies: { 200: ok({ endedSessions: z.int() }) },
})

export const deleteAccount = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/delete-account',
  auth: 'person',
  summary: 'Delete the account and everything in it, for good',
  body: z.object({
    email: z.string().trim().toLowerCase().max(1_000).describe('the address of the account, typed once more'),
    password: password.optional().describe('required where the account has one; a fresh sign-in otherwise'),
  }),
  replies: { 200: ok({}) },
})

export const apiKeyViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('how the key begins, to tell keys apart'),
  createdAt: momentSchema,
  expiresAt: momentSchema.nullable(),
  lastUsedAt: momentSchema.nullable(),
})
export type ApiKeyView = z.infer<typeof apiKeyViewSchema>

export const listApiKeys = route({
  service: 'identity',
  method: 'GET',
  path: '/api-keys',
  auth: 'owner',
  role: 'owner',
  summary: 'The API keys of the owner, newest first, and whether the plan lets them work',
  replies: {
    200: ok({
      keys: z.array(apiKeyViewSchema),
      isAllowed: z.boolean().describe('whether the plan has API access; keys rest while it has not'),
      plans: z.array(z.string()).describe('names of the plans that have it'),
    }),
  },
})

export const createApiKey = route({
  service: 'identity',
  method: 'POST',
  path: '/api-keys',
  auth: 'owner',
  role: 'owner',
  summary: 'Create an API key; the key itself is in this reply only',
  body: z.object({
    name: z.string().trim().min(1).max(60),
    currentPassword: password
      .optional()
      .describe('required where the account has one; a sign-in of the last ten minutes otherwise'),
    expiresInDays: z.int().min(1).max(3_650).nullish().describe('absent: it lasts until it is revoked'),
  }),
  replies: { 200: ok({ key: z.string(), entry: apiKeyViewSchema }) },
})

export const revokeApiKey = route({
  service: 'identity',
  method: 'DELETE',
  path: '/api-keys',
  auth: 'owner',
  role: 'owner',
  summary: 'Revoke an API key: it is exchanged no more, and tokens it gave end within a minute',
  query: z.object({ id: idSchema }),
  replies: { 200: ok({}) },
})

export const keyToken = route({
  service: 'identity',
  method: 'POST',
  path: '/auth/key-token',
  auth: 'none',
  summary: 'Exchange an API key, sent as bearer token, for a short-lived access token of the owner',
  replies: { 200: ok({ accessToken: z.string(), expiresIn: z.int().describe('seconds') }) },
})
