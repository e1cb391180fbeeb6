import { variantsOf, words } from '@docent/runtime/text'
import { isLacking, MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import { hasAsMuch, type Candidate, type Comparison, type Guard } from './measure.ts'
import { asksAge, tellsAge } from './question/age.ts'
import type { Kind } from './question/values.ts'
import { tellsMoreThanPrice } from './ruled-out.ts'
import { stemmed, stemsIn } from './units/stems.ts'
import type { Stems } from './units/unit.ts'

/** The items of a list that what is asked for stands in; undefined where it stands above the list, or nothing is named. */
function namedIn(
  { unit, reading }: Candidate,
  { candidates, terms, context, question }: Comparison,
): Candidate[] | undefined {
  const above = [unit.lead, reading.read.headings, reading.read.title]
  const telling = tellingOf(question.lean === 'wholly' ? context : terms).filter((term) =>
    above.every((stems) => worthIn(term, stems) < MEANT),
  )
  if (telling.length === 0) return undefined
  return candidates.filter(
    (one) =>
      one.unit.kind === 'item' &&
      one.reading === reading &&
      unit.text.includes(one.unit.text) &&
      telling.every((term) => worthIn(term, one.unit.own) >= MEANT || worthIn(term, one.unit.lead) >= MEANT),
  )
}

const has = ({ features, unit }: Candidate, { kind, text }: Comparison['question']) =>
  (kind === undefined || features.kindMissing === 0) && (!asksAge(text) || tellsAge(unit.text))

/** The one item of a list that is asked for: "How much is the sauna?" is not told what showers, gas and bread cost. */
export function itemOfList(candidate: Candidate, asked: Comparison): Candidate | undefined {
  const [item, ...others] = (candidate.unit.kind === 'list' && namedIn(candidate, asked)) || []
  return item && others.length === 0 && has(item, asked.question) && tellsMoreThanPrice(asked)(item) ? item : undefined
}

/** Several sentences that stand side by side. */
const SEVERAL: ReadonlySet<Candidate['unit']['kind']> = new Set(['pair', 'paragraph'])

/** The one sentence that has all of the question that the sentences around it have: "Is there parking?" is not told how far the station is. */
export function sentenceOfSeveral(candidate: Candidate, { candidates, question }: Comparison): Candidate | undefined {
  const { unit, reading, features } = candidate
  if (!SEVERAL.has(unit.kind) || features.padded === 0) return undefined
  const sentences = candidates.filter(
    (one) =>
      one.reading === reading &&
      one.unit.kind === 'sentence' &&
      unit.text.includes(one.unit.text) &&
      hasAsMuch(one.features, features),
  )
  const [sentence, ...others] = sentences
  return sentence && others.length === 0 && has(sentence, question) ? sentence : undefined
}

/** "Weight: 17 lbs" */
const KEYED = /^([^:：]{2,40})[:：]\s+\S/u

/** The one line of a block whose name is what is asked for: "What is the weight?" is not told the color, too. */
export function lineOfBlock(candidate: Candidate, { candidates, question }: Comparison): Candidate | undefined {
  const { unit, reading } = candidate
  if (unit.kind !== 'block') return undefined
  const { language } = reading.read
  const heard = words(question.text).flatMap((word) => [word, ...variantsOf(word, language)])
  const asked = stemsIn(heard.join(' '), language)
  const lines = candidates.filter((one) => {
    if (one.reading !== reading || one.unit.kind !== 'line' || !unit.text.includes(one.unit.text)) return false
    const key = stemmed(KEYED.exec(one.unit.text)?.[1] ?? '', language)
    return key.length > 0 && key.every(({ stem }) => asked.has(stem))
  })
  const [line, ...others] = lines
  return line && others.length === 0 && has(line, question) ? line : undefined
}

/** How much of a question the name of its one line is: the rest only names what its document is about. */
const MOST_OF_QUESTION = 0.5
/** What a question of one thing asks for in so many words: "What color is the tent?" */
const ASKS_WHICH =
  /^(?:what|which|whats|welche[rsnm]?|was für|quel(?:le)?s?|de qué|qué|que|cuál|qual[ei]?|welke?)(?!\p{L})/iu

/**
 * The one line "Color: Green" of the passages to "What color is the tent?": a review that has the word, too, tells less. Undefined where
 * several lines say something else, or the rest of the question is not what their document is about.
 */
export function keyedLine({ candidates, question, terms }: Comparison): Candidate | undefined {
  if (question.lean !== 'not' || question.superlative || terms.some(isLacking)) return undefined
  const telling = tellingOf(terms)
  const asksWhich = ASKS_WHICH.test(question.text.trim())
  const asksOnlyIt =
    AMOUNTS.has(question.kind) || (question.kind === undefined && words(question.text).length <= ONLY_NAME)
  if (!asksWhich && (!asksOnlyIt || isNamedInTable(candidates, telling))) return undefined
  const lines = candidates.filter((candidate) => {
    const { unit, features } = candidate
    const { read } = candidate.reading
    const key = KEYED_KINDS.has(unit.kind) ? KEYED.exec(unit.text)?.[1] : undefined
    if (key === undefined || features.old > 0 || !has(candidate, question)) return false
    const stems = stemsIn(key, read.language)
    const rest = telling.filter((term) => worthIn(term, stems) < MEANT)
    const isAsked = [...stems].every((one) => telling.some((term) => (term.stems.get(one) ?? 0) >= MEANT))
    // What stands below a heading is of what that names, and of nothing else of its passage.
    const around = [read.title, read.headings, unit.lead.size > 0 ? unit.own : read.all]
    const share = telling.reduce((sum, term) => sum + (rest.includes(term) ? 0 : term.share), 0)
    if (asksOnlyIt && isAsked && unit.lead.size === 0 && rest.length === 0 && share > 0) return true
    return (
      asksWhich &&
      unit.kind === 'line' &&
      isAsked &&
      share >= MOST_OF_QUESTION &&
      rest.every((term) => around.some((set) => worthIn(term, set) >= MEANT))
    )
  })
  return new Set(lines.map(({ unit }) => unit.text)).size === 1 ? lines[0] : undefined
}
/** Whether a row of a table is called what is asked for, which may tell something else of it. */
const isNamedInTable = (candidates: Comparison['candidates'], telling: readonly Term[]): boolean =>
  candidates.some(
    ({ unit: { cell } }) =>
      cell !== undefined && telling.every((term) => worthIn(term, cell.table.rowStems[cell.row] as Stems) >= MEANT),
  )

/** Told by a figure behind its name: "Tourist tax: 1.80 €". */
const AMOUNTS: ReadonlySet<Kind | undefined> = new Set<Kind>(['price', 'percent', 'measure', 'number', 'duration'])
/** "Tourist tax?" */
const ONLY_NAME = 2
const KEYED_KINDS: ReadonlySet<Candidate['unit']['kind']> = new Set(['line', 'sentence'])

/** Of a list, no more may answer than the item that is asked for. */
export const isOfItsItem: Guard = (comparison) => (candidate) => !tellsOfOthers(candidate, comparison)

/**
 * Whether a list has what is asked for of another of its items only, or an item is that other one: when bread comes is not when
 * the sauna is open.
 */
function tellsOfOthers(candidate: Candidate, asked: Comparison): boolean {
  const { unit, reading } = candidate
  if (asked.question.kind === undefined) return false
  if (unit.kind === 'list') {
    const items = namedIn(candidate, asked) ?? []
    return items.length > 0 && !items.some((item) => has(item, asked.question))
  }
  if (unit.kind !== 'item' || asked.question.lean !== 'wholly') return false
  const list = asked.candidates.find(
    (one) => one.unit.kind === 'list' && one.reading === reading && one.unit.text.includes(unit.text),
  )
  const items = (list && namedIn(list, asked)) ?? []
  return items.length > 0 && !items.includes(candidate)
}
