import type { Found } from '../src/retrieval/retrieve.ts'

export interface PassageParts {
  headings?: string[]
  /** Of a table that stands at its end, the names of its columns first. */
  rows?: readonly (readonly string[])[]
  language?: string
  /** Its place in the document. */
  index?: number
}

/** A passage that was found for a question, and has most of its words. */
export function foundPassage(
  title: string,
  text: string,
  { headings = [], rows = [], language, index = 0 }: PassageParts = {},
): Found {
  const body = rows.map((cells) => cells.join('\t')).join('\n')
  const [heads = [], ...others] = rows.map((cells) => [...cells])
  return {
    passage: {
      documentId: title,
      chunkId: `${title}:${index}`,
      title,
      page: null,
      headings,
      text: text + body,
      score: 5,
      ...(language !== undefined && { language }),
      ...(rows.length > 0 && { tables: [{ from: text.length, to: text.length + body.length, heads, rows: others }] }),
    },
    dense: null,
    lexical: 9,
  }
}
