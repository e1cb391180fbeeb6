import type { RootContent } from 'mdast'
import type { Guide } from './guides.ts'

/** A heading of the documentation with what stands below it: what a search finds. */
export interface Place {
  /** Where it is read, below the root: "/help/documents#what-can-be-read". */
  address: string
  /** The title of its page. */
  page: string
  heading: string
  /** The words below the heading, up to the next one. */
  text: string
}

/** All that the documentation says, a part for each heading. */
export function placesOf(guides: readonly Guide[]): Place[] {
  return guides.flatMap(({ address, title: page, root, anchors }) => {
    const places: Place[] = []
    for (const node of root.children) {
      if (node.type === 'heading') {
        const to = node.depth === 1 ? address : `${address}#${anchors.get(node)}`
        places.push({ address: to, page, heading: wordsOf(node), text: '' })
        continue
      }
      const last = places.at(-1)
      if (last) last.text = `${last.text} ${wordsOf(node)}`.trim()
    }
    return places
  })
}

type Node = RootContent | { type: string; value?: string; children?: readonly Node[] }

const WITHIN_A_LINE = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'break'])

/** The words of a node: what stands in lines or cells of its own is parted by a space. */
function wordsOf(node: Node): string {
  if ('value' in node && node.value !== undefined) return node.value.replace(/\s+/g, ' ')
  if (!('children' in node) || !node.children) return ' '
  const parted = node.children.some(({ type }) => !WITHIN_A_LINE.has(type))
  return node.children.map(wordsOf).join(parted ? ' ' : '')
}
