import { sentenceOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

/** Decides about events and says in a toast how that went. */
export function useDecide() {
  const dispatch = useAppDispatch()
  return async (work: { unwrap(): Promise<{ done: number }> }, title: string): Promise<void> => {
    try {
      const { done } = await work.unwrap()
      dispatch(toasted({ title, description: texts.parked.done(done) }))
    } catch (error) {
      const description = sentenceOf(error, texts.other)
      dispatch(toasted({ title: texts.parked.notDecided, description, variant: 'destructive' }))
    }
  }
}
