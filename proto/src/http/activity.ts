import { z } from 'zod'
import { roleSchema } from '../role-schema.ts'
import { momentSchema, ok, route } from './contract.ts'

export const activityEntrySchema = z.object({
  id: z.string(),
  at: momentSchema,
  act: z.string().describe('name of the call'),
  by: z.object({ id: z.string(), name: z.string(), role: roleSchema }),
  byKey: z.boolean().describe('a program did it, with an API key of the account'),
  about: z.string().describe('what it was about; may be empty'),
})
export type ActivityEntry = z.infer<typeof activityEntrySchema>

export const listActivity = route({
  service: 'identity',
  method: 'GET',
  path: '/activity',
  auth: 'owner',
  role: 'owner',
  summary: 'Who did what in the account, newest first, as far back as the plan shows it',
  query: z.object({
    cursor: z.string().max(500).optional(),
    person: z.string().max(128).optional().describe('what this one did alone'),
  }),
  replies: {
    200: ok({
      entries: z.array(activityEntrySchema),
      next: z.string().nullable(),
      days: z.int().describe('how far back it is shown'),
    }),
  },
})
