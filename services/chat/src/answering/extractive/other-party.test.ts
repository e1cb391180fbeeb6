import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const terms = foundPassage(
  'Terms',
  'If we cancel a trip, you choose between another date and your money back. If you cancel more than 9 days before, we return all of it. ' +
    'Trips leave from the north pier.',
)
const agb = foundPassage(
  'AGB',
  'Wenn wir eine Fahrt absagen, bekommen Sie einen anderen Termin oder Ihr Geld. Wenn Sie eine Fahrt absagen, behalten wir 20 % ein.',
  { language: 'de' },
)

describe('who does it', () => {
  test.each([
    ['How can I cancel?', 'If you cancel'],
    ['I want to cancel my trip', 'If you cancel'],
    ['What happens if you cancel the trip?', 'If we cancel'],
  ])('decides what holds: %s', (question, begins) => {
    expect(saidOf(question, [terms])?.startsWith(begins)).toBe(true)
  })

  test.each([
    ['Was passiert, wenn ich die Fahrt absage?', 'Wenn Sie eine Fahrt absagen'],
    ['Was passiert, wenn ihr die Fahrt absagt?', 'Wenn wir eine Fahrt absagen'],
  ])('decides it in German, too: %s', (question, begins) => {
    expect(saidOf(question, [agb])?.startsWith(begins)).toBe(true)
  })
})
