import { fold, words } from '@docent/runtime/text'
import type { Term } from '../match/terms.ts'
import type { Comparison } from '../measure.ts'
import { boundIn } from '../question/bound.ts'
import type { Question } from '../question/question.ts'
import { THINGS } from '../question/things.ts'
import type { Table } from '../units/unit.ts'
import { isNamedBy } from './said.ts'

/** Asks which of several things have something. */
const ASKS_WHICH =
  /^(?:(?:and|und|et|y|e|en),? )?(?:which|what|who|list|name|show me|tell me|welche[rnms]?|was|wer|nenne|zeig\p{L}*|quel(?:le)?s?|qui|lesquel\p{L}*|qué|cuál(?:es)?|quién(?:es)?|qual[ei]?|quais|chi|che|cosa|welke?|wat|wie)(?!\p{L})/iu
const THERE_ARE =
  /^(?:are there|is there|do you (?:have|offer|do|sell|serve)|have you(?: got)?|gibt es|gibts|habt ihr|haben sie|bietet ihr|bieten sie|y a-t-il|il y a|avez-vous|vous avez|hay|tenéis|tienen|tienes|há|têm|ci sono|c['’]è|avete|zijn er|is er|hebben jullie|hebt u)(?!\p{L})/iu
/** What is left out, forbidden or not borne is not what a row says, and of two things that are asked for one may do. */
export const WITHOUT = new RegExp(
  `(?<!\\p{L})(?:${[
    "\\p{L}+n[’']?t(?<=(?:do|does|did|is|are|was|were|ca|have|has|wo|would|could|should)n[’']?t)|cannot|without|no(?! (?:more|less|fewer) than)|not(?! (?:more|less|fewer) than)|non|never|neither|nor|none|except|excluding|other than|instead|rather|less(?! than)|fewer(?! than)|out of|sold|prohibited|banned|forbidden|excluded",
    'ohne|kein\\p{L}*|nicht?|nie|niemals|weder|außer|statt|anstatt|verboten|ausverkauft|ausgeschlossen',
    'sans|pas|jamais|sauf|interdit\\p{L}*|épuisée?s?|sin|nunca|excepto|prohibid\\p{L}*|agotad\\p{L}*|sem|exceto|senza|tranne|vietat\\p{L}*|zonder|geen|niet|nooit|behalve|verboden|uitverkocht',
    'or(?! (?:more|less|above|over|fewer|below|under))|oder(?! (?:mehr|weniger|länger|größer))|ou(?! (?:plus|moins|mais|menos))|o(?! (?:más|menos|più|meno))',
  ].join('|')})(?!\\p{L})|\\p{L}-?(?:free|frei|fri)(?!\\p{L})`,
  'iu',
)
/** Who cannot bear something asks for what has it not. */
export const CANNOT_BEAR = /allerg|intoleran|unverträglich|zöliak|c(?:o?e|œ)liac|celíac|celiaqu|diab[eè]t/iu
/** What somebody has to bring to a class stands beside no class. */
const NEEDS =
  /^(?:what|was|que|qué|che|cosa|wat)(?!\p{L}).*(?<!\p{L})(?:needs?|bring|wear|brauch\p{L}*|mitbring\p{L}*|benötig\p{L}*|besoin|apporter|necesit\p{L}*|traer|serve|portare|nodig)(?!\p{L})/iu
const HOW_MANY =
  /(?<!\p{L})(?:how (?:many|much|long|often|far|old)|number of|wie ?viele?|wie (?:lange|oft|weit)|anzahl|combien|cuánt[oa]s?|quant[oaie]s?|hoeveel)(?!\p{L})/iu

export const mayAskForRows = ({ text, superlative, manner, leftOut, wanted }: Question): boolean =>
  !superlative &&
  !manner &&
  wanted === undefined &&
  leftOut.size === 0 &&
  !WITHOUT.test(text) &&
  !CANNOT_BEAR.test(text) &&
  !NEEDS.test(text)

/**
 * Whether a question that may ask for rows asks for those of a table by what stands in them; of those that hold for a figure or a day,
 * anything may be asked but yes or no. Where no word asks, the rows are named as what they are: "classes for beginners", or it begins with
 * that and says what they may cost: "bikes under 1000 €".
 */
export function asksForRows(
  { question, terms }: Pick<Comparison, 'question' | 'terms'>,
  { headStems, labelStems }: Table,
): boolean {
  const { text, kind } = question
  const asked = text.trim()
  if (HOW_MANY.test(asked)) return false
  if (ASKS_WHICH.test(asked) || THERE_ARE.test(asked)) return true
  const namesRows = (term: Term) => THINGS.has(term.word) || isNamedBy(term, headStems.slice(0, 1))
  if (kind === undefined) return terms.some(namesRows)
  const first = terms.find(({ word }) => word === fold(words(asked)[0] ?? ''))
  const isList = first !== undefined && (namesRows(first) || isNamedBy(first, [labelStems]))
  return kind === 'price' && isList && boundIn(asked)?.isMoney === true
}
