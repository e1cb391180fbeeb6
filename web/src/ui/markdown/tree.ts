import type { PhrasingContent, Root, RootContent, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { splitCitations } from './citations.ts'

/** A number in the text that stands for a source. */
export interface Citation {
  type: 'citation'
  number: number
}

declare module 'mdast' {
  interface PhrasingContentMap {
    citation: Citation
  }
  interface RootContentMap {
    citation: Citation
  }
}

/**
 * The tree of an answer, with citations as nodes of their own. HTML is text here, "[1]:" at the start of a line is no
 * link definition, and indented text is no code: models write all three without meaning them.
 */
export function parseAnswer(markdown: string, sources: number): Root {
  const root = fromMarkdown(markdown, {
    extensions: [
      gfmAutolinkLiteral(),
      gfmStrikethrough({ singleTilde: false }),
      gfmTable(),
      { disable: { null: ['definition', 'htmlFlow', 'htmlText', 'codeIndented'] } },
    ],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown()],
  })
  return { ...root, children: root.children.flatMap((child) => withCitations(child, sources)) as RootContent[] }
}

function withCitations(node: RootContent, sources: number): RootContent[] {
  if (node.type === 'text') return cited(node, sources)
  if (!('children' in node)) return [node]
  const children = node.children.flatMap((child) => withCitations(child, sources))
  return [{ ...node, children } as RootContent]
}

function cited(node: Text, sources: number): PhrasingContent[] {
  return splitCitations(node.value, sources).map((part) =>
    typeof part === 'string' ? { type: 'text', value: part } : { type: 'citation', number: part },
  )
}
