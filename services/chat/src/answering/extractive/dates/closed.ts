import { WEEKDAYS } from '../calendar/names.ts'
import type { Comparison, Told } from '../measure.ts'
import { asksIfOpen } from '../question/if-open.ts'
import { has, hasMoney } from '../question/values.ts'
import { daysAsked } from './asked.ts'
import { liesBetween } from './between.ts'
import { saidOfDay } from './said-of-day.ts'

/** That something is closed, or the holidays of a business; those of schools and of guests close nothing. */
const CLOSED =
  /(?<!\p{L})(?:closed|shut|geschlossen|(?:bleibt|bleiben|ist|sind|haben|hat)(?=\s(?:[^.!?]{0,40}\s)?zu\s*(?:[.!?]|$))|(?:betriebs|praxis|werks|laden|geschäfts|winter|sommer)?(?:ferien|urlaub|pause|ruhe)(?=\s*(?:$|\p{N}|[:(]|vom|von|ab|(?:ist|sind) vom))|fermée?s?|fermetures?|congés(?: annuels)?|en vacances|cerrad[oa]s?|cierre|vacaciones|fechad[oa]s?|encerrad[oa]s?|encerramento|férias|chius[oaie]|chiusura|ferie|gesloten|vakantie|kapalı(?:dır|yız)?|(?:company |annual |our )?holidays?(?=\s*(?:$|\p{N}|[:(]|from)))(?!\p{L})/iu
const EVERY_CLOSED = new RegExp(CLOSED, 'giu')
/** "Open for emergencies only" is closed to everybody else. */
const IN_NEED_ONLY =
  /(?<!\p{L})(?:(?:for )?emergenc(?:y|ies)(?: \p{L}+)? only|only (?:\p{L}+ ){0,2}emergenc(?:y|ies)|nur (?:\p{L}+ ){0,2}notf[aä]ll\p{L}*|(?:by appointment|after arrangement) only|only by appointment|nur (?:\p{L}+ ){0,2}(?:vereinbarung|termin)|(?:pour les )?urgences (?:seulement|uniquement)|s[oó]lo (?:\p{L}+ )?(?:urgencias|urgenze|emergenze)|só (?:\p{L}+ )?(?:urgências|emergências)|alleen (?:\p{L}+ )?spoed\p{L}*)(?!\p{L})/iu
const shuts = (text: string) => CLOSED.test(text) || IN_NEED_ONLY.test(text)
/** "On Mondays", and not "Monday 24 December". */
const WEEKLY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WEEKDAYS})(?![\\p{L}\\p{M}])(?![\\s,.]{0,3}(?:(?:den|the|le|el|il) )?\\p{N})`,
  'iu',
)
const DENIES = /(?<!\p{L})(?:never|not|no|nie|nicht|kein\p{L}*|ne|pas|jamais|nunca|non|mai|niet|nooit|geen)(?!\p{L})/iu
const OPENS = /(?<!\p{L})(?:open|offen|geöffnet|ouverts?|abierto|aberto|aperto|geopend)(?!\p{L})/iu

/**
 * That it is closed on the days somebody asks for, where a line names the days, or the months, between which it is: "Closed from 24 December to
 * 6 January" to "Are you open on the 27th of December?", "From November to March we are closed" to "Are you open in winter?". Undefined
 * where no such days are asked for or lie between.
 *
 * @param today milliseconds since 1970
 */
export function closedOn(comparison: Comparison, today: number): Told | undefined {
  const { text: asked } = comparison.question
  const days = asksIfOpen(asked) ? daysAsked(asked, today) : undefined
  return (
    days &&
    saidOfDay(comparison, (text, said, above) => {
      if (!isClosing(text, said)) return undefined
      const clause = text.split(CLAUSES).find((one) => shuts(`${above}\n${one}`) && liesBetween(one, days))
      return clause?.replace(EVERY_CLOSED, ' ').replace(IN_NEED_ONLY, ' ').replace(OPENS, ' ')
    })
  )
}

/** Not behind the point of "24. December". */
const CLAUSES = /[,;]\s|(?<!\p{N})[.!?]\s/u

/** "Closed from 4 pm": open before. */
const AN_HOUR =
  /\p{N}\s?(?:uhr|h(?!\p{L})|[ap]\.?\s?m(?!\p{L}))|\p{N}:\p{N}{2}|(?<![\p{N}.])\p{N}{1,2}\.\p{N}{2}(?![\p{N}.])/iu

/** Once, not every week, the whole day, and for no price. */
const isClosing = (text: string, said: string): boolean =>
  shuts(said) &&
  !AN_HOUR.test(text) &&
  (text.match(EVERY_CLOSED)?.length ?? 0) < 2 &&
  ![...(IN_NEED_ONLY.test(text) ? [] : [OPENS]), DENIES, WEEKLY].some((one) => one.test(text)) &&
  !has('percent', text) &&
  !hasMoney(text)
