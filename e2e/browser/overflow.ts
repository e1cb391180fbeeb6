import type { Page } from 'playwright-core'

const look = `(except) => {
  const wide = document.documentElement.scrollWidth
  const scrolls = (box) =>
    box && ((/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1) || scrolls(box.parentElement))
  const found = wide > innerWidth ? ['the page: ' + wide + ' of ' + innerWidth + ' px'] : []
  for (const element of document.querySelectorAll('body *')) {
    if (except && element.closest(except)) continue
    const box = element.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1 && getComputedStyle(element).visibility === 'visible'
    const sticksOut = (box.right > innerWidth + 1 || box.left < -1) && !scrolls(element.parentElement)
    const isCut = element.children.length === 0 && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
    if (isSeen && (sticksOut || isCut)) found.push(element.outerHTML.slice(0, 120))
  }
  return found
}`

/** What sticks out of the window, unless it is in a box that scrolls sideways, or out of its own box: the page itself first, then elements; `except` is a selector. */
export function overflowing(page: Page, except = ''): Promise<string[]> {
  return page.evaluate<string[]>(`(${look})(${JSON.stringify(except)})`)
}
