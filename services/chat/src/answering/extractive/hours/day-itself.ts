import { fold, words } from '@docent/runtime/text'
import type { Guard } from '../measure.ts'
import { beginsWithDay, hoursIn, namesDay } from './lines.ts'

const daysIn = (text: string) =>
  words(text)
    .filter(namesDay)
    .map((day) => fold(day).replace(/s$/u, ''))
/** What stands before the first figure: "Monday to Friday". */
const nameOf = (line: string) => line.split(/[:：]|\s\p{N}/u)[0] ?? ''

/** "Wednesday: 8.30 - 12.00" holds on Wednesdays, whatever "Monday to Friday" says a line above. */
export const isOfDayItself: Guard = ({ question, readings }) => {
  const asked = new Set(question.kind === 'clock' || question.kind === 'yes-no' ? daysIn(question.text) : [])
  if (asked.size === 0) return () => true
  const isOfIt = (line: string) => daysIn(nameOf(line)).some((day) => asked.has(day))
  const others = new Set(
    readings.flatMap((reading) =>
      hoursIn(reading).flatMap(({ lines }) =>
        lines.some(isOfIt) ? lines.filter((line) => beginsWithDay(line) && !isOfIt(line)) : [],
      ),
    ),
  )
  return ({ unit: { text } }) => !others.has(text)
}
