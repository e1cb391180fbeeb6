import { numberOf } from '../question/superlative.ts'

/** Figures from one to another: "10-25 kg", "under 10 kg", "ab 18 Jahre". */
export interface Span {
  has(figure: number): boolean
  unit: Counted
}

/** What figures count or measure, by how it is written. */
export type Counted = keyof typeof UNITS
const UNITS = {
  kg: 'kg|kilos?|kilogram\\p{L}*',
  km: 'km|kilomet\\p{L}+',
  cm: 'cm|zentimeter|centimet\\p{L}+',
  m: 'm|met(?:er|re)s?|mètres?|metros?|metri',
  year: 'years?(?:[ -]olds?)?|yrs?|y/?o|jahre?n?|jährig\\p{L}*|j\\.|ans|años?|anos?|anni|jaar|jarige?',
  month: 'months?(?:[ -]olds?)?|monate?n?|mois|mes(?:es)?|mês|mesi|maanden?',
  week: 'weeks?(?:[ -]olds?)?|wochen?|semaines?|semanas?|settiman[ae]|weken',
  person: 'people|persons?|pers\\.?|guests?|pax|personen|gäste?n?|personnes?|personas?|pessoas?|person[ae]',
  night: 'nights?|nächte?n?|nacht|nuits?|noches?|noites?|nott[ei]|nachten',
  piece: 'pieces?|pcs\\.?|stück|stk\\.?|pièces?|piezas?|peças?|pezzi|stuks?',
} as const

const FIGURE = '\\p{N}+(?:[.,]\\p{N}+)?'
const units = Object.entries(UNITS).map(([unit, words]) => ({
  unit: unit as Counted,
  named: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  counted: new RegExp(`(?<![\\p{N}.,])(${FIGURE})\\s?-?(?:${words})(?!\\p{L})`, 'giu'),
}))

const SPANS: readonly (readonly [RegExp, (figure: number, one: number, other: number) => boolean])[] = [
  [
    new RegExp(
      `(${FIGURE})[^\\p{N}]{0,12}?(?:-|–|—|(?<!\\p{L})(?:to|bis|à|a|al|ai|tot|até)(?!\\p{L}))\\s*(${FIGURE})`,
      'iu',
    ),
    (figure, one, other) => figure >= one && figure <= other,
  ],
  [
    new RegExp(
      `(?:<(?!=)|(?<!\\p{L})(?:under|below|less than|unter|moins de|menos de|menores de|meno di|sotto|onder))\\s*(${FIGURE})`,
      'iu',
    ),
    (figure, one) => figure < one,
  ],
  [
    new RegExp(
      `(?:≤|<=|(?<!\\p{L})(?:up to|until|max\\.?|maximum|bis(?: zu)?|jusqu[’']à|hasta|até|fino a|tot))\\s*(${FIGURE})`,
      'iu',
    ),
    (figure, one) => figure <= one,
  ],
  [
    new RegExp(
      `(?:>(?!=)|(?<!\\p{L})(?:over|above|more than|über|plus de|más de|mais de|oltre|più di|boven))\\s*(${FIGURE})`,
      'iu',
    ),
    (figure, one) => figure > one,
  ],
  [
    new RegExp(`(?:≥|>=|(?<!\\p{L})(?:from|ab|à partir de|dès|desde|a partir de|da|vanaf))\\s*(${FIGURE})`, 'iu'),
    (figure, one) => figure >= one,
  ],
  [
    new RegExp(
      `(${FIGURE})\\s*(?:\\+|\\p{L}*\\s*(?:(?:and|or) (?:over|more|older|up)|(?:und|oder) (?:mehr|älter)|(?:et|ou) plus|[yo] más|[eo] più|[eo] mais|of meer))`,
      'iu',
    ),
    (figure, one) => figure >= one,
  ],
]

/** The span of a cell, whose unit may stand in the name of its column. */
export function spanIn(cell: string, head: string): Span | undefined {
  const unit = (units.find(({ named }) => named.test(cell)) ?? units.find(({ named }) => named.test(head)))?.unit
  // "6 months - 2 years" has two.
  if (!unit || units.filter(({ named }) => named.test(cell)).length > 1) return undefined
  for (const [pattern, holds] of SPANS) {
    const [said, one = '', other = ''] = pattern.exec(cell) ?? []
    if (said !== undefined) return { unit, has: (figure) => holds(figure, numberOf(one), numberOf(other)) }
  }
  return undefined
}

/** So many of something, with the words that say so. */
export interface CountedAmount {
  figure: number
  unit: Counted
  said: string
}

/** The figures of a text with what they count. */
export const amountsIn = (text: string): CountedAmount[] =>
  units.flatMap(({ unit, counted }) =>
    Array.from(text.matchAll(counted), ([said, figure = '']) => ({ unit, figure: numberOf(figure), said })),
  )
