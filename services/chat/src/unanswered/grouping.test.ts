import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALIKE, COMPARED, groupQuestions } from './grouping.ts'
import { likeness, readTogether, type Asked } from './likeness.ts'

const grouped = async (...questions: string[]) =>
  (await groupQuestions(questions)).map((group) => group.map((at) => questions[at]))

test.each([
  [['Do you deliver to Norway?', 'Is delivery to Norway possible?']],
  [['Where can I park?', 'Is there parking?']],
  [['When are you open? and on Sundays?', 'Are you open on Sundays?']],
  [['Wann haben Sie geöffnet? und sonntags?', 'Haben Sie sonntags geöffnet?']],
  [['Do you deliver to Norway?', 'Do you deliver to Norway? 2', 'do you deliver to Norway ?? (3)']],
])('%j ask for the same', async (questions) => {
  expect(await grouped(...questions)).toHaveLength(1)
})

test.each([
  [['Do you serve breakfast? and on Sundays?', 'When are you open? and on Sundays?']],
  [['Sundays?', 'Is the swimming course for children also given on Sundays in winter?']],
  [['Do you sell skateboards? How much?', 'Do you deliver to Norway? How much?']],
  [['Verkaufen Sie Gutscheine? Wie viel?', 'Liefern Sie nach Norwegen? Wie viel?']],
  [['Dogs?', 'Can I bring two large dogs and a cat to the garden restaurant?']],
  [['How much?', 'How much is the delivery to Norway?']],
])('%j do not', async (questions) => {
  expect(await grouped(...questions)).toHaveLength(questions.length)
})

const TRAINING = join(import.meta.dirname, '../../../../bench/answers/training')

/** What customers of invented businesses ask, in several languages. */
function manyQuestions(): string[] {
  const files = readdirSync(TRAINING).filter((name) => name.endsWith('.json'))
  const sets = files.map((name) => JSON.parse(readFileSync(join(TRAINING, name), 'utf8')) as TrainingSet)
  return [
    ...new Set(sets.flatMap(({ conversations }) => conversations.flatMap(({ turns }) => turns.map(({ q }) => q)))),
  ]
}
interface TrainingSet {
  conversations: { turns: { q: string }[] }[]
}

/** Each question with the first members of each group. */
function groupedPlainly(questions: readonly string[]): number[][] {
  const reading = readTogether(questions)
  let step = reading.next()
  while (!step.done) step = reading.next()
  const read = step.value
  const groups: number[][] = []
  for (const [index, asked] of read.entries()) {
    let best: { group: number[]; alike: number } | undefined
    for (const group of groups) {
      const members = group.slice(0, COMPARED).map((other) => likeness(asked, read[other] as Asked))
      const alike = members.reduce((sum, value) => sum + value, 0) / members.length
      if (alike >= ALIKE && alike > (best?.alike ?? 0)) best = { group, alike }
    }
    if (best) best.group.push(index)
    else groups.push([index])
  }
  return groups
}

test('looking at those only that share a word groups hundreds of questions as looking at all of them does', async () => {
  const questions = manyQuestions().slice(0, 800)
  expect(questions.length).toBeGreaterThan(400)
  const groups = await groupQuestions(questions)
  expect(groups.length).toBeLessThan(questions.length)
  expect(groups).toEqual(groupedPlainly(questions))
})

test('nobody else waits for it: other work has its turn in between', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  await groupQuestions(manyQuestions())
  clearInterval(others)
  expect(turns).toBeGreaterThan(5)
})
