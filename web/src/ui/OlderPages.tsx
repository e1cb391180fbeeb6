import { useState, type ReactNode } from 'react'

/** A page of a log. */
export interface LogPage {
  /** undefined: the newest. */
  cursor: string | undefined
  /**
   * What stands below a page that names this one as the next: that page, or, where nobody has asked for it yet, what asks for it.
   * Nothing where there is none.
   */
  older: (next: string | null | undefined, ask: (onOlder: () => void) => ReactNode) => ReactNode
}

/**
 * A log, a page at a time. Each page begins where the one before it ends by now: something new moves all that stands below, and with
 * places that were kept, what left the end of one page would be on none.
 */
export function OlderPages({ children }: { children: (page: LogPage) => ReactNode }) {
  const [count, setCount] = useState(1)
  const pageAt = (cursor: string | undefined, place: number): ReactNode =>
    children({
      cursor,
      older(next, ask) {
        if (next === null || next === undefined) return null
        return place < count ? pageAt(next, place + 1) : ask(() => setCount(place + 1))
      },
    })
  return pageAt(undefined, 1)
}
