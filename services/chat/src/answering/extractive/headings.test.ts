import { expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import { sentencesOf } from './sentences.ts'

const rules = foundPassage(
  'Platzordnung',
  '§ 2 Fahren\nSchrittgeschwindigkeit. E-Scooter sind nicht erlaubt.\n\n' +
    '§ 3 Feuer und Grillen\nGasgrills sind erlaubt. Offenes Feuer ist verboten, Feuerschalen auch.\n\n' +
    'Browser buttons\nFor Chrome, Edge and Firefox.',
  { language: 'de' },
)

test.each([
  ['und eine Feuerschale?', '§ 3 Feuer und Grillen: Offenes Feuer ist verboten, Feuerschalen auch.'],
  ['Welche browser buttons gibt es?', 'Browser buttons: For Chrome, Edge and Firefox.'],
])('what stands below a heading is told with it, and no heading alone: %s', (question, said) => {
  expect(saidOf(question, [rules], [{ question: 'Darf man grillen?', answer: 'Gasgrills sind erlaubt. [1]' }])).toBe(
    said,
  )
})

test.each([
  ['closed, except Good Friday 10 – 16. Between the years we are closed.', 2],
  ['Geöffnet 9–17. Montags geschlossen.', 2],
  ['Vom 10. – 16. Dezember geschlossen.', 1],
  ['Am 16. Dezember geschlossen.', 1],
])('%j has as many sentences as its reader sees', (text, count) => expect(sentencesOf(text)).toHaveLength(count))
