import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

type Weekly = http.RouteReply<typeof http.weeklyMail>
type Handover = http.RouteReply<typeof http.handoverMails>

/** Which mails somebody gets. */
const mailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    weeklyMail: build.query<Weekly, void>({
      query: () => call<typeof http.weeklyMail>('GET', '/weekly-mail'),
    }),
    setWeeklyMail: build.mutation<Weekly, http.RouteBodyInput<typeof http.setWeeklyMail>>({
      query: (body) => call<typeof http.setWeeklyMail>('PUT', '/weekly-mail', { body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => undefined)
        if (reply) await dispatch(mailsApi.util.upsertQueryData('weeklyMail', undefined, reply.data))
      },
    }),
    handoverMails: build.query<Handover, void>({
      query: () => call<typeof http.handoverMails>('GET', '/handover-mails'),
    }),
    setHandoverMails: build.mutation<Handover, http.RouteBodyInput<typeof http.setHandoverMails>>({
      query: (body) => call<typeof http.setHandoverMails>('PUT', '/handover-mails', { body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => undefined)
        if (reply) await dispatch(mailsApi.util.upsertQueryData('handoverMails', undefined, reply.data))
      },
    }),
  }),
})

export const { useWeeklyMailQuery, useSetWeeklyMailMutation, useHandoverMailsQuery, useSetHandoverMailsMutation } =
  mailsApi
