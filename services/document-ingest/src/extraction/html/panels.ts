import { createBarWatch } from './survey.ts'
import type { Attributes } from './tags.ts'
import { isHidden, isOverlay, isSkipped, isToggle, opensText } from './unseen.ts'

const HEADING = /^(?:h[1-6]|summary)$/
/** What may hold the answer right below a question. */
const HOLDERS = new Set(['div', 'section', 'article', 'p', 'ul', 'ol', 'dl', 'dd', 'table'])

/**
 * Tells while a page is read what in it is never seen. What is hidden until somebody opens it is text: the answers of an
 * accordion, the parts behind tabs. Menus and dialogs are none.
 */
export function createPanelWatch(panels: ReadonlySet<string>) {
  const bar = createBarWatch()
  let headingFrom = 0
  /** How deep the tag was that ended last, where that was a heading or opens what follows, or ends with one. */
  let openedBy = 0
  let isToggling = false

  const isPanel = (name: string, attributes: Attributes, follows: boolean) =>
    !bar.isInside() &&
    !isOverlay(attributes) &&
    (panels.has(attributes['id'] ?? '') || attributes['role'] === 'tabpanel' || (follows && HOLDERS.has(name)))

  return {
    inHeading: () => headingFrom > 0,
    /** True where nobody sees what the tag holds. */
    open(name: string, attributes: Attributes, depth: number): boolean {
      const follows = openedBy === depth
      openedBy = 0
      bar.open(name, depth)
      const hidden = isHidden(attributes)
      if (name === 'button') {
        const asks = (headingFrom > 0 && opensText(attributes)) || isToggle(attributes)
        isToggling = asks && !hidden && !bar.isInside()
        return !isToggling
      }
      if (isSkipped(name, attributes)) return true
      if (hidden && !isPanel(name, attributes, follows)) return true
      if (headingFrom === 0 && HEADING.test(name)) headingFrom = depth
      return false
    },
    text(text: string) {
      if (text.trim() !== '') openedBy = 0
    },
    close(name: string, depth: number) {
      bar.close(depth)
      if (depth <= headingFrom) headingFrom = 0
      const opens = HEADING.test(name) || name === 'dt' || (name === 'button' && isToggling)
      openedBy = opens || openedBy === depth + 1 ? depth : 0
    },
  }
}
