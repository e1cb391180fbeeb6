/**
 * On a phone the page behind neither scrolls nor takes the focus, and the card ends where the keyboard begins.
 * @returns what gives the screen back
 */
export function takeScreen(card: HTMLElement): () => void {
  const { documentElement: root, body, defaultView } = document
  const view = defaultView?.visualViewport
  const { overflow } = root.style
  const { inert } = body
  const fit = () => {
    if (view) Object.assign(card.style, { top: `${view.offsetTop}px`, height: `${view.height}px` })
  }
  root.style.overflow = 'hidden'
  body.inert = true
  fit()
  view?.addEventListener('resize', fit)
  view?.addEventListener('scroll', fit)
  return () => {
    root.style.overflow = overflow
    body.inert = inert
    card.style.cssText = ''
    view?.removeEventListener('resize', fit)
    view?.removeEventListener('scroll', fit)
  }
}
