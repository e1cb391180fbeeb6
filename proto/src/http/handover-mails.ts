import { z } from 'zod'
import { ok, route } from './contract.ts'

const on = z
  .boolean()
  .describe('whether this person gets a mail when a visitor waits for one, in each account where they may answer')

export const handoverMails = route({
  service: 'notification',
  method: 'GET',
  path: '/handover-mails',
  auth: 'person',
  summary: 'Whether mails about visitors who wait for a person are sent to whoever is signed in',
  replies: { 200: ok({ on }) },
})

export const setHandoverMails = route({
  service: 'notification',
  method: 'PUT',
  path: '/handover-mails',
  auth: 'person',
  summary: 'Switch mails about visitors who wait for a person on or off, for whoever is signed in',
  body: z.object({ on }),
  replies: { 200: ok({ on }) },
})
