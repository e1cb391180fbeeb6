/** What ends in a full stop without ending a sentence, in the languages where that is common. */
const ABBREVIATION =
  /(?:^|[\s(„“"'])(?:\p{L}|[a-z]\.[a-z]|Dr|Mr|Mrs|Ms|Prof|Sr|Jr|St|No|Nos|Nr|Art|Abs|Abb|Fig|Figs|Eq|Sec|Ch|Vol|pp?|cf|vs|al|etc|approx|Inc|Ltd|Co|Corp|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|bzw|ca|ggf|inkl|Mio|Mrd|Std|Tel|usw|vgl|z\.\s?B|d\.\s?h|u\.\s?a|Mme|Mlle|Sra?|Dra?|núm|pág|art|т\.\s?е|т\.\s?д|г|ул|стр)\.\s*$/u
const STARTS_LOWER = /^[\s"'(]*\p{Ll}/u
const ENDS_WITH_STOP = /\.["'”’)\]]?\s*$/

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language === 'und' ? undefined : language, { granularity: 'sentence' })
    segmenters.set(language, segmenter)
  }
  return segmenter
}

/** Cuts a text into sentences; together they are the text, white space included. Abbreviations do not end one. */
export function sentencesOf(text: string, language = 'und'): string[] {
  const sentences: string[] = []
  let from = 0
  let to = 0
  for (const { segment } of segmenterFor(language).segment(text)) {
    if (to > from && !goesOn(text.slice(Math.max(from, to - LOOK_BACK), to), segment)) {
      sentences.push(text.slice(from, to))
      from = to
    }
    to += segment.length
  }
  if (to > from) sentences.push(text.slice(from, to))
  return sentences
}

/** Only the end of a long sentence is looked at: the work must grow with the text alone. */
const LOOK_BACK = 24

function goesOn(end: string, segment: string): boolean {
  if (segment.trim() === '' || end.trim() === '') return true
  if (/\n\s*$/.test(end)) return false
  return ENDS_WITH_STOP.test(end) && (ABBREVIATION.test(end) || STARTS_LOWER.test(segment))
}
