import { fold } from '@docent/runtime/text'
import type { EarlierTurn } from '../stand-alone.ts'
import type { Extracted } from './extract.ts'
import { isLacking, MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import { toldInPassing } from './question/in-passing.ts'
import { isSlight } from './question/slight.ts'
import { hasMoney } from './question/values.ts'
import { excludes, isPolar } from './units/facts.ts'
import { stemsIn } from './units/stems.ts'
import type { Stems } from './units/unit.ts'

/** What is paid or given back depends on what happened, which is just what was told. */
const OUTCOME = new Set(
  (
    'pay pays paid money refund refunded credit zahlen zahle bezahlen geld zuruck erstattet erstattung payer argent rembourse remboursement pagar dinero reembolso devolver pagare soldi rimborso betalen terug ' +
    'back more order mehr'
  )
    .split(' ')
    .map(fold),
)
/** What is meant stands in what was told: "can I charge it?", "is he let in?" */
const REFERS =
  /(?<!\p{L})(?:he|him|she|them|they|then|er|ihn|ihm|dann|lui|elle|ellos|ellas|(?:de[nmr]|die|das)(?= (?:bei|hier|auch|da|dort|in|im|am|mit|zu|noch|denn|so|nicht)(?!\p{L})|[\s?.!]*$))(?!\p{L})/iu
/** Whether somebody may depends on what they told, unless it is said outright. */
const MAY_I =
  /^(?:(?:can|may|could|should|am) (?:i|we|he|she|they)|(?:kann|können|darf|dürfen|bin|sind) (?:ich|wir|er|sie|man)|puis-je|peut-on|(?:je|on) peu[xt]|puedo|podemos|puede|pueden|se puede|posso|possiamo|si può|(?:kan|kunnen|mag|mogen) (?:ik|we|wij|hij|ze))(?!\p{L})/iu
/** How much of what a question names its answer has; more of it where the answer is a yes or a no. */
const MOST = 0.6
const MOST_OF_YES = 0.8

/**
 * What answers a question that stands behind what somebody told of themselves: "We're getting married in June, what does the hall
 * cost?" No document has to say anything of that; what is asked has to be named by itself, and answered as surely as ever.
 */
export function besideCircumstance(
  question: string,
  earlier: readonly EarlierTurn[],
  answerTo: (asked: string, before: readonly EarlierTurn[]) => Extracted,
): Extracted | undefined {
  const parts = toldInPassing(question)
  if (!parts) return undefined
  // Rows, hours and the like are told whatever was told before; a yes or no is not.
  const alone = answerTo(parts.asked, earlier)
  if (isToldWhole(alone) && !REFERS.test(parts.asked)) return alone
  const answer = answerTo(parts.asked, [...earlier, { question: parts.told, answer: '' }])
  if (answer.support !== 'strong') return undefined
  return answer.comparison.question.wanted !== undefined || isOfWhatIsAsked(answer, parts.asked) ? answer : undefined
}

const isToldWhole = ({ support, isWhole, comparison: { terms, question } }: Extracted): boolean =>
  support === 'strong' && isWhole && question.kind !== 'yes-no' && !terms.some(isLacking)

function isOfWhatIsAsked({ best, comparison: { terms, context, question } }: Extracted, asked: string): boolean {
  if (!best || terms.some(isLacking)) return false
  const { unit, reading } = best
  const around = [unit.own, unit.lead, unit.asks?.stems, stemsIn(reading.read.above, reading.read.language)]
  const isHeld = (term: Term) => around.some((set) => isIn(set, term))
  const telling = tellingOf(terms).filter(({ word }) => !isSlight(word) && !OUTCOME.has(word))
  const held = telling.filter(isHeld)
  const least = question.kind === 'yes-no' ? MOST_OF_YES : MOST
  if (held.length === 0 || sharesOf(held) < least * sharesOf(telling)) return false
  if (REFERS.test(asked) && held.length < 2 && !tellingOf(context).some(isHeld)) return false
  if (question.kind !== 'yes-no') return true
  const isSaidOutright = unit.asks
    ? held.some((term) => isIn(unit.asks?.stems, term))
    : isPolar(unit) || excludes(unit.text)
  if (MAY_I.test(asked) && context.some(isLacking) && !isSaidOutright) return false
  return !(unit.cell && hasMoney(unit.text))
}

const sharesOf = (terms: readonly Term[]) => terms.reduce((sum, { share }) => sum + share, 0)
const isIn = (set: Stems | undefined, term: Term) => set !== undefined && worthIn(term, set) >= MEANT
