import { fromMarkdown } from 'mdast-util-from-markdown'
import { anchorOf, textOf } from '../../web/src/ui/markdown/anchor.ts'

export interface Page {
  /** Where it leads to, as written, and the line it stands on. */
  links: { to: string; line: number }[]
  /** What stands in code: in a line of text or in a block. */
  code: { text: string; line: number }[]
  /** The names its headings can be linked by. */
  anchors: Set<string>
}

interface Node {
  type: string
  url?: string
  value?: string
  children?: Node[]
  position?: { start: { line: number } }
}

/** What a page of markdown leads to and can be led to. */
export function readPage(markdown: string): Page {
  const page: Page = { links: [], code: [], anchors: new Set() }
  visit(fromMarkdown(markdown), page)
  return page
}

function visit(node: Node, page: Page): void {
  const line = node.position?.start.line ?? 0
  if (node.url !== undefined) page.links.push({ to: node.url, line })
  if (node.type === 'inlineCode') page.code.push({ text: node.value ?? '', line })
  if (node.type === 'code') {
    for (const [index, text] of (node.value ?? '').split('\n').entries())
      page.code.push({ text, line: line + 1 + index })
  }
  if (node.type === 'heading') page.anchors.add(anchorOf(textOf(node), page.anchors))
  for (const child of node.children ?? []) visit(child, page)
}
