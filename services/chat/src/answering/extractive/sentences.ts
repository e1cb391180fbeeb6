/** A sentence as it stands in its passage. */
export interface Sentence {
  text: string
  /** Position in the passage, from 0. */
  index: number
}

const segmenters = new Map<string, Intl.Segmenter>()
const LONGEST_SENTENCE = 600
/** "Dr." or "e.g." or an initial ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|[a-z]\.[a-z]|Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|etc|approx|Inc|Ltd|Co|Corp|No|Fig|Art|bzw|ca|z\.\s?B|Nr|Abs)\.$/u

/** The sentences of a text in order, as they are written. Lines are kept apart: they are headings, items or cells. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  for (const block of text.split(/\n+/)) {
    let open = ''
    for (const { segment } of segmenter().segment(block)) {
      open += segment
      if (ABBREVIATION.test(open.trimEnd()) && open.length < LONGEST_SENTENCE) continue
      add(found, open)
      open = ''
    }
    add(found, open)
  }
  return found
}

function add(found: Sentence[], text: string): void {
  const trimmed = text.trim()
  if (trimmed) found.push({ text: trimmed, index: found.length })
}

function segmenter(): Intl.Segmenter {
  let made = segmenters.get('en')
  if (!made) segmenters.set('en', (made = new Intl.Segmenter('en', { granularity: 'sentence' })))
  return made
}
