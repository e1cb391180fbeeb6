import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { roleSchema } from '../role-schema.ts'
import { event, restatable } from './definition.ts'

/** What happens to the people of an account. */
export const teamEvents = {
  'team.invited': event(
    'team',
    'identity',
    z.object({
      linkId: idSchema.describe('names the link; its token follows from it and a secret that is in no event'),
      expiresAt: z.iso.datetime(),
      email: z.string().describe('whom the invitation goes to'),
      role: roleSchema,
      team: z.string().describe('its name, or that of its owner'),
      by: z.string().describe('name of whoever invites; may be empty'),
    }),
  ),
  'team.member-changed': event(
    'team',
    'identity',
    z.object({
      person: idSchema,
      role: roleSchema.nullable().describe('null: they are no member any more'),
      endedGrant: idSchema.nullable().describe('tokens with this grant are good no more; null where none was before'),
    }),
  ),
  'team.changed': restatable(
    event(
      'team',
      'identity',
      z.object({
        members: z
          .array(z.object({ person: idSchema, role: roleSchema }))
          .max(200)
          .describe('all of them, beside whoever began the account'),
      }),
    ),
  ),
} as const
