import type { AnswerPiece } from '../citations.ts'
import { NO_USAGE, type Material, type Writer, type Written } from '../draft.ts'
import { notFoundIn } from '../sentences.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './passages.ts'

/** Answers with sentences of the documents, word for word: what this installation does without a language model. */
export function createExtractiveWriter(): Writer {
  const readPassage = createPassageReader()
  const quotesFor = ({ standAlone, before, found }: Material) => extract(standAlone, found, readPassage, before)

  return {
    model: 'docent-extractive',
    supports: (material) => quotesFor(material).length > 0,
    async *write(material): AsyncGenerator<AnswerPiece, Written> {
      const quotes = quotesFor(material)
      if (quotes.length === 0) {
        const text = notFoundIn(material.language)
        yield { type: 'delta', text }
        return { text, sources: [], support: 'none', usage: NO_USAGE }
      }
      const sources = quotes.map((quote) => quote.passage)
      yield { type: 'sources', sources }
      let text = ''
      for (const [i, quote] of quotes.entries()) {
        const delta = `${i === 0 ? '' : ' '}${quote.text} [${i + 1}]`
        text += delta
        yield { type: 'delta', text: delta }
      }
      return { text, sources, support: 'strong', usage: NO_USAGE }
    },
  }
}
