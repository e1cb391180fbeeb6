import { expect, test } from '@jest/globals'
import { notFoundIn, notSureIn, spoken } from '../../../services/chat/src/answering/sentences.ts'
import { notGuessed, notGuessedAfter } from './not-guessed.ts'

const own = { de: { notGuessed: 'Fragen Sie im Laden.' } }

test('every language that a reply can be in has the line after its refusal, as the server says it', () => {
  expect(Object.keys(notGuessedAfter).toSorted()).toEqual([...spoken].toSorted())
  for (const language of spoken) {
    const [refusal, line] = notGuessedAfter[language]
    expect(refusal).toBe(notFoundIn(language))
    expect(notGuessed(refusal, { own: undefined })).toBe(line)
  }
})

test('the line is in the language of the reply, in the owner’s words where there are some in it', () => {
  expect(notGuessed(notFoundIn('de'), { own })).toBe('Fragen Sie im Laden.')
  expect(notGuessed(notFoundIn('en'), { own })).toBe('I would rather not guess. Try other words, or ask us directly.')
})

test.each(['', notSureIn('en'), 'A bicycle costs 40 euros [1].', 'Nobody is there right now.'])(
  'nothing is added to %j',
  (reply) => {
    expect(notGuessed(reply, { own })).toBeUndefined()
  },
)
