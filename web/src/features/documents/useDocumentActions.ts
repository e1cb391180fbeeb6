import { useCallback, useState } from 'react'
import { documentsApi, freshDocuments, type DocumentView } from '../../api/documents.ts'
import { embedUntilDone } from '../../api/embedding.ts'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { reloadUntil } from '../../api/reload-until.ts'
import { widgetsApi } from '../../api/widgets.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { embeddingFailureOf, isComplete, reportOf } from './embedding-report.ts'
import { inLanes } from './in-lanes.ts'
import { texts } from './texts.ts'

export type Busy = 'embedding' | 'deleting' | 'replacing'

/** Embeds, replaces and deletes documents, remembers which are being worked on, and says how it went. */
export function useDocumentActions() {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState<ReadonlyMap<string, Busy>>(new Map())

  const during = useCallback(async <Result>(id: string, what: Busy, work: () => Promise<Result>) => {
    setBusy((now) => new Map(now).set(id, what))
    const result = await work()
    setBusy((now) => new Map([...now].filter(([one]) => one !== id)))
    return result
  }, [])

  const embed = useCallback(
    ({ id }: DocumentView) =>
      during(id, 'embedding', async () => {
        const report = await dispatch(embedUntilDone(id)).then(reportOf, (error) =>
          embeddingFailureOf(asFailure(error)),
        )
        dispatch(toasted(report))
        // Until the list has heard of it too, the card would offer to begin again.
        if (report.variant !== 'destructive') await dispatch(reloadUntil(id, ['ready', 'failed']))
      }),
    [dispatch, during],
  )

  /** Whether it is gone. */
  const remove = useCallback(
    ({ id }: DocumentView) =>
      during(id, 'deleting', async () => {
        try {
          await dispatch(documentsApi.endpoints.deleteDocument.initiate(id, { track: false })).unwrap()
          // The card stays as "Deleting…" until the list without it is here.
          await dispatch(freshDocuments())
          dispatch(toasted(texts.deleted))
          return true
        } catch (error) {
          const { status, error: sentence } = asFailure(error)
          const fallback = status === 0 ? texts.deletionUnexpected : texts.deletionFailedText
          dispatch(toasted({ title: texts.deletionFailed, description: sentence || fallback, variant: 'destructive' }))
          return false
        }
      }),
    [dispatch, during],
  )

  const replace = useCallback(
    ({ id, title }: DocumentView, by: DocumentView) =>
      during(id, 'replacing', async () => {
        const swapped = await dispatch(
          widgetsApi.endpoints.replaceDocument.initiate({ documentId: id, by: by.id }, { track: false }),
        )
        if (swapped.error) {
          const { error: sentence } = asFailure(swapped.error)
          const { title: head, description } = texts.notReplaced
          dispatch(toasted({ title: head, description: sentence || description, variant: 'destructive' }))
          return
        }
        // Nothing answers from the old one any more: what fails from here on loses nothing.
        const deleted = await dispatch(documentsApi.endpoints.deleteDocument.initiate(id, { track: false }))
        await dispatch(freshDocuments())
        dispatch(
          toasted(
            deleted.error ? { ...texts.halfReplaced(title), variant: 'destructive' } : texts.replaced(title, by.title),
          ),
        )
      }),
    [dispatch, during],
  )

  const embedAll = useCallback(
    async (documents: readonly DocumentView[]) => {
      let done = 0
      await inLanes(documents, ({ id }) =>
        during(id, 'embedding', async () => {
          const results = await dispatch(embedUntilDone(id)).catch(() => undefined)
          if (!results || !isComplete(results)) return
          done += 1
          await dispatch(reloadUntil(id, ['ready', 'failed']))
        }),
      )
      const variant = done < documents.length ? { variant: 'destructive' as const } : {}
      dispatch(toasted({ ...texts.bulk.embedded(done, documents.length), ...variant }))
    },
    [dispatch, during],
  )

  const removeAll = useCallback(
    async (documents: readonly DocumentView[]) => {
      let done = 0
      await inLanes(documents, ({ id }) =>
        during(id, 'deleting', async () => {
          const reply = await dispatch(documentsApi.endpoints.deleteDocument.initiate(id, { track: false }))
          if (!reply.error) done += 1
        }),
      )
      await dispatch(freshDocuments())
      const variant = done < documents.length ? { variant: 'destructive' as const } : {}
      dispatch(toasted({ ...texts.bulk.deleted(done, documents.length), ...variant }))
    },
    [dispatch, during],
  )

  return { busy, embed, embedAll, remove, removeAll, replace }
}
