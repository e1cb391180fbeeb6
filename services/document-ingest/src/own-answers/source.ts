import { OWN_ANSWERS_TITLE, type RouteBody, type saveOwnAnswer } from '@docent/proto/http'
import type { WholeSource } from '../uploads/source.ts'

/** Signs that would make something else of a line of words. */
const SIGNS = /[\\`*_{}[\]()#+!|<>~&-]/g

/** An answer as a document of its own: the question is its heading, so that it is found by the words of both. */
export function sourceOfAnswer({
  question,
  otherWordings = [],
  answer,
  replaces,
  widgetIds,
}: RouteBody<typeof saveOwnAnswer>): WholeSource {
  const line = inOneLine(question)
  const others = new Set(otherWordings.map(inOneLine).filter((wording) => wording !== line))
  const heading = line.replace(SIGNS, (sign) => `\\${sign}`)
  return {
    fileName: OWN_ANSWERS_TITLE,
    kind: 'markdown',
    mediaType: 'text/markdown',
    sourceUrl: null,
    bytes: Buffer.from(`# ${heading}\n\n${answer}\n`),
    replaces,
    answer: {
      question: line,
      ...(others.size > 0 && { otherWordings: [...others] }),
      text: answer,
      ...(replaces !== undefined && { replaces }),
      ...(widgetIds && { widgetIds: [...new Set(widgetIds)] }),
    },
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')
