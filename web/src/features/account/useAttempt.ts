import { useState } from 'react'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { toasted, type ToastText } from '../../ui/toasts/toasts.ts'
import { useFailureToast } from '../../ui/toasts/useFailureToast.ts'
import { texts } from './texts.ts'

/** The server's sentence, or what to do when there is none. */
export function reasonOf(error: unknown): string {
  const { status, error: sentence } = asFailure(error)
  return sentence || (status === 0 ? texts.network : texts.other)
}

/** Tries something and says in a toast how it went; a refusal that has a place of its own is kept for it, too. */
export function useAttempt(failedTitle: string) {
  const dispatch = useAppDispatch()
  const { fail, again } = useFailureToast()
  const [problem, setProblem] = useState<{ code: string; reason: string }>()
  const attempt = async <T>(work: () => Promise<T>, say?: (result: T) => ToastText): Promise<T | undefined> => {
    setProblem(undefined)
    again()
    try {
      const result = await work()
      if (say) dispatch(toasted(say(result)))
      return result
    } catch (error) {
      const reason = reasonOf(error)
      setProblem({ code: asFailure(error).code, reason })
      fail({ title: failedTitle, description: reason })
      return undefined
    }
  }
  return { attempt, problem, forget: () => setProblem(undefined) }
}
