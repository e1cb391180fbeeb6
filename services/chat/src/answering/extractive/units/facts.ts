import { beginsWithPolarity, has, isAddress, type Kind } from '../question/values.ts'
import { hasCondition } from './conditions.ts'
import { cellWithUnit } from './tables.ts'
import type { ReadPassage, Table, Unit } from './unit.ts'

// What depends on a piece alone is looked for when it is first asked for, and remembered with it.

const KINDS: readonly Kind[] = [
  'price',
  'clock',
  'duration',
  'date',
  'number',
  'phone',
  'mail',
  'link',
  'place',
  'person',
  'percent',
  'measure',
  'yes-no',
]
const kindBits = new Map(KINDS.map((kind, i) => [kind, 1 << i]))
const POLAR = 1 << KINDS.length
const NEGATIVE = POLAR << 1
const ADDRESS = POLAR << 2
const YES_NO_CELL = POLAR << 3
const SEVERAL_THINGS = POLAR << 4
const CONDITION = POLAR << 5
const FOR_NOBODY = POLAR << 6
const FOOTER = POLAR << 7

function told(unit: Unit, bit: number, test: (unit: Unit) => boolean): boolean {
  const facts = (unit.facts ??= { known: 0, held: 0 })
  if ((facts.known & bit) === 0) {
    facts.known |= bit
    if (test(unit)) facts.held |= bit
  }
  return (facts.held & bit) !== 0
}

/** A "when" is told by a day, a time or how long it takes; in a table the cell has to tell it, not the name of its column. */
export const offersKind = (kind: Kind, unit: Unit): boolean =>
  told(unit, kindBits.get(kind) as number, offers.get(kind) as (unit: Unit) => boolean)

/** "Bikes may be taken anywhere" names no month. */
const MAY_BE = /(?<!\p{L})may(?= (?:not |only )?be(?!\p{L}))/gu

const offers = new Map(
  KINDS.map((kind) => [
    kind,
    ({ text, cell, kind: unitKind }: Unit): boolean => {
      const said = cell && unitKind !== 'row' ? cellWithUnit(cell) || text : text
      return (
        has(kind, said) ||
        (kind === 'price' && unitKind === 'row' && tellsPrice(cell)) ||
        (cell !== undefined && COUNTED.has(kind) && NOTHING.test(said)) ||
        (cell !== undefined && kind === 'price' && ASK_US.test(said)) ||
        (cell !== undefined && kind === 'clock' && CLOSED.test(said)) ||
        (kind === 'date' && (has('duration', said) || has('clock', said))) ||
        (kind === 'clock' &&
          has('date', said.replace(MAY_BE, '')) &&
          (!cell || (/\p{N}/u.test(said) && !hasTimesBeside(cell))))
      )
    },
  ]),
)

/** The day of a cell is no time of day where another column tells that. */
const hasTimesBeside = ({ table: { headKinds, rows }, row, column }: NonNullable<Unit['cell']>) =>
  headKinds.some((kind, at) => kind === 'clock' && at !== column && has('clock', rows[row]?.[at] ?? ''))

/** A row of bare figures, in a table whose note says in which currency they are. */
const tellsPrice = (cell: Unit['cell']) =>
  (cell?.table.currency !== undefined || cell?.table.inCents === true) &&
  (cellsOffering('price', cell.table)[cell.row]?.includes(true) ?? false)

const COUNTED: ReadonlySet<Kind> = new Set<Kind>(['price', 'number', 'duration', 'percent', 'measure'])
/** There is none: that, too, tells a price or a number, and that it is not to be had. */
const NOTHING =
  /^(?:none|nothing|no limit|n\/a|[–—-]+|not (?:offered|available|possible|applicable)|keine?[rs]?|entfällt|nicht (?:angeboten|möglich|verfügbar|erhältlich)|aucune?|non (?:proposé|disponible)e?s?|ningun[oa]|no (?:disponible|se ofrece)|nenhum[a]?|não (?:disponível|oferecido)|nessun[oa]?|non (?:disponibile|offerto)|geen|niet (?:beschikbaar|mogelijk)|yok|なし|لا يوجد)$/iu
/** Whoever has to be asked for a price tells that no list has it. */
const ASK_US =
  /^(?:(?:please |let['’]?s )?(?:talk to|contact|ask|call|email) (?:us|sales|our \p{L}+(?: team)?|the office)|price on (?:application|request)|p\.?o\.?a\.?|custom(?: pric(?:e|ing))?|quote|by quote|on quotation|individuell\p{L}*|(?:preis )?(?:nach|auf) (?:aufwand|absprache|vereinbarung|angebot|anfrage)|sur devis|nous consulter|(?:a )?consultar|presupuesto|sob consulta|su preventivo|op offerte|in overleg)[.!]?$/iu
/** That it is not open tells when it is. */
const CLOSED =
  /^(?:closed(?: all day)?|geschlossen|zu|ruhetag|fermée?|cerrad[oa]|fechad[oa]|chius[oa]|gesloten|dicht|kapalı)$/iu

export const isPolar = (unit: Unit): boolean => told(unit, POLAR, ({ text }) => beginsWithPolarity(text))

const NO = "no|not|\\p{L}+n['’]t|cannot|never|nicht|kein\\p{L}*|ne|n['’]\\p{L}+|pas|não|non|niet|geen|değil|yok"
const SAYS_NO = new RegExp(`(?<!\\p{L})(?:${NO}|only|nur|sans)(?!\\p{L})`, 'iu')
const EXCLUDES = new RegExp(`(?<!\\p{L})(?:${NO})(?!\\p{L})`, 'iu')
/** Whether a sentence says no to something; "only" does not where that is what is asked about. */
export const excludes = (sentence: string): boolean => EXCLUDES.test(sentence)
export const isNegative = (unit: Unit): boolean => told(unit, NEGATIVE, ({ text }) => SAYS_NO.test(text))

export const setsCondition = (unit: Unit): boolean => told(unit, CONDITION, ({ text }) => hasCondition(text))

export const tellsAddress = (unit: Unit): boolean => told(unit, ADDRESS, ({ text }) => isAddress(text))

/** Written for programs: what a call takes or gives. */
const CODE = /[{[]\s*"[^"\n]*"\s*[:,]|^\s*"[^"\n]+":\s/mu

/** What somebody left for themselves in a document. */
const NOTE_TO_SELF = /^\W*(?:TODO|FIXME|XXX)(?!\p{L})/u
export const isForNobody = (unit: Unit): boolean =>
  told(unit, FOR_NOBODY, ({ text }) => NOTE_TO_SELF.test(text) || CODE.test(text))

/** What stands at the foot of every page: links beside a name. */
const PARTED = /\s[|·]\s/gu
const LEGAL =
  /(?<!\p{L})(?:impressum|imprint|datenschutz|privacy|terms|agb|cookies|mentions légales|aviso legal|note legali|voorwaarden)(?!\p{L})/iu
export const isFooter = (unit: Unit): boolean =>
  told(unit, FOOTER, ({ text }) => (text.match(PARTED)?.length ?? 0) >= 2 && LEGAL.test(text))

/** The place of a cell or row that stands in its table; undefined where cells were put together for a question. */
export const standingCell = ({ kind, cell }: Pick<Unit, 'kind' | 'cell'>): Unit['cell'] =>
  kind === 'extreme' ? undefined : cell

const SAYS_YES_OR_NO =
  /^(?:yes|no|ja|nein|oui|non|sí|no|sim|não|sì|nee|evet|hayır|included|not (?:included|available|offered)|inklusive|inbegriffen|incluid[oa]s?|inclus[eo]?s?|inbegrepen|✓|✔|☑|☒|✗|☐|–|-|×|○|はい|いいえ|نعم|لا)$/iu
export const answersYesNo = (unit: Unit): boolean =>
  told(unit, YES_NO_CELL, ({ cell }) => SAYS_YES_OR_NO.test(cell?.table.rows[cell.row]?.[cell.column]?.trim() ?? ''))

/** Two commas part three things. */
export const namesSeveral = (unit: Unit): boolean =>
  told(unit, SEVERAL_THINGS, ({ text }) => text.indexOf(',') !== text.lastIndexOf(','))

/** Whether each cell of a table tells something of a kind, by rows. */
export function cellsOffering(kind: Kind, table: Table): readonly (readonly boolean[])[] {
  const known = (table.offering ??= new Map())
  let cells = known.get(kind)
  if (!cells) {
    cells = table.rows.map((row, r) =>
      row.map((_, column) => column > 0 && has(kind, cellWithUnit({ table, row: r, column }))),
    )
    known.set(kind, cells)
  }
  return cells
}

const SEVERAL: ReadonlySet<Unit['kind']> = new Set(['pair', 'paragraph', 'faq', 'list', 'block', 'item'])
const SINGLE: ReadonlySet<Unit['kind']> = new Set(['sentence', 'line', 'item'])
const NONE: readonly number[] = []

/** Of a piece of several sentences: the places of those pieces of its passage that stand inside it. */
export function inside(read: ReadPassage, at: number): readonly number[] {
  const known = (read.inside ??= [])
  return (known[at] ??= singlesIn(read.units, at))
}

function singlesIn(units: readonly Unit[], at: number): readonly number[] {
  const unit = units[at] as Unit
  if (!SEVERAL.has(unit.kind)) return NONE
  return units.flatMap((one, i) =>
    i !== at && SINGLE.has(one.kind) && one.text.length < unit.text.length && unit.text.includes(one.text) ? [i] : [],
  )
}
