import type { Candidate } from './measure.ts'
import { inFigures } from './question/named-lengths.ts'
import type { Question } from './question/question.ts'
import { amountIn } from './steps/amounts.ts'
import { intervalsIn } from './steps/interval.ts'
import { standingCell } from './units/facts.ts'

/** Amounts by which things of one name are told apart, each by its units. */
const SIZES: readonly RegExp[] = [
  /(?<![\p{N}.,])(\p{N}+)[\s-]?(?:min(?:ute|utes|uten|uut|uti|utos|s)?\.?|')(?!\p{L})/giu,
  /(?<![\p{N}.,])(\p{N}+)[\s-]?(?:h|hours?|hrs?|stunden?|std\.?|heures?|horas?|or[ae]|uur|uren)(?!\p{L})/giu,
  /(?<![\p{N}.,])(\p{N}+)[\s-]?(?:nights?|nächten?|nacht|nuits?|noches?|noites?|nott[ei]|nachten)(?!\p{L})/giu,
  /(?<![\p{N}.,])(\p{N}+)[\s-]?(?:cm|centimet(?:er|re)s?|zentimeter)(?!\p{L})/giu,
  /(?<![\p{N}.,])(\p{N}+)[\s-]?(?:kg|kilos?|kilograms?|kilogramm)(?!\p{L})/giu,
  /(?<![\p{N}.,])(\p{N}+)[\s-]?(?:l|lit(?:er|re)s?|litros?|litri)(?!\p{L})/giu,
]
const OPEN_SIZE =
  /(?<!\p{L})(?:up to|from|over|under|per|every|more|less|each|bis|ab|über|unter|je|pro|jede\p{L}*|weniger|jusqu|dès|par|chaque|hasta|desde|por|até|fino|da|ogni|tot|vanaf|elke)(?!\p{L})|[<>≤≥–—]|\p{N}\s?-\s?\p{N}/iu

/** "60 minutes of therapy" are not told the price of 20: a row that names its size is one of that size. */
export function isOfOtherSize(unit: Candidate['unit'], { text, kind }: Question): boolean {
  const cell = standingCell(unit)
  if (!cell || (kind !== 'price' && kind !== undefined)) return false
  const { heads, rows } = cell.table
  const row = rows[cell.row] ?? []
  const names = unit.kind === 'row' ? row : [...row, heads[cell.column] ?? '']
  return SIZES.some((size) => {
    const asked = Array.from(inFigures(text).matchAll(size), ([, figure]) => figure)
    if (asked.length !== 1) return false
    const told = names
      .filter((name) => !OPEN_SIZE.test(name))
      .flatMap((name) => Array.from(name.matchAll(size), ([, figure]) => figure))
    return told.length > 0 && !told.includes(asked[0])
  })
}

/** "Groups of five or more" are no group of three. */
export function fallsShort({ text, cell }: Candidate['unit'], { text: asked }: Question): boolean {
  const amount = cell ? undefined : amountIn(asked)
  if (amount?.dimension !== 'people') return false
  const least = intervalsIn(text).find(({ dimension }) => dimension === 'people')
  return least !== undefined && amount.count < least.from
}

/** How measures are asked for, each with its units. */
const MEASURES: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /(?<!\p{L})(?:how (?:hot|cold|warm)|wie (?:heiß|heiss|kalt|warm)|temperature|temperatur)(?!\p{L})/iu,
    /°|\p{N}\s?(?:degrees?|grad|c)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:how heavy|wie schwer|weigh|weighs|wiegt|weight|gewicht)(?!\p{L})/iu,
    /\p{N}\s?(?:[kmt]?g|lbs?|oz|ounces?|pounds?|kilos?|kilogram\p{L}*|gram\p{L}*|tons?|tonnen?|tonnes?|zentner)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:how (?:tall|high|deep|wide)|wie (?:hoch(?! (?:ist|sind) (?:die|der|das) (?:\p{L}*(?:gebühr|kosten|preis|kaution|steuer|taxe|rabatt|strafe|miete|beitrag|anzahlung)))|tief|breit))(?!\p{L})/iu,
    /\p{N}\s?(?:mm|cm|m|km|ft|feet|foot|in|inch\p{L}*|met(?:er|re)s?|centimet\p{L}*|zentimeter|yards?|miles?|["″'′])(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:how fast (?:is|are|does it go|can it go)|wie schnell (?:fährt|ist|sind|fahren))(?!\p{L})/iu,
    /\p{N}\s?(?:km\/?h|mph|knots?|knoten|mbit|mbps|gbit|kn|min|sec|sek|stunde|hour|day|tag)/iu,
  ],
]
/** "How cold can it get?" is not answered by how far apart it is planted. */
export function isOfOtherMeasure({ text }: Candidate['unit'], { text: asked, kind }: Question): boolean {
  if (kind === 'price' || kind === 'yes-no' || kind === 'percent') return false
  const measure = MEASURES.find(([form]) => form.test(asked))
  return measure !== undefined && !measure[1].test(text)
}
