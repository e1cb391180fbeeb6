import type { Passage } from '@docent/proto'
import type { Clock } from '@docent/runtime/clock'
import type { AnswerPiece } from '../citations.ts'
import { closestOf } from '../closest.ts'
import { NO_USAGE, type Material, type Writer, type Written, type WrittenWhy } from '../draft.ts'
import { notFoundIn, notSureIn } from '../sentences.ts'
import type { Extracted } from './extract.ts'
import { extractEach } from './two-questions.ts'
import type { ReadsPassage } from './units/read.ts'

/** Answers with one piece of the documents, word for word, or one for each of two questions: what this installation does without a language model. */
export function createExtractiveWriter(read: ReadsPassage, clock?: Clock): Writer {
  return {
    model: 'docent-extractive',
    async *write({ question, earlier, found, language }: Material): AsyncGenerator<AnswerPiece, Written> {
      const all = extractEach(question, earlier, found, read, clock && { today: clock.now().getTime() })
      const [extracted] = all
      const { support, passages } = extracted
      const cited = [...new Set(all.flatMap((one) => one.passages.slice(0, 1)))]
      const sources = support === 'none' ? [] : support === 'weak' ? closestOf(passages, extracted.text) : cited
      const text =
        support === 'strong'
          ? all.map(withMark(cited)).join('\n\n')
          : support === 'weak'
            ? notSureIn(language)
            : notFoundIn(language)
      if (sources.length > 0) yield { type: 'sources', sources }
      yield { type: 'delta', text }
      return { text, sources, support, usage: NO_USAGE, why: whyOf(extracted) }
    },
  }
}

const withMark =
  (cited: readonly Passage[]) =>
  ({ text, passages: [passage] }: Extracted): string =>
    `${text} [${cited.indexOf(passage as Passage) + 1}]`

function whyOf({ held, confidence, text, comparison: { terms } }: Extracted): WrittenWhy {
  const missing = terms.filter(({ absent }) => absent).map(({ word }) => word)
  const best = text.length > 160 ? `${text.slice(0, 160)}…` : text
  return { confidence, missing, decided: decided(held, best, missing) }
}

function decided(held: Extracted['held'], best: string, missing: readonly string[]): string {
  switch (held) {
    case 'nothing':
      return 'No passage shares a word with the question.'
    case 'absent':
      return `What is asked for stands in no passage found: ${missing.map((word) => `“${word}”`).join(', ')}`
    case 'kind':
      return `The closest text has nothing of the kind that is asked for: “${best}”`
    case 'amount':
      return `The closest text names an amount of another name: “${best}”`
    case 'row':
      return `The closest text stands below what is asked for, and names something else: “${best}”`
    case 'polarity':
      return `The closest text says yes or no to another question: “${best}”`
    case 'outdated':
      return `The closest text stands in what says of itself that it is out of date: “${best}”`
    case 'over':
      return `Every day that the documents name for it is over: “${best}”`
    case 'region':
      return `The closest text says where, and whether that holds for the place asked for nobody can tell by it: “${best}”`
    case 'likelihood':
      return `Too little speaks for the closest text to be the answer: “${best}”`
    case undefined:
      return `This text answers it: “${best}”`
  }
}
