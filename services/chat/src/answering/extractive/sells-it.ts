import { AS_IT_STANDS, worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'
import { isBeside } from './question/beside.ts'
import { hasMoney } from './question/values.ts'
import { excludes } from './units/facts.ts'

const ASKS =
  /^(?:do|can|could) (?:you|i|we) (?:also |still )?(?:sell|stock|buy|get)(?!\p{L})|^(?:verkauft|verkaufen|habt|haben|gibt) (?:ihr|sie|es)(?!\p{L})|^(?:vendez-vous|avez-vous|est-ce que vous vendez)(?!\p{L})|^(?:vend[eé]is|venden|tenéis|tienen)(?!\p{L})|^(?:vendem|têm)(?!\p{L})|^(?:vendete|avete)(?!\p{L})|^(?:verkopen|verkoopt|hebben) (?:jullie|u)(?!\p{L})/iu
const SELLING =
  /^(?:sell|stock|buy|get|verkauft|verkaufen|habt|haben|gibt|vendez|vendeis|venden|vendem|vendete|verkopen|verkoopt|hebben)$/u

/** "Do you sell tape?" is answered by a price of tape. */
export function sellsIt(
  { unit, features }: Candidate,
  { kind, text }: Comparison['question'],
  terms: readonly Term[],
): boolean {
  if (kind !== 'yes-no' || !ASKS.test(text.trim()) || features.old > 0) return false
  if (!hasMoney(unit.text) || excludes(unit.text)) return false
  const things = terms.filter(({ word }) => !isBeside(word) && !SELLING.test(word))
  return things.length > 0 && things.every((term) => worthIn(term, unit.own) >= AS_IT_STANDS)
}
