import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type MailSender = http.RouteReply<typeof http.mailSender>
export type MailSenderFields = http.RouteBodyInput<typeof http.setMailSender>

/** What the contract takes, in characters. */
export const SENDER_NAME_MAX_LENGTH: typeof http.SENDER_NAME_MAX_LENGTH = 60

/** Who mails to visitors come from. */
const mailSenderApi = api.enhanceEndpoints({ addTagTypes: ['MailSender'] }).injectEndpoints({
  endpoints: (build) => ({
    mailSender: build.query<MailSender, void>({
      query: () => call<typeof http.mailSender>('GET', '/mail-sender'),
      providesTags: ['MailSender', 'Plan'],
    }),
    setMailSender: build.mutation<MailSender, MailSenderFields>({
      query: (body) => call<typeof http.setMailSender>('PUT', '/mail-sender', { body }),
      invalidatesTags: ['MailSender'],
    }),
    checkMailSender: build.mutation<MailSender, void>({
      query: () => call<typeof http.checkMailSender>('POST', '/mail-sender/check'),
      invalidatesTags: ['MailSender'],
    }),
  }),
})

export const { useMailSenderQuery, useSetMailSenderMutation, useCheckMailSenderMutation } = mailSenderApi
