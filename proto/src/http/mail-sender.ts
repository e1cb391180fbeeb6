import { z } from 'zod'
import { ok, route } from './contract.ts'

export const SENDER_NAME_MAX_LENGTH = 60

/** Something that the name system has to say of the domain of an address. */
export const senderRecordSchema = z.object({
  what: z.enum(['owner', 'spf', 'dkim']),
  name: z.string(),
  value: z.string().describe('what a TXT record says; of spf the part that it has to hold'),
  problem: z.string().nullable().describe('what the last look found instead, in plain words'),
})

export const mailSenderSchema = z.object({
  name: z.string().describe('who mails to visitors come from; empty: the name of the chatbot'),
  replyTo: z.string().describe('where visitors answer; empty: the address of the account'),
  address: z.string().describe('an address of a domain of the owner; empty: that of the installation'),
  isProven: z.boolean().describe('mails come from the address; false: from that of the installation'),
  records: z.array(senderRecordSchema).describe('what proves it'),
  checkedAt: z.iso.datetime().nullable(),
})
export type MailSenderView = z.infer<typeof mailSenderSchema>

const reply = ok({
  sender: mailSenderSchema,
  usual: z.object({
    address: z.string().describe('of the installation'),
    replyTo: z.string().describe('of the account'),
  }),
  mayHaveAddress: z.boolean().describe('whether the installation sends from addresses of accounts'),
  isAllowed: z.boolean().describe('whether the plan has white label'),
  plans: z.array(z.string()).describe('names of the plans that have it'),
})

export const mailSender = route({
  service: 'notification',
  method: 'GET',
  path: '/mail-sender',
  auth: 'owner',
  role: 'owner',
  summary: 'Who mails to visitors come from',
  replies: { 200: reply },
})

export const setMailSender = route({
  service: 'notification',
  method: 'PUT',
  path: '/mail-sender',
  auth: 'owner',
  role: 'owner',
  summary: 'Say who mails to visitors come from. Another address is used once it is proven',
  body: z.object({
    name: z.string().trim().max(SENDER_NAME_MAX_LENGTH),
    replyTo: z.string().trim().max(254),
    address: z.string().trim().max(254),
  }),
  replies: { 200: reply },
})

export const checkMailSender = route({
  service: 'notification',
  method: 'POST',
  path: '/mail-sender/check',
  auth: 'owner',
  role: 'owner',
  summary: 'Look for the records that prove the address now',
  replies: { 200: reply },
})
