import type { Heading, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { anchorOf, textOf } from '../../ui/markdown/anchor.ts'

/** A page of the documentation, with where it is served. */
export interface Guide {
  /** Below `docs/`: "own/documents.md". */
  file: string
  address: `/help${string}`
  title: string
  root: Root
  /** The names of its headings, by which it is linked into. */
  anchors: ReadonlyMap<Heading, string>
}

/** @param files text by name below `docs/` */
export function guidesOf(files: Readonly<Record<string, string>>): Guide[] {
  return Object.entries(files).map(([file, text]) => {
    // What is filled in with the words of the installation begins with these.
    if (text.includes('{{')) throw new Error(`docs/${file} holds "{{", which would be filled in`)
    const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
    // Pictures are of the repository; the words stand without them.
    const children = root.children.filter((node) => !isPicture(node))
    const headings = children.filter((node) => node.type === 'heading')
    const taken = new Set<string>()
    const anchors = new Map<Heading, string>()
    for (const heading of headings) {
      const anchor = anchorOf(textOf(heading), taken)
      taken.add(anchor)
      anchors.set(heading, anchor)
    }
    const [first] = headings
    return { file, address: addressOf(file), title: first ? textOf(first) : file, root: { ...root, children }, anchors }
  })
}

const isPicture = (node: RootContent) =>
  node.type === 'paragraph' && node.children.every(({ type }) => type === 'image')

/** `own/README.md` is the beginning, `own/documents.md` is documents, `integrate/mcp.md` is integrate/mcp. */
function addressOf(file: string): Guide['address'] {
  const path = file
    .replace(/\.md$/, '')
    .replace(/(?:^|\/)README$/, '')
    .replace(/^own(?=\/|$)/, '')
  return `/help${path === '' || path.startsWith('/') ? path : `/${path}`}`
}

/** Where a link of one page leads: to another one, into itself, to the web; undefined where nothing is served for it. */
export function targetOf(url: string, from: Guide, guides: readonly Guide[]): string | undefined {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) return url
  if (url.startsWith('#')) return url
  const { pathname, hash } = new URL(url, `file:///${from.file}`)
  const file = decodeURIComponent(pathname).slice(1)
  const found = guides.find((guide) => guide.file === file || guide.file === `${file.replace(/\/$/, '')}/README.md`)
  return found && `${found.address}${hash}`
}
