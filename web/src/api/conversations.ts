import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type ConversationView = http.ConversationView
export type ConversationTurnView = http.ConversationTurnView
export type Unsent = NonNullable<http.RouteReply<typeof http.answerMessage>['answers'][number]['unsent']>
export type TurnOutcome = http.TurnOutcome
export type ExportedTurn = http.ConversationTurn
export type ConversationList = http.RouteReply<typeof http.listConversations>
export type FoundVisitor = http.RouteReply<typeof http.findVisitor>
export type Conversation = http.RouteReply<typeof http.showConversation>

/** Which conversation. */
export type ConversationKey = Pick<ConversationView, 'widgetId' | 'session'>
/** What is looked for. */
export type Wanted = http.RouteQueryInput<typeof http.listConversations>

/** What the contract takes, in characters. */
export const NOTE_MAX_LENGTH: typeof http.CONVERSATION_NOTE_MAX_LENGTH = 2_000
export const MESSAGE_ANSWER_MAX_LENGTH: typeof http.MESSAGE_ANSWER_MAX_LENGTH = 4_000
export const MESSAGE_ANSWERS_MAX: typeof http.MESSAGE_ANSWERS_MAX = 10
export const SEARCH_MAX_LENGTH: typeof http.CONVERSATION_SEARCH_MAX_LENGTH = 200

/** What visitors asked. */
export const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    conversations: build.query<ConversationList, Wanted>({
      query: (query) => call<typeof http.listConversations>('GET', '/conversations', { query }),
      providesTags: ['Conversations'],
    }),
    conversation: build.query<Conversation, ConversationKey>({
      query: (query) => call<typeof http.showConversation>('GET', '/conversation', { query }),
      providesTags: ['Conversations'],
    }),
    /** Which one a turn belongs to; null where none is kept. */
    conversationOf: build.query<ConversationKey | null, string>({
      query: (ids) => call<typeof http.questionWords>('GET', '/question-words', { query: { ids } }),
      transformResponse: (reply: http.RouteReply<typeof http.questionWords>) =>
        reply.questions[0]?.conversation ?? null,
      keepUnusedDataFor: 0,
    }),
    markConversation: build.mutation<unknown, http.RouteBodyInput<typeof http.markConversation>>({
      query: (body) => call<typeof http.markConversation>('PUT', '/conversation', { body }),
      invalidatesTags: ['Conversations'],
    }),
    answerMessage: build.mutation<unknown, http.RouteBodyInput<typeof http.answerMessage>>({
      query: (body) => call<typeof http.answerMessage>('POST', '/message-answers', { body }),
      invalidatesTags: ['Conversations'],
    }),
    deleteConversation: build.mutation<unknown, ConversationKey>({
      query: (query) => call<typeof http.deleteConversation>('DELETE', '/conversation', { query }),
      invalidatesTags: ['Conversations'],
    }),
    exportedTurns: build.query<http.RouteReply<typeof http.exportConversations>, string | undefined>({
      query: (cursor) => call<typeof http.exportConversations>('GET', '/export-conversations', { query: { cursor } }),
      keepUnusedDataFor: 0,
    }),
    visitor: build.query<FoundVisitor, { code: string; cursor?: string }>({
      query: (query) => call<typeof http.findVisitor>('GET', '/visitor', { query }),
      keepUnusedDataFor: 0,
    }),
    eraseVisitor: build.mutation<http.RouteReply<typeof http.eraseVisitor>, string>({
      query: (code) => call<typeof http.eraseVisitor>('DELETE', '/visitor', { query: { code } }),
      invalidatesTags: ['Conversations'],
    }),
  }),
})

export const {
  useConversationsQuery,
  useConversationQuery,
  useConversationOfQuery,
  useMarkConversationMutation,
  useAnswerMessageMutation,
  useDeleteConversationMutation,
  useLazyVisitorQuery,
  useEraseVisitorMutation,
} = conversationsApi
