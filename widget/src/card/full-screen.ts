/** How many cards have it; the page is put away with the first and comes back with the last. */
let takers = 0
let overflow = ''
let inert = false

/**
 * On a phone the page behind neither scrolls nor takes the focus, and the card ends where the keyboard begins.
 * @returns what gives the screen back
 */
export function takeScreen(card: HTMLElement): () => void {
  const { documentElement: root, body, defaultView } = document
  const view = defaultView?.visualViewport
  const fit = () => {
    if (view) Object.assign(card.style, { top: `${view.offsetTop}px`, height: `${view.height}px` })
  }
  if (!takers) {
    ;({ overflow } = root.style)
    ;({ inert } = body)
  }
  takers += 1
  root.style.overflow = 'hidden'
  body.inert = true
  fit()
  view?.addEventListener('resize', fit)
  view?.addEventListener('scroll', fit)
  return () => {
    takers -= 1
    if (!takers) {
      root.style.overflow = overflow
      body.inert = inert
    }
    card.style.top = card.style.height = ''
    view?.removeEventListener('resize', fit)
    view?.removeEventListener('scroll', fit)
  }
}
