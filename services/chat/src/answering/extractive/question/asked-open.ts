import { MONTHS, WEEKDAYS } from '../calendar/names.ts'
import { words } from '@docent/runtime/text'
import { namesDay } from '../hours/lines.ts'
import { isBeside } from './beside.ts'
import { asksIfOpen, saysIfOpen } from './if-open.ts'

const MARKED =
  "\\p{N}{1,2}(?:[:.]\\p{N}{2})?\\s?(?:[ap]\\.?\\s?m\\.?(?!\\p{L})|uhr(?!\\p{L})|o['’]?clock|heures?(?!\\p{L})|uur(?!\\p{L})|h(?:\\p{N}{2})?(?!\\p{L}))|\\p{N}{1,2}:\\p{N}{2}"
const NAMED =
  '(?:noon|midday|midnight|lunch ?time|mittags?|mitternacht|midi|minuit|mediod[ií]a|medianoche|meio-dia|meia-noite|mezzogiorno|mezzanotte)(?!\\p{L})'
/** A figure by itself, which is no day of a month and counts nothing. */
const BARE = `\\p{N}{1,2}(?:[:.]\\p{N}{2})?(?![\\p{N}%€$£]|[.,]\\p{N}|\\s?(?:st|nd|rd|th|\\.)|\\s(?:of |de )?(?:${MONTHS})|\\s(?!(?:on|am|le|el|il|op|em|an|in|${WEEKDAYS}|today|tomorrow|heute|morgen|auf|offen|open)(?!\\p{L}))\\p{L})`
const AT =
  "(?:at|around|about|before|after|past|by|until|till|um|gegen|vor|nach|bis|ab|à|vers|avant|après|jusqu['’]à|a las?|antes de las?|después de las?|hasta las?|às|antes das|depois das|até às|alle|prima delle|dopo le|fino alle|om|rond|voor|na|tot)"
const STILL = '(?:still|already|noch|schon|encore|déjà|todavía|ainda|ancora|nog)\\s'
const HOUR = new RegExp(
  `\\s(?:${STILL})?(?:${AT}\\s(?:${MARKED}|${NAMED})|(?:at|around|after|before|past|um|gegen|nach|vor|à|vers|après|avant|a las?|às|alle|om|rond)\\s${BARE}|${MARKED})`,
  'iu',
)
/** Somebody who comes for the night asks when the doors are locked, and not when a shop is open. */
const OF_A_STAY =
  /(?<!\p{L})(?:arrive|stay|check|anreisen|übernachten|arriver|séjourner|llegar|alojar\p{L}*|chegar|ficar|arrivare|soggiornare|verblijven|overnachten)(?!\p{L})/iu

/** How each language asks whether it is open, by how it asks whether one may come. */
const OPEN: readonly (readonly [mayCome: RegExp, isOpen: string])[] = [
  [/^(?:can|could|may) (?:i|we)(?!\p{L})/iu, 'are you open'],
  [/^(?:kann|können|könnten?|darf|dürfen) (?:ich|wir|man)(?!\p{L})/iu, 'habt ihr geöffnet'],
  [/^(?:puis-je|peut-on|pouvons-nous|(?:je|on) peu[xt])(?!\p{L})/iu, 'êtes-vous ouverts'],
  [/^(?:puedo|podemos|se puede)(?!\p{L})/iu, 'está abierto'],
  [/^(?:posso|possiamo|si può)(?!\p{L})/iu, 'siete aperti'],
  [/^(?:kan|kunnen|mag|mogen) (?:ik|we|wij)(?!\p{L})/iu, 'zijn jullie open'],
]
const COMES_BY = /^(?:by|in|over|round|along|around|drop|stop|pop|vorbei)$/iu

/** "Can I come by on Wednesday?" asks whether it is open then, where it says nothing else. */
function withOpen(question: string, isAtHour: boolean): string | undefined {
  const asked = question.trim()
  const [mayCome, isOpen] = OPEN.find(([one]) => one.test(asked)) ?? []
  if (!mayCome || !(isAtHour || namesDay(asked))) return undefined
  const rest = asked.replace(mayCome, '').split(/\s+/u)
  const day = rest.filter((word) => !saysIfOpen(bare(word)) && !COMES_BY.test(bare(word)))
  const others = words(day.join(' ')).filter((word) => !isBeside(word) && !namesDay(word))
  return others.length === 0 && day.length < rest.length ? `${isOpen}${day.join(' ')}` : undefined
}
const bare = (word: string) => word.replace(/[?!.,]+$/u, '')

/**
 * A question whether somebody is there at some hour of a day, as one whether it is open: "are you open on Monday at 7 pm" and "can I come by on
 * Monday" are answered by the hours of that day. Undefined where it is asked like that already, or something else is.
 */
export function asAskedOpen(question: string): string | undefined {
  if (!asksIfOpen(question) || OF_A_STAY.test(question)) return undefined
  const rest = question.replace(HOUR, '')
  const isAtHour = rest !== question
  return withOpen(rest, isAtHour) ?? (isAtHour ? rest : undefined)
}
