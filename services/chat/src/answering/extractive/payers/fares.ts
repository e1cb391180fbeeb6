import { NUMBER, numberOf } from '../steps/amounts.ts'
import { spanIn } from '../units/spans.ts'
import { kindsNamed, type PayerKind } from './kinds.ts'
import type { Payer } from './payers.ts'

/** Of whom a name of a price list says that a price is theirs: "Child (3–15 years)", "Groups of 10 or more", "Senior 65+". */
export interface Fare {
  kinds: ReadonlySet<PayerKind>
  /** Whether it holds at an age; undefined where it says nothing of ages. */
  isAged: ((age: number) => boolean) | undefined
  /** How many adults share it, where it is one for several; undefined where that is not said. */
  adults: number | undefined
  /** Whether it holds for so many people; undefined where it says nothing of that. */
  isSized: ((people: number) => boolean) | undefined
}

/** "(2 adults, 2 children)" says who may share a ticket, and not whose the ticket is. */
const BRACKETS = /\([^()]*\)/gu
const BARE_AGE = /(?<![\p{N}.,])\p{N}{1,2}\s?(?:\+|(?:-|–|—)\s?\p{N}{1,2}(?![\p{N}:.,]))/u
/** What one more costs than a ticket says is nobody's price alone. */
const FURTHER =
  /(?<!\p{L})(?:extra|additional|(?:each|any|every) further|further|weitere[nrs]?|zusätzliche[nrs]?|de plus|supplémentaires?|adicional(?:es)?|adicionais|in più|aggiuntiv[oie])(?!\p{L})/iu
/** "Under 3", "ab 16", and nothing that is counted behind it: "bis 39 Kartons". */
const AGED =
  /years?(?!\p{L})|yrs?(?!\p{L})|(?<!\p{L})ages?d?(?!\p{L})|jahre?n?(?!\p{L})|jährig|(?<!\p{L})j\.|(?<!\p{L})ans(?!\p{L})|años|anos(?!\p{L})|anni(?!\p{L})|jaar(?!\p{L})|(?<!\p{L})yaş|(?<!\p{L})(?:under|over|unter|über|moins de|plus de|menores de|mayores de|sotto i|bis|ab|onder|vanaf)\s\p{N}{1,2}s?(?=\s*(?:$|[),;:(]|\p{Sc}))/iu

/** "Groups of 10 or more": what is counted is who comes. */
const GROUPS_OF =
  /(?<!\p{L})(?:groups?|gruppen?|groupes?|grupos?|grupp[oi]|groepen)\s(?:of|from|with|ab|von|mit|de|à partir de|a partir de|da|di|vanaf|van)\s/iu

const ADULTS = new RegExp(
  `(${NUMBER})\\s(?:adults?|erwachsene\\p{L}*|adultes?|adultos?|adulti|adulto|volwassenen?)(?!\\p{L})`,
  'iu',
)

const kindsIn = (text: string): ReadonlySet<PayerKind> => new Set(kindsNamed(text).map(({ kind }) => kind))
const OF_FAMILY: ReadonlySet<PayerKind> = new Set<PayerKind>(['family'])

/** What a name says of those whose price it is; undefined where it says nothing. */
export function fareOf(name: string): Fare | undefined {
  if (FURTHER.test(name)) return undefined
  const outside = kindsIn(name.replace(BRACKETS, ' '))
  const isShared = outside.has('family')
  const kinds = isShared ? OF_FAMILY : kindsIn(name)
  const size = spanIn(name, '')?.unit === 'person' || GROUPS_OF.test(name) ? spanIn(name, 'people') : undefined
  const isOfAges = !isShared && size === undefined && (AGED.test(name) || (outside.size > 0 && BARE_AGE.test(name)))
  const ages = isOfAges ? spanIn(name, 'years') : undefined
  const isAged = ages?.unit === 'year' ? ages.has : undefined
  if (kinds.size === 0 && !isAged && !size) return undefined
  const adults = isShared ? ADULTS.exec(name)?.[1] : undefined
  // "Up to 25 people" may be one.
  return {
    kinds,
    adults: adults === undefined ? undefined : numberOf(adults),
    isAged,
    isSized: size && !size.has(1) ? size.has : undefined,
  }
}

const TYPICAL: Partial<Record<PayerKind, number>> = { adult: 30, senior: 70, baby: 1 }

/** Whether a fare is that of somebody, alone or as one of a group. */
export function isFareOf({ kinds, isAged, isSized }: Fare, { kind, age }: Payer, isInGroup = false): boolean {
  if (!isInGroup && (isSized || kinds.has('group'))) return false
  const known = age ?? TYPICAL[kind]
  if (isAged && known !== undefined && !isAged(known)) return false
  if (kinds.has(kind) || (kind === 'baby' && kinds.has('child'))) return true
  // "12 to 17 years" says nothing but ages.
  if (kinds.size > 0 || !isAged) return false
  return known !== undefined || (kind === 'child' && CHILDREN.some(isAged) && !isAged(GROWN_UP))
}
const CHILDREN = [5, 10, 15]
const GROWN_UP = 30
