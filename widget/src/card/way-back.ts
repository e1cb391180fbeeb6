/** The cards that have the screen. */
const open = new Set<{ close(): void }>()
let isHeard = false
/** The entry is being left, because nothing has the screen any more. */
let isLeaving = false

/**
 * While a card has the whole screen, Back closes it and the page stays. That takes one entry more in the page's history, with the state that a
 * router of the page keeps there; it is left when the card is closed in another way, unless the page has moved on since.
 * @param mark what tells the entry from those of the page
 * @returns what lets Back lead away again
 */
export function closeWithBack(mark: string, close: () => void): () => void {
  const isThere = () => history.state?.[mark] === true
  const enter = () => {
    if (!isThere()) history.pushState({ ...history.state, [mark]: true }, '')
  }
  const moved = () => {
    // Who opens it at once again does so before the entry was left.
    if (isLeaving && open.size > 0) enter()
    else if (!isLeaving && !isThere()) for (const one of [...open]) one.close()
    isLeaving = false
  }
  if (!isHeard) addEventListener('popstate', moved)
  isHeard = true
  const card = { close }
  open.add(card)
  enter()
  return () => {
    open.delete(card)
    if (open.size > 0 || isLeaving || !isThere()) return
    isLeaving = true
    history.back()
  }
}
