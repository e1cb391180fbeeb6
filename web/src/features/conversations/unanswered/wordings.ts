import { QUESTION_MAX_LENGTH, WORDINGS_MAX, type UnansweredQuestion } from '../../../api/unanswered.ts'
import { texts } from './texts.ts'

const words = texts.editor.wordings

/** The wordings of a field that holds one in each line, without empty lines and without those that stand there twice. */
export const wordingsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** What is wrong with wordings, where something is: the contract would refuse them. */
export function wrongWith(wordings: readonly string[]): string | undefined {
  if (wordings.length > WORDINGS_MAX) return words.tooMany(wordings.length, WORDINGS_MAX)
  const long = wordings.find((wording) => wording.length > QUESTION_MAX_LENGTH)
  if (long !== undefined) return words.tooLong(wordings.indexOf(long) + 1, long.length, QUESTION_MAX_LENGTH)
  const bare = wordings.find((wording) => !/[\p{L}\p{N}]/u.test(wording))
  return bare === undefined ? undefined : words.noWords(bare)
}

/**
 * Those of the questions that ask for the same that may stand as other wordings of the first. What leans on something that was asked
 * before it is none by itself.
 */
export const proposedOf = ([first, ...others]: readonly Wording[]): string[] =>
  wordingsIn(
    others
      .filter(({ follows }) => follows === undefined)
      .map(({ question }) => question.replace(/\s+/g, ' '))
      .filter((question) => question.trim() !== first?.question.trim() && wrongWith([question]) === undefined)
      .join('\n'),
  ).slice(0, WORDINGS_MAX)

type Wording = Pick<UnansweredQuestion, 'question' | 'follows'>
