import { useCallback, useState } from 'react'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { widgetsApi } from '../../api/widgets.ts'
import { workspaceApi, type WidgetView } from '../../api/workspace.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

/** Deletes widgets, remembers which are being deleted, and says how it went. */
export function useWidgetActions() {
  const dispatch = useAppDispatch()
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set())

  const remove = useCallback(
    async ({ id, name }: WidgetView) => {
      setDeleting((now) => new Set(now).add(id))
      try {
        await dispatch(widgetsApi.endpoints.deleteWidget.initiate(id, { track: false })).unwrap()
        // The card stays as "Deleting…" until the list without it is here.
        const { listWidgets } = workspaceApi.endpoints
        await dispatch(listWidgets.initiate(undefined, { forceRefetch: true, subscribe: false }))
        dispatch(toasted({ title: texts.success, description: texts.deleted(name) }))
      } catch (error) {
        const description = asFailure(error).error || texts.deletionFailedText
        dispatch(toasted({ title: texts.deletionFailed, description, variant: 'destructive' }))
      }
      setDeleting((now) => new Set([...now].filter((one) => one !== id)))
    },
    [dispatch],
  )
  return { deleting, remove }
}
