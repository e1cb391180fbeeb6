import type { Language } from '../../words/language.ts'
import { personWords } from '../../words/person.ts'
import { fill } from '../../words/words.ts'

/** When a person is there again, by the clock of the visitor; nothing once that is past. */
export function opensIn(language: Language, opensAt: number | undefined, now = Date.now()): string {
  if (opensAt === undefined || opensAt <= now) return ''
  // How the visitor's own country writes the time, where it speaks the language of the bubble.
  const locale = navigator.language.startsWith(language) ? navigator.language : language
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
  return fill(personWords[language].opens, { time: format.format(opensAt) })
}
