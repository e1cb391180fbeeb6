import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const terms = foundPassage(
  'Anreise zum Camping',
  'Anreise\nAnreise ab 13 Uhr, eine frühere Anreise kostet 10 €.\n\n' +
    'Bezahlen\nStornierung: bis 30 Tage vorher kostenlos, später 90 %.\n\nFrühstück\nFrühstück gibt es ab 8 Uhr.',
  { language: 'de', headings: ['Anreise zum Camping'] },
)
const hire = foundPassage(
  'Terms',
  '8. Bikes are returned by half an hour before the shop closes. Late returns cost £10 per started hour.\n' +
    '9. Cancellation of a hire: free up to 48 hours before the start; later, the whole price.',
  { language: 'en' },
)

describe('another time than the one that was told', () => {
  test('is asked of what was told, and of no cancellation', () => {
    const breakfast = [{ question: 'Ab wann gibt es Frühstück?', answer: 'Frühstück gibt es ab 8 Uhr. [1]' }]
    expect(saidOf('geht auch früher?', [terms], breakfast)).not.toMatch(/Stornierung|Anreise/)
  })

  test('is told where something is said of it', () => {
    const arrival = [{ question: 'Wann ist Anreise?', answer: 'Anreise ab 13 Uhr. [1]' }]
    expect(saidOf('geht auch früher?', [terms], arrival)).not.toMatch(/Stornierung/)
  })

  test('is no lateness', () => {
    expect(saidOf('what if I am late?', [hire])).toMatch(/Late returns cost £10/)
  })
})

test('what may be done tells no time, for all that May is a month', () => {
  const rule = foundPassage('Terms', 'Hire bikes may be taken anywhere in Great Britain, not abroad.', {
    language: 'en',
  })
  expect(saidOf('what time do I have to bring back the hire bike?', [rule])).toBe('')
})

describe('the two ends of a stay', () => {
  const inn = foundPassage('Inn', 'Arrival\nCheck-in from 3 pm.\n\nDeparture\nCheck-out by 11 am.', { language: 'en' })
  const hotel = foundPassage('Hotel', 'Kommen\nCheck-in ab 15 Uhr.\n\nGehen\nCheck-out bis 11 Uhr.', { language: 'de' })

  test.each([
    ['When is check-out?', inn, /11 am/],
    ['what time is checkout', inn, /11 am/],
    ['When is check-in?', inn, /3 pm/],
    ['Wann ist Check-out?', hotel, /11 Uhr/],
    ['Ab wann ist Check-in?', hotel, /15 Uhr/],
  ])('are told apart: %s', (question, passage, said) => expect(saidOf(question, [passage])).toMatch(said))
})
