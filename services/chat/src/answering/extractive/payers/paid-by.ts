import type { Comparison, Told } from '../measure.ts'
import { asksPrice, isOfSome, mayAskPrice, restOf } from './asks.ts'
import { payersIn, type Payers } from './payers.ts'
import { ADULT, isExtra, orderOf, placesOf, saysAll } from './places.ts'
import { proseOf } from './prose.ts'
import { tablesOf } from './tables.ts'

/**
 * What each of those pays for whom a price is asked: "2 adults and a 5 year old", "my gran is 70", "we are 12". Every one of them needs a
 * price of their own in one list, and nothing else of the question may be left that this list does not say.
 */
export function paidBy(comparison: Comparison): Told | undefined {
  const { question } = comparison
  if (!mayAskPrice(question)) return undefined
  const payers = compared(payersIn(question.text), question)
  if (!payers || !isOfSome(payers)) return undefined
  const rest = restOf(comparison)
  if (!asksPrice(question, payers, rest)) return undefined
  const isLeaning = question.lean !== 'not'
  const isOfEntry = rest.length === 0 && !isLeaning
  const [best] = [...tablesOf(comparison), ...proseOf(comparison)]
    .filter(({ isTold }) => !isLeaning || isTold || payers.people !== undefined)
    .flatMap((list) => {
      const places = placesOf(list, payers, isOfEntry)
      const isTheirs = places && saysAll(list, places, rest) && (rest.length > 0 || !isExtra(list, places))
      return isTheirs ? [{ list, places, order: orderOf(list, places, payers, rest) }] : []
    })
    .toSorted((a, b) => a.order - b.order || a.list.rank - b.list.rank)
  return best?.list.tell(best.places)
}

/** "Is a family ticket cheaper?" is told with what it is cheaper than; of all else, the cheapest is found elsewhere. */
function compared(payers: Payers, { superlative }: Comparison['question']): Payers | undefined {
  if (!superlative) return payers
  const isOfFamily = superlative.isComparative && payers.all.some(({ kind }) => kind === 'family')
  return isOfFamily ? { all: [ADULT, { kind: 'child' }, { kind: 'family' }] } : undefined
}
