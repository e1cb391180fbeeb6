import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { ok, route } from './contract.ts'

const on = z.boolean().describe('whether the owner is told by mail, once a week, what visitors asked in vain')

export const weeklyMail = route({
  service: 'notification',
  method: 'GET',
  path: '/weekly-mail',
  auth: 'owner',
  role: 'owner',
  summary: 'Whether the weekly mail is sent',
  replies: { 200: ok({ on }) },
})

export const setWeeklyMail = route({
  service: 'notification',
  method: 'PUT',
  path: '/weekly-mail',
  auth: 'owner',
  role: 'owner',
  summary: 'Switch the weekly mail on or off',
  body: z.object({ on }),
  replies: { 200: ok({ on }) },
})

const link = z.object({ owner: idSchema, seal: z.string().max(200).describe('as the link in the mail has it') })

export const endWeeklyMail = route({
  service: 'notification',
  method: 'GET',
  path: '/weekly-mail/end',
  auth: 'none',
  summary: 'Page that the link in the weekly mail opens: its button ends the mail, opening it does not',
  query: link,
  replies: { 200: z.unknown() },
  produces: 'text/html',
})

export const endWeeklyMailAtOnce = route({
  service: 'notification',
  method: 'POST',
  path: '/weekly-mail/end',
  auth: 'none',
  summary:
    'End the weekly mail: the button of that page, and mail programs (RFC 8058). Browsers are answered with a page',
  query: link,
  replies: { 200: ok({}) },
  takesForm: true,
})
