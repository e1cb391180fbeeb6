import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Turn } from './talk.ts'

const AWAY = -1
const NEAR_PX = 80
/** Above the last question, when its answer is taller than the view. */
const ABOVE_PX = 8

/**
 * Stays at the end while the talk grows, unless somebody has scrolled up to read; a new question goes to the end. An
 * answer that is taller than the view is read from its beginning, so the last question never leaves it at the top.
 */
export function useStickyEnd(turns: readonly Pick<Turn, 'id'>[]): RefObject<HTMLElement | null> {
  const scroller = useRef<HTMLElement>(null)
  const count = useRef(0)
  /**
   * Where the view stands at the end; AWAY where somebody has scrolled up. A scroll is told of later, when the talk may have grown again:
   * who stands where they were brought has not moved.
   */
  const stands = useRef(0)
  useEffect(() => {
    const element = scroller.current
    const note = () => {
      if (!element || element.scrollTop === stands.current) return
      const isNear = Math.abs(endOf(element) - element.scrollTop) < NEAR_PX
      stands.current = isNear ? element.scrollTop : AWAY
    }
    element?.addEventListener('scroll', note, { passive: true })
    // Letters that arrive late and tables that are measured make the talk longer without a turn.
    const grown = new ResizeObserver(() => {
      if (element && stands.current !== AWAY) stands.current = broughtToEnd(element)
    })
    if (element?.firstElementChild) grown.observe(element.firstElementChild)
    // A keyboard that comes up on the screen leaves less of it.
    if (element) grown.observe(element)
    return () => {
      element?.removeEventListener('scroll', note)
      grown.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const grew = turns.length > count.current
    count.current = turns.length
    const element = scroller.current
    if (element && (grew || stands.current !== AWAY)) stands.current = broughtToEnd(element)
  }, [turns])
  return scroller
}

/** Where it stands then. */
function broughtToEnd(element: HTMLElement): number {
  element.scrollTo({ top: endOf(element) })
  return element.scrollTop
}

/** Where the view is at the end of the talk, or at its last question where that would be above it. */
function endOf(element: HTMLElement): number {
  const end = element.scrollHeight - element.clientHeight
  const question = [...element.querySelectorAll<HTMLElement>('.turn.me')].at(-1)
  if (!question) return end
  const top = question.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop
  return Math.max(0, Math.min(end, top - ABOVE_PX))
}
