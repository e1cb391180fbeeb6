import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { hold } from '../../../ui/held.ts'

/** What is asked of whoever is about to leave. */
interface Question {
  isOpen: boolean
  onStay: () => void
  onGo: () => void
}

/**
 * Holds whoever is about to leave with something unsaved: inside the dashboard, for another account, too, by a question, elsewhere by
 * the browser's.
 */
export function useLeaveGuard(isDirty: boolean) {
  const isHolding = useRef(isDirty)
  const isGone = useRef(false)
  const [answer, setAnswer] = useState<(goes: boolean) => void>()
  useLayoutEffect(() => {
    isHolding.current = isDirty
  })
  const holds = useCallback(() => isHolding.current && !isGone.current, [])
  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        if (holds()) setAnswer(() => resolve)
        else resolve(true)
      })
    const letGo = (isLeft: boolean) => {
      isGone.current = isLeft
    }
    return hold({ ask, letGo })
  }, [holds])
  useEffect(() => {
    const keep = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault()
    }
    addEventListener('beforeunload', keep)
    return () => removeEventListener('beforeunload', keep)
  }, [holds])
  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && holds(),
      [holds],
    ),
  )
  /** It is saved: the next step need not wait until it is drawn. */
  const release = useCallback(() => {
    isHolding.current = false
  }, [])
  const settle = (goes: boolean) => {
    setAnswer(undefined)
    answer?.(goes)
  }
  const ofPage: Question | undefined =
    blocker.state === 'unblocked'
      ? undefined
      : { isOpen: blocker.state === 'blocked', onStay: () => blocker.reset?.(), onGo: () => blocker.proceed?.() }
  const question = answer ? { isOpen: true, onStay: () => settle(false), onGo: () => settle(true) } : ofPage
  return { question, release }
}
