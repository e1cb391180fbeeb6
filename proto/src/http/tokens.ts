import { z } from 'zod'
import { claimedOwner, ok, route } from './contract.ts'

/** What language models took. */
export const spent = {
  promptTokens: z.int(),
  completionTokens: z.int(),
  estimatedTokens: z.int().describe('of both, those that no endpoint reported: they are worked out from the texts'),
  dollars: z.number().describe('at the prices the installation knows; 0 where it knows none'),
}

export const tokenUsage = route({
  service: 'chat',
  method: 'GET',
  path: '/token-usage',
  auth: 'owner',
  role: 'owner',
  summary: 'Tokens of language models that answers took this month, by UTC day, and what they cost',
  query: z.object({ userId: claimedOwner }),
  replies: {
    200: ok({
      period: z.string().describe('UTC month, 2026-11'),
      tokensPerMonth: z.int().describe('of the plan, prompts and answers together; -1 is no limit'),
      ...spent,
      days: z.array(z.object({ day: z.string().describe('UTC, 2026-11-21; the newest first'), ...spent })),
    }),
  },
})
