import { useState } from 'react'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { useCreateWidgetMutation, useUpdateWidgetMutation } from '../../../api/widgets.ts'
import type { WidgetView } from '../../../api/workspace.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { inputOf, type Draft } from './draft.ts'
import { texts } from './texts.ts'

/** Creates a widget, or saves one, and says how it went. */
export function useSave(widgetId: string | undefined) {
  const dispatch = useAppDispatch()
  const [create, creating] = useCreateWidgetMutation()
  const [update, updating] = useUpdateWidgetMutation()
  const [error, setError] = useState<string>()

  const save = async (draft: Draft): Promise<WidgetView | undefined> => {
    setError(undefined)
    try {
      const input = inputOf(draft)
      const { dailyAnswerLimit, ...rest } = input
      // A field of a new widget that was left empty is the plan's to fill.
      const first = { ...rest, ...(dailyAnswerLimit !== null && { dailyAnswerLimit }) }
      const saved =
        widgetId === undefined ? await create(first).unwrap() : await update({ id: widgetId, input }).unwrap()
      const [title, description] =
        widgetId === undefined ? [texts.created, texts.createdText] : [texts.updated, texts.updatedText]
      dispatch(toasted({ title, description }))
      return saved
    } catch (failure) {
      const { status, error: sentence } = asFailure(failure)
      const isLimit = status === 403 && /limit reached/i.test(sentence)
      const said = sentence || `${texts.saveFailedText}. ${texts.saveFailedRest}`
      setError(said)
      const title = isLimit ? texts.limit : texts.saveFailed
      dispatch(toasted({ title, description: said, variant: 'destructive' }))
      return undefined
    }
  }
  return { save, error, forget: () => setError(undefined), isSaving: creating.isLoading || updating.isLoading }
}
