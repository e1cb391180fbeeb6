import { counted } from '../format/count.ts'

/** What is said about golden questions wherever they show. */
export const texts = {
  keep: 'Keep as golden question',
  kept: 'Kept as golden question',
  keptText: (fact: string) => `Its fact is “${fact}”. Shorten it under Conversations, Golden questions.`,
  notKept: 'This was not kept',
  before: 'Before',
  after: 'Then',
  now: 'Now',
  fact: 'Must come',
  comes: 'Comes',
  missing: 'Does not come',
  checking: (done: number, all: number) =>
    `Asking ${counted(all, 'golden question')} as it would be: ${done} of ${all}`,
  breaks: (count: number) => (count === 1 ? '1 golden question would break' : `${count} golden questions would break`),
  mends: (count: number) =>
    count === 1 ? '1 golden question would come again' : `${count} golden questions would come again`,
  others: (count: number) =>
    count === 1
      ? '1 golden question would be answered in other words'
      : `${count} golden questions would be answered in other words`,
  none: (count: number) =>
    count === 1 ? 'Your golden question stays as it is' : `All ${count} golden questions stay as they are`,
  failed: 'The golden questions could not be asked',
  again: 'Ask Again',
}
