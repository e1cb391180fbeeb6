import type { Term } from '../match/terms.ts'
import { isNamedBy } from '../rows/said.ts'
import { isFareOf } from './fares.ts'
import type { PayerKind } from './kinds.ts'
import type { Payer, Payers } from './payers.ts'
import type { Priced, PriceList } from './price-list.ts'

/** What is paid beside the price of something says nothing of it. */
const EXTRAS =
  /(?<!\p{L})(?:(?:tourist|city|visitor) (?:tax|levy)|taxes?|deposits?|breakfasts?|parking|extra beds?|kurtaxe\p{L}*|kurabgabe|kurbeitrag|gästebeitrag|ortstaxe|\p{L}*kaution|frühstück\p{L}*|parken|parkplatz|parkgebühr\p{L}*|zustellbett\p{L}*|taxe de séjour|caution|petit[- ]déjeuner|tasa turística|fianza|desayuno|taxa turística|caução|tassa di soggiorno|imposta di soggiorno|cauzione|colazione|toeristenbelasting|borg|ontbijt)(?!\p{L})/iu
/** Lists of these are not what somebody pays who just comes. */
const OTHER_THAN_ENTRY =
  /(?<!\p{L})(?:annual|season tickets?|membership\p{L}*|passes|courses?|lessons?|class(?:es)?|workshops?|part(?:y|ies)|birthday\p{L}*|menus?|caf[eé]|restaurant|jahres\p{L}*|saison\p{L}*|dauerkarten?|abos?|\p{L}*kurse?|geburtstag\p{L}*|speise\p{L}*|abonnements?|annuel\p{L}*|cours|anniversaires?|stages?|cursos?|cumpleaños|anual\p{L}*|corsi|corso|compleann[oi]|annual[ei]|abbonament[oi]|cursus\p{L}*|jaarkaart\p{L}*|verjaardag\p{L}*)(?!\p{L})/iu

/** Whether a list says all that a question names beside those who pay. */
export const saysAll = ({ priced, about }: PriceList, places: readonly number[], rest: readonly Term[]): boolean =>
  rest.every((term) =>
    isNamedBy(term, [...about, ...priced.flatMap((one) => (places.includes(one.place) ? one.about : []))]),
  )

/** Prices for groups come first, and where nothing is named, entry is meant; then what tells nothing but who pays. */
export const orderOf = (
  list: PriceList,
  places: readonly number[],
  { people }: Payers,
  rest: readonly Term[],
): number =>
  (isForGroup(list, people) ? 0 : 100) +
  (rest.length === 0 && OTHER_THAN_ENTRY.test(list.heading(places)) ? 10 : 0) +
  (list.isTable ? 0 : 1) +
  (1 - list.share)

/** Whether a list is of what is paid beside the price of something. */
export const isExtra = (list: PriceList, places: readonly number[]): boolean => EXTRAS.test(list.heading(places))

const isForGroup = ({ isSized, priced }: PriceList, people = 1): boolean =>
  isSized?.(people) === true || priced.some(({ fare }) => fare.isSized?.(people))

/** Where the prices of all of them stand, in order; undefined where one of them has none. */
export function placesOf(
  { priced, isSized }: PriceList,
  { all, people }: Payers,
  isOfEntry: boolean,
): number[] | undefined {
  if (isSized && !isSized(people ?? 1)) return undefined
  const ofGroup = people === undefined ? [] : priced.filter(({ fare }) => fare.isSized?.(people))
  if (ofGroup.length > 0) return ofGroup.map(({ place }) => place)
  // What a school class pays is not what a child does.
  if (people === undefined && all.some(({ kind }) => kind === 'group')) return undefined
  const asked = all.filter(({ kind }) => kind !== 'group' && kind !== 'family')
  // "A room for 2 people" has a price of its own, and so has what was told of before.
  if (asked.length === 0 && !isOfEntry) return undefined
  const isInGroup = isSized !== undefined
  const found = (asked.length > 0 ? asked : [ADULT]).map((payer) => {
    const faresOf = (one: Payer) => priced.filter(({ fare }) => isFareOf(fare, one, isInGroup))
    const own = faresOf(payer)
    return own.length > 0 || !paysAsAdult(payer) ? own : faresOf(asAdult(payer))
  })
  if (found.some((one) => one.length === 0)) return undefined
  return [...new Set([...found.flat(), ...sharedBy(all, priced)].map(({ place }) => place))].sort((a, b) => a - b)
}

/** Tickets for several that a family may share; those for one adult are not for two. */
function sharedBy(all: readonly Payer[], priced: readonly Priced[]): readonly Priced[] {
  const ofFamily = priced.filter(({ fare }) => fare.kinds.has('family'))
  const kinds = new Set(all.map(({ kind }) => kind))
  if (kinds.has('family')) return ofFamily
  if (!kinds.has('adult') || !kinds.has('child')) return []
  const adults = all.reduce((sum, { kind, count = 1 }) => (kind === 'adult' ? sum + count : sum), 0)
  return ofFamily.filter(({ fare }) => fare.adults === undefined || fare.adults === adults)
}

export const ADULT: Payer = { kind: 'adult' }
/** Who has no price of their own pays what an adult does. */
const paysAsAdult = ({ kind, age = 0 }: Payer): boolean =>
  AS_ADULTS.has(kind) || (kind === 'child' && age >= ALMOST_ADULT)
const AS_ADULTS: ReadonlySet<PayerKind> = new Set<PayerKind>(['senior', 'student', 'carer'])
const ALMOST_ADULT = 14
const asAdult = ({ age }: Payer): Payer => (age === undefined ? ADULT : { kind: 'adult', age })
