import { analyzeQuestion, type Question, type QuestionWord } from '../../text/index.ts'

/** A word of a question with the terms that it may be misspelled for. */
export type AskedWord = Omit<QuestionWord, 'slips'> & { slips: Uint32Array }

/**
 * A question as it goes over to the reader. It is taken apart on this side, where whoever writes answers has read the lists of words
 * anyway: the reader's thread would read them all once more, which takes longer than everything else of its start.
 */
export type Asked = Omit<Question, 'words'> & { words: readonly AskedWord[] }

export function askedOf(text: string): Asked {
  const { words, terms } = analyzeQuestion(text)
  return { terms, words: words.map(({ slips, ...word }) => ({ ...word, slips: slips() })) }
}
