import { words } from '@docent/runtime/text'
import type { Found } from '../../retrieval/retrieve.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { ofWhatWasAsked } from './after-nothing.ts'
import { besideCircumstance } from './beside-circumstance.ts'
import { extractFrom, type ExtractOptions, type Extracted } from './extract.ts'
import { MEANT, tellingOf, worthIn } from './match/terms.ts'
import { gather, stemsAround } from './measure.ts'
import { asAskedOpen } from './question/asked-open.ts'
import { asMeant } from './question/as-meant.ts'
import { asWritten } from './question/as-written.ts'
import { conversationOf } from './question/asked-again.ts'
import { isBeside } from './question/beside.ts'
import { inFiguresOf } from './question/named-lengths.ts'
import { isSlight } from './question/slight.ts'
import type { ReadsPassage } from './units/read.ts'
import { rowText } from './units/tables.ts'
import { noteOf } from './with-note.ts'

/** Joins two questions, of which the second begins as one. */
const SECOND = [
  "and (?:what(?:[’']?s)?|how|when|where|who|which|why|is there|are there|is it|do you|can i|can you)",
  'und (?:was|wie|wann|wo|wer|welche[nrms]?|warum|gibt|ist|habt|kann|muss|darf|brauche?|holt|bietet|nehmt|liefert)',
  'et (?:combien|quand|où|qui|quel(?:le)?s?|comment|est-ce|à combien)',
  'y (?:cuánto|cuánta|cuándo|dónde|qué|quién|cómo|cuál|hay|a qué)',
  "e (?:quanto|quando|onde|dove|chi|quem|come|como|qual[ei]?|che|há|c’è|c'è)",
  'en (?:wat|hoe|wanneer|waar|wie|welke|is er|kan)',
].join('|')
const JOINED = new RegExp(`^(.{8,}?)[,;]?\\s+(?:(?=(?:${SECOND})(?!\\p{L}))(?:and|und|et|y|e|en)\\s+)(.{5,})$`, 'iu')
const BEGINS =
  "(?:what|how|when|where|who|which|why|is|are|do|does|can|could|will|was|wie|wann|wo|wer|welche[nrms]?|gibt|ist|sind|habt|kann|darf|muss|nehmt|holt|bietet|liefert|combien|quand|où|qui|quel(?:le)?s?|comment|est|avez|peut|cuánt[oa]s?|cuándo|dónde|qué|quién|cómo|hay|tienen?|tenéis|quanto|quando|dove|chi|come|c['’]è|avete|posso|wat|hoe|wanneer|waar|kan|hebben)(?!\\p{L})"
/** "Do you take Amex? And do you collect bikes?" */
const ASKED_TWICE = new RegExp(`^(.{8,}?\\?)\\s+(?:(?:and|und|et|y|e|en)\\s+)?((?:${BEGINS}).{4,}\\?)$`, 'iu')

/**
 * What the documents say to a question, or to each of two that somebody asked at once: "What does it cost and how long does it take?" Two
 * answers come only where both are sure and none of them says all.
 */
export function extractEach(
  said: string,
  conversation: readonly EarlierTurn[],
  found: readonly Found[],
  read: ReadsPassage,
  options: ExtractOptions = {},
): readonly [Extracted, ...Extracted[]] {
  const gathered = gather(found, read)
  const earlier = conversationOf(said, conversation)
  const cells = () => gathered.readings.flatMap(({ read: { tables } }) => tables.flatMap((one) => one.rows.flat()))
  const texts = () => gathered.readings.map(({ read: { text } }) => text)
  const meant = asMeant(said, gathered.holdings, gathered.surroundings.usual)
  const question = asWritten(inFiguresOf(meant, cells), texts)
  const told = (asked: string, before: readonly EarlierTurn[]) => extractFrom(gathered, asked, before, found, options)
  const asked = ofWhatWasAsked(told(question, earlier), earlier)
  const open = asked.support === 'strong' ? undefined : asAskedOpen(question)
  const opens = open === undefined ? undefined : told(open, earlier)
  const whole = opens?.support === 'strong' ? opens : asked
  const parts = partsOf(question)
  if (!parts)
    return withNoteBeside(whole.support === 'strong' ? whole : (besideCircumstance(question, earlier, told) ?? whole))
  const first = told(parts[0], earlier)
  if (first.support !== 'strong') return withNoteBeside(whole)
  const second = told(parts[1], [...earlier, { question: parts[0], answer: first.text }])
  if (second.support !== 'strong') return withNoteBeside(whole)
  if (!standsAlone(second) && !isOfRow(first, second) && !isToldBy(first, second)) return withNoteBeside(whole)
  if (whole.support === 'strong' && [first, second].every((one) => isToldBy(whole, one))) return withBeside(whole)
  if (isToldBy(first, second)) return withBeside(first)
  return isToldBy(second, first) ? withBeside(second) : [...withBeside(first), ...withBeside(second)]
}

const withBeside = (one: Extracted): [Extracted, ...Extracted[]] => [one, ...(one.beside ?? [])]

/** A note that stands elsewhere in the document of a price comes with its own source. */
function withNoteBeside(extracted: Extracted): readonly [Extracted, ...Extracted[]] {
  const { best, comparison, support, text, beside = [] } = extracted
  if (beside.length > 0) return withBeside(extracted)
  const note = support === 'strong' && best ? noteOf(text, best, comparison) : undefined
  if (!note || note.reading === best?.reading) return [extracted]
  return [extracted, { ...extracted, text: note.unit.text, best: note, passages: [note.reading.found.passage] }]
}

/** What is asked of "it" is told of the row that was told, and of nothing else that costs or lasts something. */
const standsAlone = ({ comparison: { question, terms }, best }: Extracted): boolean =>
  question.lean === 'not' ||
  tellingOf(terms).some(
    (term) =>
      !isSlight(term.word) && best !== undefined && stemsAround(best).some((set) => worthIn(term, set) >= MEANT),
  )

const isOfRow = ({ best: one }: Extracted, { best: other }: Extracted): boolean =>
  one?.unit.cell !== undefined &&
  one.unit.cell.table === other?.unit.cell?.table &&
  one.unit.cell.row === other.unit.cell.row

/** Whether an answer says what another one does: its words, or its cell in the same row told whole. */
function isToldBy(whole: Extracted, part: Extracted): boolean {
  if (whole.text.includes(part.text) && !part.beside?.length) return true
  const cell = part.best?.unit.cell
  return isOfRow(whole, part) && cell !== undefined && whole.text.includes(rowText(cell.table, cell.row))
}

function partsOf(question: string): [string, string] | undefined {
  const asked = question.trim().replace(/\s+/g, ' ')
  const [, first = '', second = ''] = ASKED_TWICE.exec(asked) ?? JOINED.exec(asked) ?? []
  const isQuestion = words(first).some((word) => !isBeside(word))
  return isQuestion && second !== '' ? [first, second] : undefined
}
