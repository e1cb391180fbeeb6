import { fold, words } from '@docent/runtime/text'
import { worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison, Told } from './measure.ts'
import { missesFigure, picksOf, type Asked, type Pick } from './picked-rows.ts'
import { boundIn } from './question/bound.ts'
import type { Question } from './question/question.ts'
import { has, hasMoney, PLAIN_KINDS } from './question/values.ts'
import { DEEDS, THINGS } from './question/things.ts'
import { LINE_BREAK } from './say.ts'
import { stemsIn } from './units/stems.ts'
import { cellWithUnit, lineOfRow } from './units/tables.ts'
import type { Stems, Table } from './units/unit.ts'
import { partedTables, type PartedTable } from './units/parted.ts'

/** Asks which of several things have something. */
const ASKS_WHICH =
  /^(?:(?:and|und|et|y|e|en),? )?(?:which|what|who|list|name|show me|tell me|welche[rnms]?|was|wer|nenne|zeig\p{L}*|quel(?:le)?s?|qui|lesquel\p{L}*|qué|cuál(?:es)?|quién(?:es)?|qual[ei]?|quais|chi|che|cosa|welke?|wat|wie)(?!\p{L})/iu
const THERE_ARE =
  /^(?:are there|is there|do you (?:have|offer|do|sell|serve)|have you(?: got)?|gibt es|gibts|habt ihr|haben sie|bietet ihr|bieten sie|y a-t-il|il y a|avez-vous|vous avez|hay|tenéis|tienen|tienes|há|têm|ci sono|c['’]è|avete|zijn er|is er|hebben jullie|hebt u)(?!\p{L})/iu
/** What is left out, forbidden or not borne is not what a row says, and of two things that are asked for one may do. */
const WITHOUT = new RegExp(
  `(?<!\\p{L})(?:${[
    "\\p{L}+n[’']?t(?<=(?:do|does|did|is|are|was|were|ca|have|has|wo|would|could|should)n[’']?t)|cannot|without|no(?! (?:more|less|fewer) than)|not(?! (?:more|less|fewer) than)|non|never|neither|nor|none|except|excluding|other than|instead|rather|less(?! than)|fewer(?! than)|out of|sold|prohibited|banned|forbidden|excluded",
    'ohne|kein\\p{L}*|nicht?|nie|niemals|weder|außer|statt|anstatt|verboten|ausverkauft|ausgeschlossen',
    'sans|pas|jamais|sauf|interdit\\p{L}*|épuisée?s?|sin|nunca|excepto|prohibid\\p{L}*|agotad\\p{L}*|sem|exceto|senza|tranne|vietat\\p{L}*|zonder|geen|niet|nooit|behalve|verboden|uitverkocht',
    'or(?! (?:more|less|above|over|fewer|below|under))|oder(?! (?:mehr|weniger|länger|größer))|ou(?! (?:plus|moins|mais|menos))|o(?! (?:más|menos|più|meno))',
  ].join('|')})(?!\\p{L})|\\p{L}-?(?:free|frei|fri)(?!\\p{L})`,
  'iu',
)
/** Who cannot bear something asks for what has it not. */
const CANNOT_BEAR = /allerg|intoleran|unverträglich|zöliak|c(?:o?e|œ)liac|celíac|celiaqu|diab[eè]t/iu
/** What somebody has to bring to a class stands beside no class. */
const NEEDS =
  /^(?:what|was|que|qué|che|cosa|wat)(?!\p{L}).*(?<!\p{L})(?:needs?|bring|wear|brauch\p{L}*|mitbring\p{L}*|benötig\p{L}*|besoin|apporter|necesit\p{L}*|traer|serve|portare|nodig)(?!\p{L})/iu
const HOW_MANY =
  /(?<!\p{L})(?:how (?:many|much|long|often|far|old)|number of|wie ?viele?|wie (?:lange|oft|weit)|anzahl|combien|cuánt[oa]s?|quant[oaie]s?|hoeveel)(?!\p{L})/iu

const LONGEST_ROWS = 320
const LONGEST_NAMES = 600
const FEWEST = 2

/**
 * All rows of a table that have what is asked for, where one would be half of the answer: "Which classes are on Monday?", "rooms under
 * 100 €", "vegan dishes". Nothing of the question may be left that the table does not say.
 */
export function rowsThatHave(comparison: Comparison): Told | undefined {
  const { question } = comparison
  if (question.lean !== 'not' || !mayAskForRows(question) || OF_OTHERS.has(question.kind)) return undefined
  const picked = partedTables(comparison).flatMap((parted) => rowsIn(parted, comparison) ?? [])
  // The same table may have been uploaded twice; of two that have some each, one would be told as all.
  const between = picked.filter(({ picks }) => picks.some(({ isBetween }) => isBetween))
  const able = between.length > 0 ? between : picked
  const [only, ...others] = able.filter((one, i) => able.findIndex((other) => isSame(one, other)) === i)
  return only && others.length === 0 ? toldOf(only, comparison) : undefined
}
/** How somebody is reached, or where, stands beside them and picks nobody. */
const OF_OTHERS: ReadonlySet<Question['kind']> = new Set<Question['kind']>(['phone', 'mail', 'link', 'place'])

interface Picked extends PartedTable {
  picks: readonly Pick[]
  rest: readonly Term[]
  rows: readonly number[]
}
const isSame = (one: Picked, other: Picked) => {
  const linesOf = ({ table, rows }: Picked) => rows.map((row) => lineOfRow(table, row)).join('\n')
  return linesOf(one) === linesOf(other)
}

const mayAskForRows = ({ text, superlative, manner, leftOut, wanted }: Question): boolean =>
  !superlative &&
  !manner &&
  wanted === undefined &&
  leftOut.size === 0 &&
  !WITHOUT.test(text) &&
  !CANNOT_BEAR.test(text) &&
  !NEEDS.test(text)

/**
 * What is asked of rows by what stands in them; of those that hold for a figure or a day, anything may be asked but yes or no. Where no
 * word asks, the rows are named as what they are: "classes for beginners".
 */
function asksForRows({ question, terms }: Comparison, { headStems }: Table): boolean {
  const { text, kind } = question
  const asked = text.trim()
  if (!mayAskForRows(question) || HOW_MANY.test(asked)) return false
  if (ASKS_WHICH.test(asked) || THERE_ARE.test(asked)) return true
  return kind === undefined && terms.some((term) => THINGS.has(term.word) || isNamedBy(term, headStems.slice(0, 1)))
}

const askedOf = ({ question, terms }: Comparison, { language }: Read): Asked => ({
  question,
  terms,
  all: words(question.text).map(fold),
  bound: boundIn(question.text),
  language,
})

/** Whether a piece stands in a row that has another figure than the rows that are asked for: "under 100 €" at 120 €. */
export function isOfOtherFigure({ unit: { cell }, reading }: Candidate, comparison: Comparison): boolean {
  const { question } = comparison
  if (!cell || question.kind === 'yes-no' || !mayAskForRows(question)) return false
  const isCounted = question.lean === 'not' && asksForRows(comparison, cell.table)
  return missesFigure(cell.table, cell.row, askedOf(comparison, reading.read), isCounted)
}

const LEFT_OUT =
  /(?<!\p{L})(?:without|free (?:of|from)(?! charge)|ohne|sans|sin|sem|senza|zonder)\s+(?:any |the |jegliche |d[eu] )?(\p{L}{3,})|(?<!\p{L})(\p{L}{3,})-?(?:free|frei(?:e[snr]?)?)(?!\p{L})/iu
const OF_FIGURES: ReadonlySet<Question['kind']> = new Set<Question['kind']>(['yes-no', 'price', 'date', 'number'])

/** "What is without gluten?" is not answered by a dish in whose row gluten is listed; whether that one is, is. */
export function hasWhatIsLeftOut({ unit: { cell, text } }: Candidate, question: Question): boolean {
  if (!cell || OF_FIGURES.has(question.kind)) return false
  const [, one, other] = LEFT_OUT.exec(question.text) ?? []
  const said = fold((one ?? other ?? '').toLowerCase())
  const things = said !== '' ? [said] : CANNOT_BEAR.test(question.text) ? question.words : []
  const [, ...cells] = cell.table.rows[cell.row] ?? []
  const isListed = cells.some((each) => {
    const all = words(each).map(fold)
    return things.some((thing) => all.includes(thing)) && !WITHOUT.test(each)
  })
  return isListed && !WITHOUT.test(text)
}

type Read = Candidate['reading']['read']

/** The rows that a table has of what is asked for, where it says all of the question. */
function rowsIn(parted: PartedTable, comparison: Comparison): Picked | undefined {
  const { table, read } = parted
  const { question, terms } = comparison
  const picks = picksOf(table, askedOf(comparison, read))
  const isBetween = question.kind !== 'yes-no' && picks.some((pick) => pick.isBetween)
  if (picks.length === 0 || !(isBetween || asksForRows(comparison, table))) return undefined
  // What the business plan costs is not what all costs that comes with it.
  const isOfPrice = picks.some(({ column }) => table.rows.some((row) => hasMoney(row[column] ?? '')))
  if (question.kind === 'price' && !isBetween && !isOfPrice) return undefined
  const taken = new Set(picks.flatMap((pick) => [...pick.taken]))
  const rest = terms.filter(({ word }) => !taken.has(word))
  const named = namedRows(table, picks, rest, read)
  const rows = table.rows.flatMap((_, row) =>
    picks.every((pick) => pick.rows.has(row)) && (!named || named.rows.has(row)) ? [row] : [],
  )
  const isSaid = saidBy(table, read, question, isBetween)
  if (rows.length === 0 || !rest.every((term) => named?.taken.has(term.word) || isSaid(term))) return undefined
  return { ...parted, picks, rest, rows }
}

function toldOf(
  { table, places, isWhole, picks, rest, rows }: Picked,
  { question, candidates }: Comparison,
): Told | undefined {
  const fewest = picks.some(({ isSure }) => isSure) ? 1 : FEWEST
  const isAll = rows.length === table.rows.length
  if (!isWhole || isAll || rows.length < fewest || mayBeMore(picks, table)) return undefined
  const { kind } = question
  if (kind && PLAIN_KINDS.has(kind) && !rows.every((row) => has(kind, wholeText(table, row)))) return undefined
  const lines = linesOf(table, rows, columnTold(table, rows, picks, rest, question.kind))
  if (!lines) return undefined
  // Each part of a table stands in a passage of its own, and is told with it.
  const parts = new Map<Table, { candidate: Candidate; lines: string[] }>()
  for (const [i, row] of rows.entries()) {
    const place = places[row] as (typeof places)[number]
    const candidate = candidates.find(({ unit: { cell } }) => cell?.table === place.table && cell.row === place.row)
    if (!candidate) return undefined
    const part = parts.get(place.table) ?? { candidate, lines: [] }
    part.lines.push(lines.all[i] as string)
    parts.set(place.table, part)
  }
  const [first, ...beside] = [...parts.values()].map((part) => ({
    candidate: part.candidate,
    text: part.lines.join(lines.between),
  }))
  return first && { ...first, beside }
}

const wholeText = (table: Table, row: number) =>
  (table.rows[row] ?? []).map((_, column) => cellWithUnit({ table, row, column })).join('\n')

/** Whether another row may have all of it, too. */
function mayBeMore(picks: readonly Pick[], { rows }: Table): boolean {
  const hasOrMay = ({ rows: having, maybe }: Pick, row: number) => having.has(row) || maybe?.has(row) === true
  return rows.some((_, row) => picks.every((pick) => hasOrMay(pick, row)) && picks.some((pick) => !pick.rows.has(row)))
}

/** The rows whose names, or cells beside those that pick them, have a word of the question, where others have not. */
function namedRows(table: Table, picks: readonly Pick[], rest: readonly Term[], { title, headings, language }: Read) {
  const taken = new Set<string>()
  let rows: Set<number> | undefined
  const picking = new Set(picks.map(({ column }) => column))
  const cells = table.rows.map((row, at) => [
    table.rowStems[at] ?? new Set<string>(),
    ...row.flatMap((cell, column) => (column > 0 && !picking.has(column) ? [stemsIn(cell, language)] : [])),
  ])
  for (const term of rest) {
    const rowsWith = (worth: number) =>
      cells.flatMap((all, row) => (all.some((stems) => worthIn(term, stems) >= worth) ? [row] : []))
    const asItStands = table.rows.flatMap((row, at) =>
      words(row[0] ?? '').some((one) => fold(one) === term.word) ? [at] : [],
    )
    const literal = asItStands.length > 0 ? asItStands : rowsWith(SAME_WORD)
    const having = literal.length > 0 ? literal : rowsWith(OTHER_WORD)
    const isOfHead = table.headStems.some(
      (stems) => worthIn(term, stems) >= (literal.length > 0 ? SAME_WORD : OTHER_WORD),
    )
    if (having.length === 0 || THINGS.has(term.word) || isOfHead) continue
    // Of all of them, or of none in particular.
    if (having.length === table.rows.length && isNamedBy(term, [table.labelStems, title, headings])) continue
    taken.add(term.word)
    rows = new Set(having.filter((row) => !rows || rows.has(row)))
  }
  return rows && { rows, taken }
}
/** Both are forms of one word; another word may mean the same. */
const SAME_WORD = 0.95
const OTHER_WORD = 0.85
const isNamedBy = (term: Term, all: readonly Stems[]) => all.some((stems) => worthIn(term, stems) >= OTHER_WORD)

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
function saidBy(
  { labelStems, headStems, heads, rows }: Table,
  { title, headings }: Read,
  { kind }: Question,
  isBetween: boolean,
) {
  const around = [labelStems, ...headStems, title, headings]
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

/** The column that is asked for beside the names of the rows, by its name or by what it tells, else the one that picks them. */
function columnTold(
  table: Table,
  rows: readonly number[],
  picks: readonly Pick[],
  rest: readonly Term[],
  kind: Question['kind'],
): number {
  const picking = new Set(picks.map(({ column }) => column))
  const isOpen = (column: number) => column > 0 && !picking.has(column)
  const named = table.headStems.findIndex(
    (stems, column) => isOpen(column) && rest.some((term) => isNamedBy(term, [stems])),
  )
  if (named > 0) return named
  const telling =
    kind === undefined || kind === 'yes-no'
      ? -1
      : table.heads.findIndex(
          (_, column) => isOpen(column) && rows.every((row) => has(kind, cellWithUnit({ table, row, column }))),
        )
  return telling > 0 ? telling : (picks[0]?.column ?? 0)
}

/** The rows as they are said: whole where they are few, else by what was asked, else by their names. */
function linesOf(table: Table, rows: readonly number[], column: number) {
  const cell = (row: number, at: number) => table.rows[row]?.[at]?.trim() ?? ''
  const head = table.heads[column]?.trim() ?? ''
  const ways = [
    { all: rows.map((row) => lineOfRow(table, row)), between: LINE_BREAK, most: LONGEST_ROWS },
    {
      all: rows.map((row) => `${[cell(row, 0), head].filter(Boolean).join(', ')}: ${cell(row, column)}`),
      between: LINE_BREAK,
      most: LONGEST_ROWS,
    },
    { all: rows.map((row) => cell(row, 0)), between: ', ', most: LONGEST_NAMES },
  ]
  return ways.find(({ all, between, most }) => all.join(between).length <= most)
}
