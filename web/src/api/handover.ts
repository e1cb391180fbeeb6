import type * as http from '@docent/proto/http'
import type { HandoverSettings } from '@docent/proto'
import { api } from './api.ts'
import { call } from './call.ts'
import type { ConversationKey } from './conversations.ts'

export type OpenTalk = http.OpenTalk
export type TalkOfOwner = http.TalkOfOwner
export type HandoverChoices = http.RouteReply<typeof http.handoverSettings>
export type { HandoverSettings }

/** What the contract takes, in characters. */
export const LINE_MAX_LENGTH: typeof http.LINE_MAX_LENGTH = 4_000

/** Talks between visitors and whoever speaks for the owner. */
export const handoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    talks: build.query<http.RouteReply<typeof http.listTalks>, void>({
      query: () => call<typeof http.listTalks>('GET', '/handover'),
      providesTags: ['Handover', 'Plan'],
    }),
    talk: build.query<TalkOfOwner, ConversationKey>({
      query: (query) => call<typeof http.showTalk>('GET', '/handover/talk', { query }),
      transformResponse: ({ talk }: http.RouteReply<typeof http.showTalk>) => talk,
      providesTags: ['Handover', 'Plan'],
    }),
    joinTalk: build.mutation<unknown, http.RouteBodyInput<typeof http.joinTalk>>({
      query: (body) => call<typeof http.joinTalk>('POST', '/handover/join', { body }),
      invalidatesTags: ['Handover'],
    }),
    sayToVisitor: build.mutation<unknown, http.RouteBodyInput<typeof http.sayToVisitor>>({
      query: (body) => call<typeof http.sayToVisitor>('POST', '/handover/answer', { body }),
      invalidatesTags: ['Handover', 'Conversations'],
    }),
    typeToVisitor: build.mutation<unknown, ConversationKey>({
      query: (body) => call<typeof http.typeToVisitor>('POST', '/handover/answering', { body }),
    }),
    handBack: build.mutation<unknown, ConversationKey>({
      query: (body) => call<typeof http.handBack>('POST', '/handover/back', { body }),
      invalidatesTags: ['Handover'],
    }),
    handoverSettings: build.query<HandoverChoices, void>({
      query: () => call<typeof http.handoverSettings>('GET', '/handover/settings'),
      providesTags: ['Handover', 'Plan'],
    }),
    setHandoverSettings: build.mutation<unknown, HandoverSettings>({
      query: (body) => call<typeof http.setHandoverSettings>('PUT', '/handover/settings', { body }),
      invalidatesTags: ['Handover'],
    }),
  }),
})

export const {
  useTalksQuery,
  useTalkQuery,
  useJoinTalkMutation,
  useTypeToVisitorMutation,
  useHandBackMutation,
  useHandoverSettingsQuery,
  useSetHandoverSettingsMutation,
} = handoverApi
