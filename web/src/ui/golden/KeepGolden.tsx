import { Button } from 'antd'
import { useState } from 'react'
import { useAppDispatch } from '../../api/hooks.ts'
import { asFailure } from '../../api/failure.ts'
import { runGolden, useKeepGoldenMutation } from '../../api/golden.ts'
import { LONG_TOAST_MS, toasted } from '../toasts/toasts.ts'
import { factOf } from './fact.ts'
import { texts } from './texts.ts'

interface Props {
  question: string
  answer: string
  /** null for the chat with all documents. */
  widgetId: string | null
}

/** Keeps a question that was answered well, with what the answer said, and asks it once. */
export function KeepGolden({ question, answer, widgetId }: Props) {
  const dispatch = useAppDispatch()
  const [keep, { isLoading }] = useKeepGoldenMutation()
  const [isKept, setIsKept] = useState(false)
  const fact = factOf(answer)
  if (fact === '') return null
  const submit = async () => {
    const { data, error } = await keep({ question, fact, widgetId })
    if (!data) {
      const description = asFailure(error).error
      dispatch(toasted({ title: texts.notKept, description, variant: 'destructive' }))
      return
    }
    setIsKept(true)
    dispatch(toasted({ title: texts.kept, description: texts.keptText(data.fact), duration: LONG_TOAST_MS }))
    // It is kept whether it can be asked now or not.
    await dispatch(runGolden([data.id], { signal: new AbortController().signal })).catch(() => undefined)
  }
  return (
    <Button type="link" size="small" loading={isLoading} disabled={isKept} onClick={() => void submit()}>
      {isKept ? texts.kept : texts.keep}
    </Button>
  )
}
