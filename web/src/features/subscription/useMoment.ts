import { useEffect } from 'react'

/** Longest time a browser's timer takes. */
const MOST_MS = 2 ** 31 - 1

/** Calls back when a moment has come while the page is open. */
export function useMoment(at: number | undefined, onCome: () => void): void {
  useEffect(() => {
    if (at === undefined) return undefined
    const wait = at - Date.now()
    if (wait > MOST_MS) return undefined
    const timer = setTimeout(onCome, Math.max(wait, 1_000))
    return () => clearTimeout(timer)
    // The callback is new on every drawing; the moment is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at])
}
