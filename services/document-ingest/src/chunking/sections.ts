import type { Block } from '../extraction/blocks.ts'

/** Blocks under one heading path, on one page. */
export interface Section {
  path: string[]
  page: number | null
  blocks: Block[]
}

/** Heading levels may be skipped; a path that is deeper than this says nothing more. */
const PATH_MAX = 6
/** What is longer is a paragraph in the clothes of a heading. */
const HEADING_MAX = 160

/**
 * Groups blocks by heading path and page. A heading with nothing under it becomes text of its parent: it may be all that
 * a slide says.
 */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  const open: { level: number; text: string; page: number | null; used: boolean }[] = []
  const path = () => open.map((one) => one.text).slice(-PATH_MAX)

  const close = (level: number) => {
    while (open.length > 0 && (open.at(-1) as { level: number }).level >= level) {
      const heading = open.pop() as (typeof open)[number]
      if (!heading.used) add({ kind: 'paragraph', text: heading.text, page: heading.page })
    }
  }
  const add = (block: Block) => {
    for (const heading of open) heading.used = true
    const last = sections.at(-1)
    const here = path()
    if (last && last.page === block.page && samePath(last.path, here)) last.blocks.push(block)
    else sections.push({ path: here, page: block.page, blocks: [block] })
  }

  for (const block of blocks) {
    if (block.kind !== 'heading') add(block)
    else {
      close(block.level)
      const { level, text, page } = block
      if (text.length > HEADING_MAX) add({ kind: 'paragraph', text, page })
      else if (text !== '') open.push({ level, text, page, used: false })
    }
  }
  close(0)
  return sections
}

export function samePath(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}

/** What both paths begin with. */
export function commonPath(a: readonly string[], b: readonly string[]): string[] {
  const length = a.findIndex((one, index) => one !== b[index])
  return length === -1 ? [...a] : a.slice(0, length)
}
