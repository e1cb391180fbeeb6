/** What is at least left of a cell's end, so that nothing that fades there hides it. */
const CLEAR = 32

/**
 * Says at a box (`data-more`) whether there is more of it past its end, as long as it is watched: what is cut off at an edge
 * would be taken for all there is.
 */
export function watchEnd(box: HTMLElement): () => void {
  const look = () => box.toggleAttribute('data-more', box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 1)
  const watcher = new ResizeObserver(look)
  watcher.observe(box)
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    watcher.disconnect()
    box.removeEventListener('scroll', look)
  }
}

/** Moves a box, and nothing around it, until a cell stands in it: its beginning a quarter below the top, its end before that of the box. */
export function showIn(box: HTMLElement, cell: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), cell.getBoundingClientRect()]
  box.scrollTop += inner.top - outer.top - outer.height / 4
  const past = Math.max(0, inner.right - outer.right + CLEAR)
  const before = Math.max(0, outer.left - inner.left + CLEAR)
  box.scrollLeft += getComputedStyle(box).direction === 'rtl' ? -before : past
}
