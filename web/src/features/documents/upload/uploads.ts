import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Chunk, DocumentView, Processed } from '../../../api/documents.ts'

/** Where the content comes from; a web page is fetched by the server. */
export type Source = { kind: 'file'; file: Blob; type: string } | { kind: 'page'; url: string }

export type UploadStatus = 'pending' | 'uploading' | 'uploaded' | 'embedding' | 'success' | 'error'

export interface UploadItem {
  id: string
  name: string
  glyph: string
  size: number
  source: Source
  /** The document that it is to take the place of. */
  replaces?: string
  status: UploadStatus
  /** Share of the request that has been sent, 0 to 1. */
  sent: number
  error?: string
  /** What Try Again does; absent when trying again cannot help. */
  retry?: 'process' | 'embed'
  documentId?: string
  chunks: Chunk[]
}

export interface UploadState {
  items: UploadItem[]
  /** The item whose chunks are shown. */
  selected: string | null
}

export type NewItem = Pick<UploadItem, 'id' | 'name' | 'glyph' | 'size' | 'source' | 'replaces'> & {
  problem?: string | undefined
}

/** A form whose content is added by its own button, or by Process Documents when it was forgotten. */
export interface TypedSource {
  /** Something is typed that cannot be taken. */
  isWrong: () => boolean
  /** What is typed, which leaves the form; `wrong` shows what is, in a field that has the focus. */
  take: () => NewItem | 'nothing' | 'wrong'
}

export const noUploads: UploadState = { items: [], selected: null }

const slice = createSlice({
  name: 'uploads',
  initialState: noUploads,
  reducers: {
    added(state, { payload }: PayloadAction<NewItem[]>) {
      for (const { problem, ...item } of payload) {
        if (state.items.some((one) => one.id === item.id)) continue
        const checked =
          problem === undefined ? { status: 'pending' as const } : { status: 'error' as const, error: problem }
        state.items.push({ ...item, ...checked, sent: 0, chunks: [] } as UploadItem)
      }
    },
    removed(state, { payload: id }: PayloadAction<string>) {
      state.items = state.items.filter((one) => one.id !== id || isWorking(one))
      if (!state.items.some((one) => one.id === state.selected)) state.selected = newest(state.items)
    },
    uploading: change((item) => {
      item.status = 'uploading'
      item.sent = 0
      delete item.error
      delete item.retry
    }),
    progressed: change((item, { sent }: { sent: number }) => {
      if (item.status === 'uploading') item.sent = Math.min(1, sent)
    }),
    uploaded(state, { payload }: PayloadAction<{ id: string } & Pick<Processed, 'documentId' | 'chunks'>>) {
      const item = state.items.find(({ id }) => id === payload.id)
      if (!item) return
      Object.assign(item, { status: 'uploaded', sent: 1, documentId: payload.documentId, chunks: payload.chunks })
      state.selected ??= item.id
    },
    embedding: change((item) => {
      item.status = 'embedding'
      delete item.error
      delete item.retry
    }),
    succeeded: change((item) => {
      item.status = 'success'
    }),
    failed: change((item, { error, retry }: { error: string; retry?: 'process' | 'embed' }) => {
      item.status = 'error'
      item.error = error
      if (retry) item.retry = retry
    }),
    selected(state, { payload: id }: PayloadAction<string>) {
      if (state.items.some((one) => one.id === id && one.chunks.length > 0)) state.selected = id
    },
  },
})

export const uploadsReducer = slice.reducer
export const uploadActions = slice.actions

/** What failed here and became searchable all the same, as the server takes it up by itself after it broke down. */
export function caughtUp(
  items: readonly UploadItem[],
  documents: readonly Pick<DocumentView, 'id' | 'status'>[],
): readonly UploadItem[] {
  const isReady = (id: string) => documents.some((one) => one.id === id && one.status === 'ready')
  return items.map((item) => {
    if (!mayCatchUp(item) || !isReady(item.documentId)) return item
    const { error: _error, retry: _retry, ...rest } = item
    return { ...rest, status: 'success' }
  })
}

/** Whether it was read and only its embedding failed. */
export const mayCatchUp = (item: UploadItem): item is UploadItem & { documentId: string } =>
  item.status === 'error' && item.retry === 'embed' && item.documentId !== undefined

/** Items that are being sent or embedded cannot be removed. */
export function isWorking({ status }: Pick<UploadItem, 'status'>): boolean {
  return status === 'uploading' || status === 'embedding'
}

/** 1 choose, 2 check the passages, 3 make searchable, also where that failed and can be tried again. */
export function stepOf(items: readonly UploadItem[]): 1 | 2 | 3 {
  const has = (...statuses: UploadStatus[]) => items.some(({ status }) => statuses.includes(status))
  if (has('uploaded')) return 2
  return has('embedding', 'success') || items.some(mayCatchUp) ? 3 : 1
}

/** Everything became searchable. What went wrong keeps the page open until it is tried again or removed. */
export function isDone(items: readonly UploadItem[]): boolean {
  return items.length > 0 && items.every(({ status }) => status === 'success')
}

/** Nothing is left to do but with what failed, or with what waits for room where there is none. */
export function isPartlyDone(items: readonly UploadItem[], isFull = false): boolean {
  return (
    !isDone(items) &&
    items.some(({ status }) => status === 'success') &&
    items.every(({ status }) => status === 'success' || status === 'error' || (isFull && status === 'pending'))
  )
}

function newest(items: readonly UploadItem[]): string | null {
  return items.findLast(({ chunks }) => chunks.length > 0)?.id ?? null
}

function change<P = unknown>(apply: (item: UploadItem, payload: P) => void) {
  return (state: UploadState, { payload }: PayloadAction<{ id: string } & P>) => {
    const item = state.items.find(({ id }) => id === payload.id)
    if (item) apply(item, payload)
  }
}
