import { useCallback, useRef } from 'react'
import { useAppDispatch } from '../../api/hooks.ts'
import { dismissed, toasted, type ToastText } from './toasts.ts'

/** Says why something failed, and takes that away when it is tried again: it would stand beside what came of it. */
export function useFailureToast() {
  const dispatch = useAppDispatch()
  const shown = useRef('')
  const fail = useCallback(
    (text: Pick<ToastText, 'title' | 'description'>) => {
      shown.current = dispatch(toasted({ ...text, variant: 'destructive' })).payload.id
    },
    [dispatch],
  )
  const again = useCallback(() => void dispatch(dismissed(shown.current)), [dispatch])
  return { fail, again }
}
