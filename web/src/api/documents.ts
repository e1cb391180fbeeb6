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
    embedDocument: build.mutation<EmbedReply, string>({
      query: (documentId) => call<typeof http.embedDocument>('POST', '/embed-document', { body: { documentId } }),
      invalidatesTags: ['Documents'],
    }),
    documentChunks: build.query<ChunkWindow, { documentId: string; from: number; limit: number }>({
      query: (query) => call<typeof http.documentChunks>('GET', '/document-chunks', { query }),
    }),
  }),
})

export const { useListDocumentsQuery, useProcessWebPageMutation, useDeleteDocumentMutation, useDocumentChunksQuery } =
  documentsApi

/** Reads the list anew, for whoever waits for what it says now. */
export const freshDocuments = () =>
  documentsApi.endpoints.listDocuments.initiate(undefined, { forceRefetch: true, subscribe: false })
