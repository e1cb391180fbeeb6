import { figureOf } from './superlative.ts'
import { hasMoney } from './values.ts'

/** "Under 100 €", "at least 4 beds": what a question says of the figures of what it asks for. */
export interface Bound {
  isWithin(figure: number): boolean
  /** The words that say it, with the figure. */
  said: string
  isMoney: boolean
}

const LESS =
  'under|below|less than|fewer than|lower than|cheaper than|smaller than|shorter than|unter|weniger als|günstiger als|billiger als|kleiner als|kürzer als|moins (?:chère?s? )?(?:de|que)|sous|menos de|por debajo de|abaixo de|meno di|sotto(?: i)?|onder(?: de)?|minder dan|goedkoper dan'
const AT_MOST =
  "up to|at most|no more than|not more than|maximum(?: of)?|max\\.?|bis(?: zu)?|höchstens|maximal|jusqu[’']à|au (?:plus|maximum)|hasta|como máximo|até|no máximo|fino a|al massimo|tot|hoogstens|maximaal"
const MORE =
  'over|above|more than|greater than|higher than|longer than|bigger than|larger than|exceed(?:s|ing)?|über|mehr als|länger als|größer als|plus de|au-dessus de|más de|por encima de|mais de|acima de|più di|oltre|boven|meer dan'
const AT_LEAST =
  'at least|no less than|not less than|minimum(?: of)?|min\\.?|mindestens|wenigstens|ab|au moins|au minimum|à partir de|al menos|por lo menos|como mínimo|a partir de|desde|pelo menos|no mínimo|almeno|minstens|vanaf|from'
const OR_MORE =
  'or (?:more|above|over|longer|larger)|(?:oder|und) (?:mehr|länger|größer)|ou plus|o más|ou mais|o più|of meer'
const OR_LESS = 'or (?:less|fewer|below|under|cheaper)|oder weniger|ou moins|o menos|ou menos|o meno|of minder'

const CURRENCY = '[\\p{Sc}]|(?:eur|euros?|pounds?|dollars?|usd|gbp|chf|franken|quid)(?!\\p{L})'
const FIGURE = `(?:(?:${CURRENCY})\\s?)?\\p{N}+(?:[.,’']\\p{N}+)*(?![:\\p{N}])(?:\\s?(?:${CURRENCY}))?`
const before = (words: string) =>
  new RegExp(`(?<!\\p{L})(?:${words})\\s+(?:the |an? |de |den |age |aged )?${FIGURE}`, 'iu')
const behind = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])${FIGURE}\\s+(?:${words})(?!\\p{L})`, 'iu')

const BOUNDS: readonly (readonly [RegExp, (figure: number, bound: number) => boolean])[] = [
  [behind(OR_MORE), (figure, bound) => figure >= bound],
  [behind(OR_LESS), (figure, bound) => figure <= bound],
  [before(AT_LEAST), (figure, bound) => figure >= bound],
  [before(AT_MOST), (figure, bound) => figure <= bound],
  [before(MORE), (figure, bound) => figure > bound],
  [before(LESS), (figure, bound) => figure < bound],
]
const MONEY = new RegExp(CURRENCY, 'iu')

/** What a question says of a figure, where it does so once. */
export function boundIn(text: string): Bound | undefined {
  const [found, ...others] = BOUNDS.flatMap(([pattern, holds]) => {
    const said = pattern.exec(text)?.[0]
    return said === undefined ? [] : [{ said, holds }]
  })
  if (!found || others.some(({ said }) => !found.said.includes(said) && !said.includes(found.said))) return undefined
  const bound = figureOf(found.said)
  return {
    isWithin: (figure) => found.holds(figure, bound),
    said: found.said,
    isMoney: hasMoney(found.said) || MONEY.test(found.said),
  }
}
