import { useState } from 'react'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import {
  useCreateWidgetMutation,
  usePublishWidgetMutation,
  useSaveDraftMutation,
  type WidgetBasis,
} from '../../../api/widgets.ts'
import { workspaceApi, type WidgetView } from '../../../api/workspace.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { inputOf, type Draft } from './draft.ts'
import { texts } from './texts.ts'

/** Another window saved or published something else meanwhile. */
const MOVED_ON: readonly string[] = ['draft_changed', 'widget_changed', 'no_draft']

/** Creates a widget, saves its draft, or publishes it, and says how it went. */
export function useSave(onMovedOn: () => void) {
  const dispatch = useAppDispatch()
  const [create, creating] = useCreateWidgetMutation()
  const [saveDraft, saving] = useSaveDraftMutation()
  const [publish, publishing] = usePublishWidgetMutation()
  const [error, setError] = useState<string>()

  const attempt = async (work: () => Promise<WidgetView>): Promise<WidgetView | undefined> => {
    setError(undefined)
    try {
      return await work()
    } catch (failure) {
      const { status, code, error: sentence } = asFailure(failure)
      if (MOVED_ON.includes(code)) {
        setError(sentence)
        // What is saved now has to be here before it can be chosen.
        const { listWidgets } = workspaceApi.endpoints
        await dispatch(listWidgets.initiate(undefined, { forceRefetch: true, subscribe: false }))
        onMovedOn()
        return undefined
      }
      const isLimit = status === 403 && /limit reached/i.test(sentence)
      const said = sentence || `${texts.saveFailedText}. ${texts.saveFailedRest}`
      setError(said)
      const title = isLimit ? texts.limit : texts.saveFailed
      dispatch(toasted({ title, description: said, variant: 'destructive' }))
      return undefined
    }
  }
  const tell = (title: string, description: string) => dispatch(toasted({ title, description }))

  return {
    create: (draft: Draft, begun: Draft) =>
      attempt(async () => {
        const { dailyAnswerLimit, ...rest } = inputOf(draft)
        // What was left as it began is the plan's to say, also where the plan was not known here yet.
        const isTyped = draft.dailyAnswerLimit !== begun.dailyAnswerLimit
        const created = await create({ ...rest, ...(isTyped && { dailyAnswerLimit }) }).unwrap()
        tell(texts.created, texts.createdText)
        return created
      }),
    saveDraft: (id: string, draft: Draft, basedOn: WidgetBasis | undefined) =>
      attempt(() => saveDraft({ id, input: inputOf(draft), basedOn }).unwrap()),
    publish: (id: string, looked: { savedAt: string; version: number }) =>
      attempt(async () => {
        const published = await publish({ id, ...looked }).unwrap()
        tell(texts.updated, texts.updatedText)
        return published
      }),
    error,
    forget: () => setError(undefined),
    isSaving: creating.isLoading || saving.isLoading,
    isPublishing: publishing.isLoading,
  }
}
