import { expect, test } from '@jest/globals'
import { corrected } from './correction.ts'

test.each([
  ['no I meant gold', 'and gold'],
  ['No, I meant the gold one', 'and the gold one'],
  ['not silver, gold', 'and gold'],
  ['nicht Classic, sondern Premium', 'und Premium'],
  ['nein, ich meinte das Premium', 'und das Premium'],
  ['pas le petit, le grand', 'et le grand'],
  ['no, quería decir el grande', 'y el grande'],
  ['nee, ik bedoelde de grote', 'en de grote'],
])('who was understood wrongly goes on with what was meant: %s', (said, meant) => {
  expect(corrected(said)?.question).toBe(meant)
})

test.each([
  'is it not included?',
  'no dogs, right?',
  'not sure, what would you recommend for a family of four with a tent?',
  'Was meinen Sie mit Endreinigung?',
  'no',
  'I mean how do I cancel?',
  'ich meine es ernst',
  'ich wollte mit EC-Karte bezahlen',
])('anything else stays as it is: %s', (said) => {
  expect(corrected(said)).toBeUndefined()
})

test('a long word is read once, however it might be taken apart', () => {
  expect(corrected(`not silver, ${'a'.repeat(100)}(`)).toBeUndefined()
  expect(corrected(`not silver, ${'a'.repeat(4000)}(`)).toBeUndefined()
})
