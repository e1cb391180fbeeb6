import type { Analytics } from '../../api/analytics.ts'
import { texts } from './texts.ts'

const words = texts.export
const text = (value: number) => String(value)

/** Every day of the period. */
export const daysTable = ({ days }: Analytics): string[][] => [
  words.daysHeads,
  ...days.map((day) => [
    day.day,
    ...[
      day.questions,
      day.answered,
      day.unsure,
      day.notFound,
      day.smallTalk,
      day.helpful,
      day.notHelpful,
      day.promptTokens,
      day.completionTokens,
    ].map(text),
    day.dollars.toFixed(6),
  ]),
]

export const questionsTable = ({ questions }: Analytics, asked: readonly (string | undefined)[]): string[][] => [
  words.questionsHeads,
  ...questions.map((one, index) => [asked[index] ?? '', text(one.asked), text(one.answered)]),
]

/** Those that were needed, and those that were not. */
export const documentsTable = ({ documents, unused }: Analytics): string[][] => [
  words.documentsHeads,
  ...documents.map(({ title, answers }) => [title ?? texts.documents.deleted, text(answers), '']),
  ...unused.documents.map(({ title, since }) => [title, '0', since.slice(0, 10)]),
]
