import { expect, test } from '@jest/globals'
import { groupQuestions } from './grouping.ts'

const grouped = (...questions: string[]) => groupQuestions(questions).map((group) => group.map((at) => questions[at]))

test.each([
  [['Do you deliver to Norway?', 'Is delivery to Norway possible?']],
  [['Where can I park?', 'Is there parking?']],
  [['When are you open? and on Sundays?', 'Are you open on Sundays?']],
  [['Wann haben Sie geöffnet? und sonntags?', 'Haben Sie sonntags geöffnet?']],
  [['Do you deliver to Norway?', 'Do you deliver to Norway? 2', 'do you deliver to Norway ?? (3)']],
])('%j ask for the same', (questions) => {
  expect(grouped(...questions)).toHaveLength(1)
})

test.each([
  [['Do you serve breakfast? and on Sundays?', 'When are you open? and on Sundays?']],
  [['Sundays?', 'Is the swimming course for children also given on Sundays in winter?']],
  [['Do you sell skateboards? How much?', 'Do you deliver to Norway? How much?']],
  [['Verkaufen Sie Gutscheine? Wie viel?', 'Liefern Sie nach Norwegen? Wie viel?']],
  [['Dogs?', 'Can I bring two large dogs and a cat to the garden restaurant?']],
  [['How much?', 'How much is the delivery to Norway?']],
])('%j do not', (questions) => {
  expect(grouped(...questions)).toHaveLength(questions.length)
})
