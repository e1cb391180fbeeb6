import type { Passage } from '@docent/proto'
import { z } from 'zod'

/** A passage as assistants get it: what it says, and where a person finds it. */
export const foundPassage = {
  document: z.string().describe('title of the document'),
  documentId: z.string(),
  page: z.number().nullable().describe('null where the document has no pages'),
  headings: z.array(z.string()).describe('under which it stands, outermost first'),
  text: z.string(),
}

export const searchResult = {
  passages: z.array(z.object({ ...foundPassage, score: z.number().describe('comparable within one result only') })),
}

export const askResult = {
  answer: z.string().describe('markdown; [n] cites the citation of that number'),
  support: z
    .enum(['strong', 'weak', 'none'])
    .describe(
      'strong: the documents say it; weak: they come near but do not say it; none: they are about something else',
    ),
  citations: z.array(z.object({ number: z.number(), ...foundPassage })),
}

export const widgetsResult = {
  widgets: z.array(
    z.object({ id: z.string(), name: z.string(), documents: z.number().describe('how many it answers from') }),
  ),
}

export const foundIn = ({ title, documentId, page, headings, text }: Passage) => ({
  document: title,
  documentId,
  page,
  headings,
  text,
})

/** Where a passage stands, in a line. */
export function placeOf({ title, page, headings }: Passage): string {
  return [title, page === null ? '' : `page ${page}`, headings.join(' › ')].filter((part) => part !== '').join(', ')
}

/** Passages for assistants that read text only. */
export function told(passages: readonly Passage[]): string {
  return passages.map((one, index) => `[${index + 1}] ${placeOf(one)}\n${one.text}`).join('\n\n')
}
