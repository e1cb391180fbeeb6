import { useEffect, useRef, useState } from 'react'
import { asFailure } from '../../api/failure.ts'
import { runGolden, type GoldenQuestion } from '../../api/golden.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

/** Asks golden questions, and says how it went. Who leaves the page stops it. */
export function useAsking() {
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState<{ ids: readonly string[]; done: number }>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    const { current } = leaving
    return () => current.abort()
  }, [])

  const ask = async (questions: readonly GoldenQuestion[]) => {
    const ids = questions.map(({ id }) => id)
    const { signal } = leaving.current
    setAsking({ ids, done: 0 })
    try {
      const results = await dispatch(runGolden(ids, { signal, onProgress: (done) => setAsking({ ids, done }) }))
      const comes = results.filter(({ after }) => after.comes).length
      if (!signal.aborted) dispatch(toasted({ title: texts.asked(comes, results.length) }))
    } catch (error) {
      dispatch(toasted({ title: texts.askFailed, description: asFailure(error).error, variant: 'destructive' }))
    }
    setAsking(undefined)
  }
  return { asking, ask }
}
