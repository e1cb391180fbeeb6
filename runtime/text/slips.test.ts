import { expect, test } from '@jest/globals'
import { analyzeQuestion } from './question.ts'
import { slipsOf } from './slips.ts'
import { stem } from './stem.ts'
import { termId } from './terms.ts'

/** What `slipsOf` tells by numbers alone, written out. */
function writtenOut(word: string): string[] {
  return [...word].flatMap((here, at) => {
    const [before, behind] = [word.slice(0, at), word.slice(at + 1)]
    const swapped = behind === '' ? [] : [before + behind.charAt(0) + here + behind.slice(1)]
    const all = (from: string, rest: string) => [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => from + letter + rest)
    const gone = at > 0 && word.length > 5 ? [before + behind, ...all(before, behind)] : []
    return [...swapped, ...all(before + here, behind), ...gone]
  })
}

test.each(['apply', 'bookings', 'refnud', 'aaaaaa', 'cancellations', 'abcdefghijklmnopqrst'])(
  'the slips of "%s" and of its stem are its own letters, one missing, too much, wrong or in another place',
  (word) => {
    const root = stem(word, 'en')
    const all = [...writtenOut(word), ...(root === word ? [] : writtenOut(root))].map((one) => termId(one))
    expect([...slipsOf(word, 'en')]).toEqual(all.filter((term) => term !== termId(word)))
  },
)

test.each(['bike', 'e0215', 'straße', 'abcdefghijklmnopqrstu'])('"%s" has none', (word) => {
  expect(slipsOf(word, 'en')).toHaveLength(0)
})

test('they are told once for a word, whatever else is asked with it', () => {
  const slipsIn = (question: string) => analyzeQuestion(question).words.at(-1)?.slips()
  const short = slipsIn('what is the refnud')
  expect(short?.length).toBeGreaterThan(100)
  expect(slipsIn('what is the price of the delivery, the weight of the parcel and the refnud')).toBe(short)
})
