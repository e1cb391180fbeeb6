import { useEffect } from 'react'

/** What can stand in for something in it that is gone: a reader of screens says it, and Tab goes on from there. */
const PLACES = 'li, section, form, aside, [role="dialog"], main'

/**
 * Keeps the focus near where it was when whatever had it goes away or is turned off, as a button that has done its work. It
 * would fall to the top of the page, and whoever uses the keyboard would start again from there.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let around: Element[] = []
    let kept: { lost: Element; place: Element } | undefined
    let frame = 0

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === kept?.place) return
      kept = undefined
      last = target
      around = [...ancestorsOf(target)].filter((one) => one.matches(PLACES))
    }
    const look = () => {
      frame = 0
      const { activeElement: has } = document
      if (kept && has === kept.place && kept.lost.matches('button, a') && isThere(kept.lost)) {
        // It was turned off only while it worked.
        ;(kept.lost as HTMLElement).focus({ preventScroll: true })
        return
      }
      if ((has !== null && has !== document.body) || last === undefined || isThere(last)) return
      const place = around.find(isShown) ?? document.querySelector('main')
      const target = place?.matches('main') ? (place.querySelector('h1[tabindex]') ?? place) : place
      if (!(target instanceof HTMLElement)) return
      kept = { lost: last, place: target }
      focusOn(target)
    }
    // Two frames: what takes a thing's place, or moves the focus on purpose, has done so by then.
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)))
    }
    const changes = new MutationObserver(soon)
    const attributeFilter = ['disabled', 'hidden', 'style']
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
    document.addEventListener('focusin', remember)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one
}

function isShown(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0
}

/** What was only left is still there: a press beside everything leaves the focus nowhere, and that is as it should be. */
function isThere(element: Element): boolean {
  return isShown(element) && !element.matches(':disabled')
}

function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
