import { z } from 'zod'
import { ABOUT_MAX_LENGTH } from '../activity.ts'
import { idSchema } from '../ids.ts'
import { roleSchema } from '../role-schema.ts'
import { event } from './definition.ts'

/** Who did what in an account. */
export const activityEvents = {
  'activity.noted': event(
    'activity',
    'every service',
    z.object({
      // Text, and no list of names: a release that knows fewer must not park what a later one says.
      act: z.string().max(60).describe('name of the call, as in the list of what is noted'),
      by: z.object({ id: idSchema, name: z.string(), role: roleSchema }),
      byKey: z.boolean().describe('a program did it, with an API key of the account'),
      about: z.string().max(ABOUT_MAX_LENGTH).describe('what it was about, as people call it; may be empty'),
      subject: idSchema.nullable().describe('id of what it was about, where it has one'),
    }),
  ),
} as const
