import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type DocumentView = http.DocumentView
export type Processed = http.RouteReply<typeof http.processDocument>
export type Chunk = Processed['chunks'][number]
export type ChunkWindow = http.RouteReply<typeof http.documentChunks>
export type EmbedReply = http.RouteReply<typeof http.embedDocument> | EmbedUnderWay
export type EmbedResult = http.RouteReply<typeof http.embedDocument>['results'][number]

type EmbedUnderWay = (typeof http.embedDocument)['replies'][202]['_output']

/** What the contract takes, in characters. */
export const DOCUMENT_TITLE_MAX_LENGTH: typeof http.DOCUMENT_TITLE_MAX_LENGTH = 200

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<DocumentView[], void>({
      query: () => call<typeof http.listDocuments>('GET', '/documents'),
      transformResponse: (reply: http.RouteReply<typeof http.listDocuments>) => reply.data,
      providesTags: ['Documents'],
    }),
    processWebPage: build.mutation<Processed, string>({
      query: (url) => call<typeof http.processWebPage>('POST', '/process-web-page', { body: { url } }),
      invalidatesTags: ['Documents', 'Plan'],
    }),
    deleteDocument: build.mutation<http.RouteReply<typeof http.deleteDocument>, string>({
      query: (documentId) => call<typeof http.deleteDocument>('POST', '/delete-document', { body: { documentId } }),
      invalidatesTags: ['Documents', 'Widgets'],
    }),
    renameDocument: build.mutation<http.RouteReply<typeof http.renameDocument>, { documentId: string; title: string }>({
      query: (body) => call<typeof http.renameDocument>('POST', '/rename-document', { body }),
      // Whoever sees it renamed has its new name wherever it stands.
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (!data) return
        const { document } = data
        dispatch(
          documentsApi.util.updateQueryData('listDocuments', undefined, (list) =>
            list.map((one) => (one.id === document.id ? { ...one, title: document.title } : one)),
          ),
        )
      },
      invalidatesTags: ['Documents'],
    }),
    embedDocument: build.mutation<EmbedReply, string>({
      query: (documentId) => call<typeof http.embedDocument>('POST', '/embed-document', { body: { documentId } }),
      invalidatesTags: ['Documents'],
    }),
    documentChunks: build.query<ChunkWindow, { documentId: string; from: number; limit: number }>({
      query: (query) => call<typeof http.documentChunks>('GET', '/document-chunks', { query }),
    }),
  }),
})

export const {
  useListDocumentsQuery,
  useProcessWebPageMutation,
  useRenameDocumentMutation,
  useDeleteDocumentMutation,
  useDocumentChunksQuery,
} = documentsApi

/** Reads the list anew, for whoever waits for what it says now. */
export const freshDocuments = () =>
  documentsApi.endpoints.listDocuments.initiate(undefined, { forceRefetch: true, subscribe: false })
