import { sentenceOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { toasted, type ToastText } from './toasts.ts'
import { useFailureToast } from './useFailureToast.ts'

const OTHER = 'An error occurred. Please try again.'

/** Tries something, and says in a toast how it went. */
export function useAttempt() {
  const dispatch = useAppDispatch()
  const { fail, again } = useFailureToast()
  return async <T>(failed: string, work: () => Promise<T>, say?: (result: T) => ToastText): Promise<T | undefined> => {
    again()
    try {
      const result = await work()
      if (say) dispatch(toasted(say(result)))
      return result
    } catch (error) {
      fail({ title: failed, description: sentenceOf(error, OTHER) })
      return undefined
    }
  }
}
