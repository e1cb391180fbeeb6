import { fold, words } from '@docent/runtime/text'
import { worthIn, type Term } from '../match/terms.ts'
import type { Candidate } from '../measure.ts'
import type { Question } from '../question/question.ts'
import { DEEDS, THINGS } from '../question/things.ts'
import { has } from '../question/values.ts'
import { aboutTable } from '../units/tables.ts'
import type { Stems, Table } from '../units/unit.ts'

/** Another word that means the same; less would be one that only looks like it. */
export const OTHER_WORD = 0.85

export const isNamedBy = (term: Term, all: readonly Stems[]): boolean =>
  all.some((stems) => worthIn(term, stems) >= OTHER_WORD)

/** "Which classes start at 18:00?": of what has a time, that is when it begins. */
const BEGINS =
  /^(?:start\p{L}*|beg[iı]nn?\p{L}*|begint|anfang\p{L}*|commenc\p{L}*|empie\p{L}+|comien\p{L}+|comec\p{L}+|inizi\p{L}+)$/u

/** What asks, has or offers, and leaves nothing out. All else of a question has to be said: "today", "used", "on call". */
const NEUTRAL = new Set(
  (
    'have has having got there is are list name names show give tell offer offers offered provide provides include includes included contain contains cost costs price prices take takes place available can get please many kind type sort each only two three four all any some per every with do does did go goes come comes work works working ' +
    'haben hat habt gibt gibts sind ist bieten bietet angebot enthalten enthält enthaltet inklusive kosten kostet preis verfügbar stattfinden findet statt finden alle zeig zeige nenne liste welche welcher welches pro jeweils beiden arbeitet arbeiten ' +
    'avoir avez ont sont est proposez proposent contient contiennent coûtent coûte compris inclus incluse disponibles tous toutes chaque par ' +
    'tienen tiene tenéis hay son está están ofrecen contienen incluyen incluye incluido cuestan cuesta disponibles todos todas cada por ' +
    'hanno avete sono offrite contengono includono incluso inclusa costano costa disponibili tutti tutte ogni per ' +
    'hebben heeft zijn bieden bevatten inclusief kosten beschikbaar alle elke'
  )
    .split(' ')
    .map((word) => fold(word)),
)
/** For how long, and of how much: what lies between two figures or days is asked about so. */
const OF_SPANS = new Set(
  'night nights nacht nächte nuit nuits noche noches noite notte notti nachten stay week weeks woche wochen semaine semana settimana weigh weighs weighing weight wiegt wiege schwer gewicht pèse poids pesa peso weegt old alt age aged price rate rates tarif tarife saison season'
    .split(' ')
    .map((word) => fold(word)),
)

/** Whether the table says a word of the question, or it need not be said. */
export function saidBy(table: Table, read: Candidate['reading']['read'], { kind }: Question, isBetween: boolean) {
  const { heads, rows } = table
  const around = aboutTable(table, read)
  const isOtherThing = words(heads[0] ?? '').some((one) => THINGS.has(fold(one)))
  const hasTimes = rows.some((row) => row.some((cell) => has('clock', cell)))
  return (term: Term): boolean =>
    isNamedBy(term, around) ||
    NEUTRAL.has(term.word) ||
    (isBetween && OF_SPANS.has(term.word)) ||
    (kind !== 'price' && DEEDS.has(term.word) && !/^call/.test(term.word)) ||
    (hasTimes && BEGINS.test(term.word)) ||
    (THINGS.has(term.word) && !isOtherThing)
}
