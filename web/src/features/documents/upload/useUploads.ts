import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useReducer } from 'react'
import type { EmbedResult } from '../../../api/documents.ts'
import { documentsApi, freshDocuments, useListDocumentsQuery } from '../../../api/documents.ts'
import { embedUntilDone } from '../../../api/embedding.ts'
import { asFailure, networkFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { reloadUntil } from '../../../api/reload-until.ts'
import { uploadsApi } from '../../../api/uploads.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { embeddingFailureOf, isComplete, reportOf } from '../embedding-report.ts'
import { inLanes } from '../in-lanes.ts'
import { texts as shared } from '../texts.ts'
import { isThere } from './is-there.ts'
import { keepTab } from './keep-tab.ts'
import { texts } from './texts.ts'
import {
  caughtUp,
  mayCatchUp,
  noUploads,
  uploadActions,
  uploadsReducer,
  type NewItem,
  type UploadItem,
} from './uploads.ts'

type Sendable = Pick<UploadItem, 'id' | 'name' | 'size' | 'source' | 'replaces' | 'retry' | 'error'>
type Readable = Pick<UploadItem, 'id' | 'documentId'>

/** The documents of this visit to the page, and what can be done with them. */
export function useUploads() {
  const [state, tell] = useReducer(uploadsReducer, noUploads)
  const dispatch = useAppDispatch()
  const { data: documents = [] } = useListDocumentsQuery(undefined, { skip: !state.items.some(mayCatchUp) })

  const send = useCallback(
    ({ id, name, source, replaces }: Sendable) => {
      if (source.kind === 'page') {
        return dispatch(documentsApi.endpoints.processWebPage.initiate(source.url, { track: false })).unwrap()
      }
      const onProgress = (sent: number) => tell(uploadActions.progressed({ id, sent }))
      const input = { file: source.file, name, type: source.type, replaces, onProgress }
      return dispatch(uploadsApi.endpoints.processDocument.initiate(input, { track: false })).unwrap()
    },
    [dispatch],
  )

  const read = useCallback(
    async (item: Sendable): Promise<Readable> => {
      tell(uploadActions.uploading({ id: item.id }))
      try {
        if (item.retry === 'process' && (await dispatch(cameThrough(item)))) {
          tell(uploadActions.failed({ id: item.id, error: item.error ?? texts.networkError, retry: 'process' }))
          return { id: item.id }
        }
        const { documentId, chunks } = await send(item)
        // What the list says of it moves nothing a moment later.
        await dispatch(listed(documentId))
        tell(uploadActions.uploaded({ id: item.id, documentId, chunks }))
        return { id: item.id, documentId }
      } catch (error) {
        const { status, error: sentence } = asFailure(error)
        // A refusal of the file itself stays a refusal; a lost connection or a busy server does not.
        const retry = status === 0 || status === 408 || status === 429 || status >= 500 ? 'process' : undefined
        const words = sentence || (status === 0 ? texts.networkError : texts.uploadFailed)
        tell(uploadActions.failed({ id: item.id, error: words, ...(retry && { retry }) }))
        return { id: item.id }
      }
    },
    [send, dispatch],
  )
  const process = useCallback(
    (items: readonly Sendable[]) => keepingTab(inLanes(items, async (item) => void (await read(item)))),
    [read],
  )

  const embed = useCallback(
    (items: readonly Readable[]) => {
      let hasFailed = false
      return inLanes(items, async ({ id, documentId }) => {
        if (documentId === undefined) return
        tell(uploadActions.embedding({ id }))
        try {
          const results = await dispatch(embedUntilDone(documentId))
          const outcome = isComplete(results)
            ? uploadActions.succeeded({ id })
            : uploadActions.failed(partly(id, results))
          tell(outcome)
          void dispatch(reloadUntil(documentId, ['ready', 'failed']))
          // One toast is shown at a time: what went wrong is not covered by what went well.
          if (!isComplete(results)) hasFailed = true
          if (!isComplete(results) || !hasFailed) dispatch(toasted(reportOf(results)))
        } catch (error) {
          hasFailed = true
          const failure = asFailure(error)
          const isLost = failure.code === networkFailure.code
          const words = isLost ? shared.network.description : failure.error || texts.embeddingFailed
          tell(uploadActions.failed({ id, error: words, retry: 'embed' }))
          // That nothing answers is said at the file, and stays there.
          if (!isLost) dispatch(toasted(embeddingFailureOf(failure)))
        }
      })
    },
    [dispatch],
  )

  /** Without a look at the passages on the way. */
  const processAndEmbed = useCallback(async (item: Sendable) => embed([await keepingTab(read(item))]), [read, embed])

  const add = useCallback((items: NewItem[]) => tell(uploadActions.added(items)), [])
  const remove = useCallback((id: string) => tell(uploadActions.removed(id)), [])
  const select = useCallback((id: string) => tell(uploadActions.selected(id)), [])
  return { ...state, items: caughtUp(state.items, documents), add, remove, select, process, embed, processAndEmbed }
}

/** An upload goes on when its page is left for another of the dashboard, and only then: the tab is kept by the work, not by the page. */
const keepingTab = <T>(work: Promise<T>): Promise<T> => work.finally(keepTab())

type WithLists = { api: ReturnType<typeof documentsApi.reducer> }
const { listDocuments } = documentsApi.endpoints

/**
 * Whether what failed on its way is a document all the same, and its row could not say so yet: the server that was away is asked again before
 * anything is sent twice. Where the row has said it, whoever tries again means it.
 */
const cameThrough =
  (item: Sendable) =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, state: () => unknown): Promise<boolean> => {
    if (isThere(item, listDocuments.select()(state() as WithLists).data ?? [])) return false
    return isThere(item, await dispatch(freshDocuments()).unwrap())
  }

/** Longer, nobody waits for what a list says of a file that was read. */
const LIST_WAIT_MS = 1_000

/** Waits until the list has a document that was taken just now, so that what it says of it comes into the row with the next step. */
const listed =
  (documentId: string) =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, state: () => unknown): Promise<void> => {
    const look = async () => {
      // One that is on its way may have been asked for before.
      await dispatch(documentsApi.util.getRunningQueryThunk('listDocuments', undefined))
      const { data = [] } = listDocuments.select()(state() as WithLists)
      if (data.some(({ id }) => id === documentId)) return
      await dispatch(freshDocuments())
    }
    await Promise.race([look(), new Promise((resolve) => setTimeout(resolve, LIST_WAIT_MS))])
  }

function partly(id: string, results: readonly EmbedResult[]) {
  const done = results.filter(({ status }) => status === 'embedded').length
  return { id, error: texts.embeddedPartly(done, results.length), retry: 'embed' as const }
}
