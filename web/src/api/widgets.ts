import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'
import { networkFailure } from './failure.ts'
import { base64Of, sendCounted } from './send-counted.ts'
import { accessOf, withToken } from './session/index.ts'
import { readReply } from './transport.ts'

export type WidgetInput = Omit<http.RouteBodyInput<typeof http.createWidget>, 'userId'>
export type WidgetVersion = http.WidgetVersionView
/** What a change was begun from. */
export type WidgetBasis = http.WidgetBasis
type Saved = http.RouteReply<typeof http.saveWidgetDraft>['widget']
const widgetOf = (reply: { widget: Saved }) => reply.widget

export interface AvatarInput {
  image: Blob
  /** Share of the image that has left this machine, 0 to 1. */
  onProgress: (share: number) => void
}

export const widgetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createWidget: build.mutation<Saved, WidgetInput>({
      query: (body) => call<typeof http.createWidget>('POST', '/widgets', { body }),
      transformResponse: (reply: http.RouteReply<typeof http.createWidget>) => reply.widget,
      invalidatesTags: ['Widgets', 'Plan'],
    }),
    saveDraft: build.mutation<Saved, { id: string; input: WidgetInput; basedOn: WidgetBasis | undefined }>({
      query: ({ id, input, basedOn }) =>
        call<typeof http.saveWidgetDraft>('PUT', '/widget-draft', { query: { id }, body: { ...input, basedOn } }),
      transformResponse: widgetOf,
      invalidatesTags: ['Widgets'],
    }),
    discardDraft: build.mutation<Saved, { id: string; savedAt: string }>({
      query: (query) => call<typeof http.discardWidgetDraft>('DELETE', '/widget-draft', { query }),
      transformResponse: widgetOf,
      invalidatesTags: ['Widgets'],
    }),
    publishWidget: build.mutation<Saved, http.RouteBodyInput<typeof http.publishWidget>>({
      query: (body) => call<typeof http.publishWidget>('POST', '/widget-publication', { body }),
      transformResponse: widgetOf,
      invalidatesTags: ['Widgets'],
    }),
    widgetVersions: build.query<readonly WidgetVersion[], string>({
      query: (id) => call<typeof http.widgetVersions>('GET', '/widget-versions', { query: { id } }),
      transformResponse: (reply: http.RouteReply<typeof http.widgetVersions>) => reply.versions,
      providesTags: ['Widgets'],
    }),
    returnToVersion: build.mutation<Saved, http.RouteBodyInput<typeof http.returnToVersion>>({
      query: (body) => call<typeof http.returnToVersion>('POST', '/widget-return', { body }),
      transformResponse: widgetOf,
      invalidatesTags: ['Widgets'],
    }),
    deleteWidget: build.mutation<unknown, string>({
      query: (id) => call<typeof http.deleteWidget>('DELETE', '/widgets', { query: { id } }),
      invalidatesTags: ['Widgets', 'Plan', 'Golden'],
    }),
    replaceDocument: build.mutation<readonly string[], http.RouteBodyInput<typeof http.replaceDocument>>({
      query: (body) => call<typeof http.replaceDocument>('POST', '/document-replacement', { body }),
      transformResponse: (reply: http.RouteReply<typeof http.replaceDocument>) => reply.widgets,
      invalidatesTags: ['Widgets'],
    }),
    proposeQuestions: build.mutation<readonly string[], string[]>({
      query: (documentIds) =>
        call<typeof http.starterQuestions>('POST', '/starter-questions', { body: { documentIds } }),
      transformResponse: (reply: http.RouteReply<typeof http.starterQuestions>) => reply.questions,
    }),
    retention: build.query<http.RouteReply<typeof http.retention>, void>({
      query: () => call<typeof http.retention>('GET', '/retention'),
    }),
    uploadAvatar: build.mutation<string, AvatarInput>({
      async queryFn({ image, onProgress }, given) {
        try {
          const fileContent = await base64Of(image)
          const { method, path, body } = call<typeof http.uploadAvatar>('POST', '/widget-avatars', {
            body: { fileContent },
          })
          const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
          const send = (token: string | undefined) =>
            sendCounted({ method, path, body: json, token, onProgress, signal: given.signal })
          const reply = await readReply(await withToken(accessOf(given), send))
          if ('error' in reply) return reply
          return { data: (reply.data as http.RouteReply<typeof http.uploadAvatar>).url }
        } catch {
          return { error: networkFailure }
        }
      },
    }),
  }),
})

export const {
  useProposeQuestionsMutation,
  useCreateWidgetMutation,
  useSaveDraftMutation,
  useDiscardDraftMutation,
  usePublishWidgetMutation,
  useWidgetVersionsQuery,
  useReturnToVersionMutation,
  useRetentionQuery,
} = widgetsApi
