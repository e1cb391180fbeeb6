import { z } from 'zod'
import { askingRangeSchema } from '../asking-ranges.ts'
import { claimedOwner, ok, route } from './contract.ts'

const range = z.string().min(1).max(64).describe('/24 of IPv4 or /48 of IPv6, as askingRanges names it')

export const askingRanges = route({
  service: 'chat',
  method: 'GET',
  path: '/asking-ranges',
  auth: 'owner',
  role: 'editor',
  summary: 'From which address ranges visitors asked most this month, and which ranges get no answers',
  query: z.object({ userId: claimedOwner }),
  replies: {
    200: ok({
      period: z.string().describe('UTC month, 2026-11'),
      ranges: z.array(
        askingRangeSchema.extend({
          widgets: z.array(
            z.object({ widgetId: z.string(), name: z.string().describe('may be empty'), answers: z.int() }),
          ),
          blocked: z.boolean(),
        }),
      ),
      blocked: z.array(z.object({ range: z.string(), since: z.iso.datetime() })),
    }),
  },
})

export const blockRange = route({
  service: 'chat',
  method: 'POST',
  path: '/blocked-ranges',
  auth: 'owner',
  role: 'editor',
  summary: 'Give visitors from an address range no answers of any widget, or give them some again',
  body: z.object({ userId: claimedOwner, range, blocked: z.boolean() }),
  replies: { 200: ok({}) },
})
