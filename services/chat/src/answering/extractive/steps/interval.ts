import { directionOf, GAP, NUMBER, numberOf, UNIT, unitOf, type Amount, type Dimension } from './amounts.ts'

/** From how many to how many a condition holds, both included, in the smallest unit of its dimension. */
export interface Interval {
  from: number
  to: number
  dimension: Dimension
}

const BETWEEN = '-|–|—|to|and|bis|und|à|et|a|al|y|até|ao|e|tot|en|t/m|ile'
const RANGE = `(?<first>${NUMBER})[.]?\\s*(?:${UNIT}\\s*)?(?:${BETWEEN})\\s*(?<second>${NUMBER})[.]?${GAP}(?<rangeUnit>${UNIT})`
const ABOVE =
  'more than|above|beyond|over|longer than|earlier than|mehr als|über|früher als|plus de|más de|mais de|più di|meer dan'
const BELOW =
  'less than|fewer than|below|under|within|later than|weniger als|unter|innerhalb von|später als|moins de|menos de|meno di|minder dan|binnen'
const LEAST =
  'at least|from|mindestens|ab|au moins|à partir de|al menos|desde|a partir de|pelo menos|almeno|minstens|vanaf'
const MOST = 'at most|no more than|höchstens|maximal|au plus|como máximo|no máximo|al massimo|hoogstens'
const UNTIL = "until|till|up to|bis(?: zum?)?|jusqu['’]à|hasta|até|fino a|tot"
const OR_MORE =
  '(?:or|and|oder|und|ou|et|o|y|e|of|en)\\s+(?:more|over|up|longer|earlier|mehr|länger|früher|plus|más|mais|più|meer|langer|eerder)'
const OR_LESS =
  '(?:or|and|oder|und|ou|et|o|y|e|of|en)\\s+(?:less|fewer|shorter|later|weniger|kürzer|später|moins|menos|meno|minder|korter|later)'
const EDGE = `(?:(?<edge>${[ABOVE, BELOW, LEAST, MOST, UNTIL].join('|')})\\s+)?(?<count>${NUMBER})[.]?(?:${GAP}(?<unit>${UNIT}))?(?:\\s+(?<more>${OR_MORE})|\\s+(?<less>${OR_LESS}))?(?:\\s+(?<late>${UNIT}))?`
const CONDITION = new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${RANGE}|${EDGE})(?![\\p{L}\\p{N}])`, 'giu')

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'iu')
const [IS_ABOVE, IS_BELOW, IS_LEAST, IS_MOST, IS_UNTIL] = [ABOVE, BELOW, LEAST, MOST, UNTIL].map(whole) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
  RegExp,
]

/** Every condition that a text sets by an amount, in order. */
export const intervalsIn = (text: string): Interval[] =>
  [...text.matchAll(CONDITION)].flatMap(({ groups = {} }) => intervalOf(groups, text) ?? [])

/**
 * The one condition that a text sets by an amount: "29 to 8 days before" is 8 to 29 days; undefined where it sets none, or
 * several.
 */
export function intervalIn(text: string): Interval | undefined {
  const found = intervalsIn(text)
  return found.length === 1 ? found[0] : undefined
}

/** What stands in front of the first condition of a text: whom or what it is set for, "Unused goods can be returned". */
export function beforeCondition(text: string): string {
  const first = [...text.matchAll(CONDITION)].find(({ groups = {} }) => intervalOf(groups, text))
  return text.slice(0, first?.index ?? 0)
}

function intervalOf(groups: Record<string, string | undefined>, text: string): Interval | undefined {
  const { first, second, rangeUnit, edge = '', count, more, less } = groups
  if (first !== undefined && second !== undefined) {
    const unit = unitOf(rangeUnit as string)
    const [one, other] = [numberOf(first), numberOf(second)]
    return unit && between(Math.min(one, other), Math.max(one, other), unit)
  }
  const unit = unitOf(groups['unit'] ?? groups['late'] ?? '') ?? (GROUPS.test(text) ? ONE_PERSON : undefined)
  if (!unit || count === undefined) return undefined
  const at = numberOf(count)
  // What is possible "until seven days before" is so on every day further off.
  const isBackwards = IS_UNTIL.test(edge) && directionOf(text) === 'before'
  if (more !== undefined || IS_LEAST.test(edge) || isBackwards) return between(at, Infinity, unit)
  if (IS_ABOVE.test(edge)) return above(between(at, Infinity, unit))
  if (IS_BELOW.test(edge)) return below(between(0, at, unit))
  if (less !== undefined || IS_MOST.test(edge) || IS_UNTIL.test(edge)) return between(0, at, unit)
  return undefined
}

/** "Groups of 5 or more" counts people without saying so. */
const GROUPS = /(?<!\p{L})(?:groups?|gruppen?|groupes?|grupos?|gruppi|groepen)\s+(?:of|ab|von|de|di|van|à partir de)/iu
const ONE_PERSON = { dimension: 'people', size: 1 } as const

const between = (from: number, to: number, { dimension, size }: { dimension: Dimension; size: number }): Interval => ({
  from: from * size,
  to: to * size,
  dimension,
})
/** Less than the smallest unit. */
const NEXT = 1e-6
const above = (one: Interval): Interval => ({ ...one, from: one.from + NEXT })
const below = (one: Interval): Interval => ({ ...one, to: one.to - NEXT })

/** Whether one holds nothing that the other does not, and less. */
export const isInside = (one: Interval, { from, to }: Interval): boolean =>
  one.from >= from && one.to <= to && (one.from > from || one.to < to)

export const holds = ({ from, to, dimension }: Interval, amount: Amount): boolean =>
  dimension === amount.dimension && from <= amount.count && amount.count <= to

/** The place of the narrowest that holds an amount, of "up to 5 kg" and "up to 10 kg" the first one for 3; -1 where none does. */
export const narrowestOf = (intervals: readonly (Interval | undefined)[], amount: Amount): number =>
  intervals.reduce(
    (best, one, i) =>
      one && holds(one, amount) && (best < 0 || isInside(one, intervals[best] as Interval)) ? i : best,
    -1,
  )
