import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** Holds whoever is about to leave with something unsaved: inside the dashboard by a question, elsewhere by the browser's. */
export function useLeaveGuard(isDirty: boolean) {
  const isHolding = useRef(isDirty)
  useLayoutEffect(() => {
    isHolding.current = isDirty
  })
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isHolding.current) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [])
  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isHolding.current,
      [],
    ),
  )
  /** It is saved: the next step need not wait until it is drawn. */
  const release = useCallback(() => {
    isHolding.current = false
  }, [])
  return { blocker, release }
}
