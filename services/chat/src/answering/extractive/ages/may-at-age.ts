import { fold } from '@docent/runtime/text'
import { withoutMarks } from '../../citations.ts'
import { tellingOf, type Term } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import { isNamedAround } from '../named-around.ts'
import { isBeside } from '../question/beside.ts'
import { asksIfAtAge } from '../question/at-age.ts'
import { saidLast } from '../question/question.ts'
import { isSlight } from '../question/slight.ts'
import { spoken } from '../say.ts'

const WHO = new Set(
  (
    'son sons daughter daughters kid kids child children boy girl lad baby toddler old year years age aged sohn tochter kind kinder junge mädchen kleine kleiner alt jahre fils fille enfant enfants ' +
    'ans hijo hija niño niña años filho filha criança anos figlio figlia bambino bambina anni zoon dochter kind jaar'
  )
    .split(' ')
    .map(fold),
)

/** What is counted there is no age: "under 12 kg", "ab 16 Uhr". */
const NO_AGE =
  '(?![\\p{N}.,:]*\\s?(?:[%€$£]|uhr|h(?!\\p{L})|am(?!\\p{L})|pm|kg|g(?!\\p{L})|km|cm|m(?!\\p{L})|mm|min|minut|stund|hours?|days?|tage?n?|nächt|nights?|weeks?|wochen?|month|monat|people|persons?|personen|pers|gäste|guests|euro|eur|pounds?|litre|stück|plätze|heures|jours|semaines|mois|nuits|horas|días|noches|dias|noites|ore|giorni|notti|uur|dagen|nachten|[.\\s]\\s?(?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])))'
const LIMIT = new RegExp(
  `(?<!\\p{L})(?:under|over|above|below|from(?: the age of)?|aged|at least|minimum age(?: is)?|unter|über|ab|mindestens|mindestalter|zwischen|between|moins de|à partir de|dès|plus de|menores de|mayores de|a partir de|desde(?: los)?|maiores de|sotto i|minori di|dai|onder de|boven de|vanaf|jonger dan|ouder dan)\\s(?:the age of |i |los |de |les )?\\p{N}{1,2}(?!\\p{N})${NO_AGE}` +
    `|(?<![\\p{N}.,])\\p{N}{1,2}\\s(?:or (?:over|older|above|under|younger)|and (?:over|older|under)|years? (?:old|of age)|jahren?(?!\\p{L})|oder älter|ans(?!\\p{L})|años(?!\\p{L})|anos(?!\\p{L})|anni(?!\\p{L})|jaar(?! (?:gara|guar))(?!\\p{L}))`,
  'iu',
)
/** What it costs at an age is no rule on who may. */
const PRICE = /[€$£%]|(?<!\p{L})(?:free|kostenlos|frei|gratuit|gratis|half price|halber preis)(?!\p{L})/iu

const SAYS: ReadonlySet<Candidate['unit']['kind']> = new Set(['sentence', 'line', 'item'])

/**
 * The one rule on ages of what is asked about: "Children under 14 ride only with an adult" to "My daughter is 10, can she ride alone?"
 * Undefined where there is none, or several say something of it.
 */
export function mayAtAge(comparison: Comparison): Told | undefined {
  const { question, terms, context, candidates } = comparison
  if (!asksIfAtAge(question.text) || (question.kind !== undefined && question.kind !== 'yes-no')) return undefined
  const named = thingsOf(terms)
  const things = named.length > 0 ? named : question.lean === 'not' ? [] : thingsOf(context)
  if (things.length === 0) return undefined
  const rules = candidates.filter(
    (one) =>
      SAYS.has(one.unit.kind) && one.features.old === 0 && LIMIT.test(one.unit.text) && !PRICE.test(one.unit.text),
  )
  const isBelow = named.length > 0 ? () => false : isBelowSame(comparison)
  const telling = shortest(rules.filter((one) => isBelow(one) || things.every((term) => isNamedAround(term, one))))
  const [rule, ...others] = telling
  if (!rule || others.length > 0) return undefined
  const candidate = answerOfSeveral(rule, candidates) ?? rule
  return { candidate, text: spoken(candidate) }
}

/** The answer of a FAQ that the rule stands in, where that has another one: "E-bikes: from 16. Kids bikes: from 3." */
const answerOfSeveral = ({ unit: { text }, reading }: Candidate, candidates: readonly Candidate[]) =>
  candidates.find(
    (one) =>
      one.reading === reading &&
      one.unit.kind === 'faq' &&
      one.unit.text.includes(text) &&
      LIMIT.test(one.unit.text.replace(text, ' ')),
  )

const thingsOf = (terms: readonly Term[]) =>
  tellingOf(terms).filter(({ word }) => !isBeside(word) && !isSlight(word) && !WHO.has(word) && !/\p{N}/u.test(word))

/** Whether a piece answers the question that the piece answers which was told before. */
function isBelowSame({ question, candidates }: Comparison): (candidate: Candidate) => boolean {
  const told = withoutMarks(saidLast(question.chain)).trim()
  const before = candidates.filter(({ unit }) => unit.asks && told !== '' && unit.text.includes(told))
  return ({ unit, reading }) => before.some((one) => one.reading === reading && one.unit.asks?.text === unit.asks?.text)
}

/** Of an item and the sentence in it that says it, the sentence; what copies of a document say, once. */
function shortest(rules: readonly Candidate[]): Candidate[] {
  const kept = rules.filter(
    (one) =>
      !rules.some(
        (other) =>
          other.unit.text.length < one.unit.text.length &&
          other.reading === one.reading &&
          one.unit.text.includes(other.unit.text),
      ),
  )
  return kept.filter((one, i) => kept.findIndex((other) => other.unit.text === one.unit.text) === i)
}
