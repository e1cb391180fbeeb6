import { fold, words } from '@docent/runtime/text'
import { isOfItsAges } from './ages/its-ages.ts'
import { isOfOtherCount } from './counts/of-its-count.ts'
import { isOfItsDay } from './dates/on-day.ts'
import { isOfTheBusiness } from './hours/opening.ts'
import { isLacking, MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import type { Candidate, Comparison, Guard, Ranked } from './measure.ts'
import { isOfItsDeed } from './other-deed.ts'
import { gradeIn } from './other-grade.ts'
import { isOfOtherThing } from './other-thing.ts'
import { isOfTimeBefore } from './other-time.ts'
import { isOutdated } from './outdated.ts'
import { toThePoint } from './to-the-point.ts'
import { asksAge, tellsAge } from './question/age.ts'
import { askedOf } from './question/asked.ts'
import { asksIfAtAge } from './question/at-age.ts'
import { isBeside } from './question/beside.ts'
import { hasWhatIsLeftOut, isOfOtherFigure } from './rows/guards.ts'
import { namedAmountOf } from './question/named-amount.ts'
import type { Question } from './question/question.ts'
import { isCounting } from './steps/amounts.ts'
import { answersYesNo, excludes, isNegative, isPolar, standingCell } from './units/facts.ts'
import { aboutTable } from './units/tables.ts'
import type { Stems } from './units/unit.ts'
import { has, hasMoneyOnly, isAddress, isWholeAddress, PLAIN_KINDS, type Kind } from './question/values.ts'

/** Why a piece is not said. */
export type RuledOut = 'absent' | 'kind' | 'amount' | 'row' | 'polarity' | 'outdated'

/** What a business tells of itself: "Where are you?" names nothing, and asks for something all the same. */
export const TOLD_OF_ITSELF: ReadonlySet<Kind | undefined> = new Set<Kind>(['place', 'phone', 'mail', 'clock'])
/** How much a yes or no has to answer the very question. */
const OWN_QUESTION = 0.4

/** "Where are you?" is answered by an address. */
export const asksOnlyWhere = ({ kind, lean, words, text }: Comparison['question']) =>
  kind === 'place' && lean === 'not' && words.every((word) => isBeside(word) || (HOUSES.has(word) && YOURS.test(text)))
/** "Where is your shop?" asks where the business is. */
const HOUSES = new Set(
  'shop store business company office studio salon practice showroom branch place premises laden geschaft ladengeschaft firma betrieb buro praxis filiale magasin boutique entreprise bureau cabinet tienda negocio empresa oficina loja escritorio negozio azienda ufficio winkel zaak bedrijf kantoor praktijk'.split(
    ' ',
  ),
)
const YOURS =
  /(?<!\p{L})(?:your?|dein\p{L}*|eue?r\p{L}*|ihre?[mnrs]?|sie|votre|vos|vous|tu|su|vuestr[oa]|vostr[oa]|vossa|jullie|je|jouw|uw)(?!\p{L})/iu

/** "Is the ferry included?" is not answered by where it goes. */
const INCLUDED =
  /(?<!\p{L})(?:included|inclusive|for free|free of charge|inbegriffen|inklusive|inkludiert|enthalten|kostenlos|gratis|umsonst|compris[es]*|inclus[es]*|gratuit[es]*|incluid[oa]s?|incluíd[oa]s?|grátis|compres[oaie]|inclus[oaie]|gratuit[oaie]|inbegrepen|dahil|ücretsiz)(?!\p{L})/iu
const tellsCost = ({ text, asks, cell }: Candidate['unit']) =>
  [text, asks?.text ?? '', cell?.table.heads[cell.column] ?? ''].some(
    (one) =>
      has('price', one) ||
      INCLUDED.test(one) ||
      askedOf(one, undefined).kind === 'price' ||
      /includ|inklu|inclu/iu.test(one),
  )

const ADDRESS =
  /(?<!\p{L})(?:add?ress?|adresse|anschrift|dirección|direccion|endereço|morada|indirizzo|adres)(?!\p{L})/iu
const asksForAddress = ({ kind, text }: Comparison['question']) => kind === 'place' && ADDRESS.test(text)

/** "How much is the deposit?" is not answered by a price that nothing there calls a deposit. */
function isOtherAmount({ unit, reading }: Candidate, amount: RegExp | undefined): boolean {
  if (!amount) return false
  const { passage } = reading.found
  const table = unit.cell?.table
  const around = [unit.asks?.text, table?.label, ...(table?.heads ?? []), table?.rows[unit.cell?.row ?? 0]?.[0]]
  return ![unit.text, passage.title, ...passage.headings, ...around].some((text) => amount.test(text ?? ''))
}

export const namesItsAmount: Guard = ({ question }) => {
  const amount = namedAmountOf(question)
  return (candidate) => !isOtherAmount(candidate, amount)
}

/** What is free there is how it is sent. */
const FREE_SENDING =
  /(?<!\p{L})(?:free (?:(?:return|express|standard|next[- ]day|home|local) )?(?:shipping|delivery|postage|returns?)|kostenlose[rnm]? (?:rück)?(?:versand|lieferung|zustellung)|versandkostenfrei|livraison (?:gratuite|offerte)|envío gratis|envio grátis|spedizione gratuita|gratis (?:verzending|bezorging))(?!\p{L})/giu
/** "How much is the tent?" is not answered by the free shipping of what is sent back. */
export const tellsMoreThanSending: Guard = ({ question }) => {
  const asksPrice = question.kind === 'price' && namedAmountOf(question) === undefined
  return ({ unit: { text } }) => {
    if (!asksPrice) return true
    const others = text.replace(FREE_SENDING, '')
    return others === text || has('price', others)
  }
}

/** "How many are there?" is answered by no price. */
const HOW_MANY = /(?<!\p{L})(?:how many|wie ?viele|combien de|cuánt[oa]s|quant[oa]s|quant[ie]|kaç)(?!\p{L})/iu

/** "My son is 6, can he try the wheel?" */
const OF_AGE =
  /(?<!\p{L})(?:is|am|are|turns|ist|bin|sind|wird)(?: only| just| erst| nur)? \p{N}{1,2}(?:[ -]years?(?:[ -]old)?| jahre?(?: alt)?)?(?=[,.;?!]|\s+(?:and|und|can|may|could|is|am|darf|dürfen|kann|ist)(?!\p{L})|$)|\p{N}[ -](?:years?[ -]olds?|jährige?[nrs]?)(?!\p{L})/iu
/** Whether somebody of that age may take part is asked for, not what it costs. */
const asksAtAge = ({ kind, text }: Question): boolean => (kind === undefined || kind === 'yes-no') && OF_AGE.test(text)
/** A cell that tells a price, or nothing. */
const tellsPriceOnly = (unit: Candidate['unit']): boolean =>
  standingCell(unit) !== undefined && (has('price', unit.text) || isBlank(unit))

const DASHES = /^[-–—−]+$/u
/** A dash says that there is none of it, which only who asks for just that is told. */
const isBlank = ({ kind, cell }: Candidate['unit']): boolean =>
  kind === 'cell' && cell !== undefined && DASHES.test(cell.table.rows[cell.row]?.[cell.column]?.trim() ?? '')

/** "Do you come to my home?" is not answered by the dash below how long that takes; one that is all a row tells says "closed". */
export const tellsSomething: Guard = ({ question: { kind }, terms }) => {
  const mayBeDash = kind === 'price'
  return ({ unit, features, reading }) => {
    if (isBlankRow(unit)) return isNamedAround(unit, reading.read, terms)
    return (
      mayBeDash ||
      isAllOfItsRow(unit) ||
      features.columnNamed + features.columnAsked + features.columnBefore > 0 ||
      !isBlank(unit)
    )
  }
}

/** "Dogs: –, –" */
function isBlankRow({ cell }: Candidate['unit']): boolean {
  const [, ...others] = cell?.table.rows[cell.row] ?? []
  return others.length > 1 && others.every((one) => DASHES.test(one.trim()))
}

/** The dashes of "Dogs" are no tourist tax, and tell only who asks for that one: whether dogs may come they do not say. */
function isNamedAround(
  { cell }: Candidate['unit'],
  read: Candidate['reading']['read'],
  terms: readonly Term[],
): boolean {
  if (!cell) return false
  const name = cell.table.rowStems[cell.row] as Stems
  const around = aboutTable(cell.table, read)
  return tellingOf(terms).some(
    (term) => worthIn(term, name) < MEANT && around.some((stems) => worthIn(term, stems) >= MEANT),
  )
}

const isAllOfItsRow = ({ cell }: Candidate['unit']): boolean => cell?.table.rows[cell.row]?.length === 2

/** "How many rooms do you have?" asks for the number of rows, which no row tells, unless it is named: "How many rooms are suites?" */
function countsRows({ unit: { cell } }: Candidate, { question: { kind, text }, terms }: Comparison): boolean {
  if (kind !== 'number' || !cell) return false
  const counted = fold((COUNTED.exec(text)?.[1] ?? '').toLowerCase())
  const [first, ...others] = cell.table.heads
  if (counted === '' || !isNamedSo(first, counted) || others.some((head) => isNamedSo(head, counted))) return false
  const name = cell.table.rowStems[cell.row] as Stems
  return !tellingOf(terms).some((term) => term.word !== counted && worthIn(term, name) >= MEANT)
}
const COUNTED = new RegExp(`${HOW_MANY.source}\\s+(?:different |verschiedene |other )?(\\p{L}{3,})`, 'iu')
/** "Room" and "rooms", "Zimmer" and "Zimmern". */
const ENDING = 2
const isNamedSo = (head = '', counted: string) =>
  words(head)
    .map(fold)
    .some(
      (one) => (one.startsWith(counted) || counted.startsWith(one)) && Math.abs(one.length - counted.length) <= ENDING,
    )

/** "From what age?" is not answered by how many days something takes. */
const tellsNoAge = ({ unit }: Candidate): boolean => !tellsAge(unit.text) && !(unit.asks && tellsAge(unit.asks.text))

export const tellsItsAge: Guard = ({ question }) => {
  const asks = asksAge(question.text)
  return (candidate) => !asks || !(tellsNoAge(candidate) || isBlank(candidate.unit))
}
/** Whether a child of six may come is not answered by what it costs. */
export const tellsMoreThanPrice: Guard = ({ question }) => {
  const asks = asksAtAge(question)
  const asksIf = asks && asksIfAtAge(question.text)
  return ({ unit }) => !asks || !(tellsPriceOnly(unit) || (asksIf && has('price', unit.text) && !tellsAge(unit.text)))
}

/** "When can I bring him?" is not answered by a day on which nobody can. */
const WHEN_CAN =
  /^(?:(?:from )?when|(?:at |from )?what time|(?:ab |bis )?wann|um wie ?viel uhr|(?:à partir de )?quand|cuándo|quando|wanneer) (?:can|could|may|kann|können|könnte|darf|dürfen|peut|peux|pouvons|puedo|podemos|posso|possiamo|podemos|kan|mag)(?!\p{L})/iu
export const tellsWhenOneCan: Guard = ({ question }) => {
  const asks = WHEN_CAN.test(question.text.trim())
  return ({ unit }) => !asks || !excludes(unit.text) || /\p{N}/u.test(unit.text)
}

/** A yes or no to another question answers nothing. */
export const saysYesToIt: Guard =
  () =>
  ({ features }) =>
    features.polarityAlien <= 1 - OWN_QUESTION

/** What is over has a year or a day: "When was it founded?" is answered by nothing without one. */
const PAST =
  /^(?:when (?:was|were|did)|(?:in )?(?:what|which) year(?= (?:was|were|did))|in (?:what|which) year|(?:wann|in welchem jahr) (?:wurden?|war(?:en)?|hat|haben|ist|sind)|(?:quand|en quelle année) (?:a|ont|est|fut|furent)|(?:cuándo|en qué año) (?:fue|fueron|se)|(?:quando|em que ano|in che anno) (?:foi|foram|se|è|sono|fu|furono)|(?:wanneer|in welk jaar) (?:was|waren|werd|werden|is|zijn))(?!\p{L})/iu
export const asksPast = ({ kind, text }: Question): boolean => kind === 'date' && PAST.test(text.trim())
/** "May" is a month only where it is written so. */
const tellsDay = (text: string) => /\p{N}/u.test(text) || has('date', text.replace(/(?<!\p{L})may(?!\p{L})/gu, ''))
/** When something was is asked for, and this has neither a year nor a day. */
const tellsNoPast = ({ unit, features }: Candidate, question: Question): boolean =>
  asksPast(question) && !unit.cell && features.kindAbove === 0 && !tellsDay(unit.text)

const AS_TELLING = 0.95
/** "What if it is stolen?" is not answered by a row below "Theft" that names something else. */
function isOnlyBelow(unit: Candidate['unit'], question: Question, terms: Comparison['terms']): boolean {
  if (!standingCell(unit) || !question.manner || question.kind !== undefined) return false
  const { own, lead } = unit
  const telling = tellingOf(terms)
  const most = Math.max(0, ...telling.map(({ share }) => share))
  return telling.some((term) => term.share > AS_TELLING * most && worthIn(term, own) === 0 && worthIn(term, lead) === 0)
}

/** How long a thing takes is no day on which it is. */
const LENGTH = /^(?:duration|length|dauer|durée|duración|duração|durata|duur|süre)(?!\p{L})/iu
function tellsLengthOnly(unit: Candidate['unit']): boolean {
  const cell = standingCell(unit)
  if (!cell) return false
  const { heads, rows } = cell.table
  const columns = unit.kind === 'row' ? heads.map((_, column) => column).slice(1) : [cell.column]
  const telling = columns.filter((column) => WHEN.some((one) => has(one, rows[cell.row]?.[column] ?? '')))
  return telling.length > 0 && telling.every((column) => LENGTH.test(heads[column]?.trim() ?? ''))
}
const WHEN: readonly Kind[] = ['date', 'clock', 'duration']

/** Nothing was said before that a question leans on, and it asks for nothing that a business tells of itself. */
const namesAll = ({ lean, kind }: Question) => lean === 'not' && !TOLD_OF_ITSELF.has(kind)

const HALF = 0.5
const OTHER_THING = 0.4

/** What keeps others from being said keeps it as well where there is no other. */
const OF_ITS_KIND: readonly Guard[] = [
  isOfItsDeed,
  isOfItsDay,
  isOfTimeBefore,
  isOfItsAges,
  tellsMoreThanPrice,
  isOfTheBusiness,
  ...toThePoint,
]

/** From this likelihood on a piece is said although a word of the question stands nowhere: nothing else speaks against it. */
const DESPITE_A_WORD = 0.5
/** The share of a question that such a word may have. */
const A_WORD = 0.35

/**
 * Why a piece is not said, where something speaks against it.
 *
 * @param likelihood how likely it is the answer, 0 to 1
 */
export function ruledOut({ candidate }: Ranked, comparison: Comparison, likelihood: number): RuledOut | undefined {
  const { terms, question } = comparison
  const { features, unit } = candidate
  // What a column or a row holds for is named by it.
  const isGraded = gradeIn(comparison)(unit) === 'right'
  const needed = isGraded ? terms.filter(({ word }) => !isCounting(word)) : terms
  const lacking = needed.filter(isLacking).reduce((sum, { share }) => sum + share, 0)
  if (lacking > (likelihood < DESPITE_A_WORD ? 0 : A_WORD)) return 'absent'
  if (needed.length > 0 && needed.every(({ absent }) => absent) && namesAll(question)) return 'absent'
  if (features.contactMissing > 0 || (features.kindMissing > 0 && PLAIN_KINDS.has(question.kind))) return 'kind'
  if (question.wanted === 'hours' && features.kindMissing > 0) return 'kind'
  if (asksForAddress(question) && !isAddress(unit.text)) return 'kind'
  if (asksOnlyWhere(question) && !isWholeAddress(unit.text)) return 'kind'
  if (question.kind === 'yes-no' && INCLUDED.test(question.text) && !tellsCost(unit) && !answersYesNo(unit))
    return 'kind'
  if (isOtherAmount(candidate, namedAmountOf(question))) return 'amount'
  if (asksAge(question.text) && tellsNoAge(candidate)) return 'kind'
  if (question.kind === 'number' && HOW_MANY.test(question.text) && unit.cell && hasMoneyOnly(unit.text)) return 'kind'
  if (tellsNoPast(candidate, question)) return 'kind'
  if (OF_ITS_KIND.some((guard) => !guard(comparison)(candidate))) return 'kind'
  if (question.kind === 'date' && tellsLengthOnly(unit)) return 'kind'
  if (isOfOtherFigure(candidate, comparison)) return 'amount'
  if (hasWhatIsLeftOut(candidate, question)) return 'polarity'
  if (countsRows(candidate, comparison)) return 'kind'
  if (isOnlyBelow(unit, question, terms)) return 'row'
  if (isOfOtherCount(question)(unit)) return 'row'
  if (isOfOtherThing(candidate, comparison)) return 'row'
  // "Can I cancel my repair?" is not answered by what a course about repairs costs.
  if (unit.cell && question.kind === 'yes-no' && features.missing >= HALF) return 'row'
  // "Do you sell irrigators?" is not answered by a yes to "Do you sell toothbrushes?".
  if (unit.asks && question.kind === 'yes-no' && isPolar(unit) && !isNegative(unit) && features.missing >= OTHER_THING)
    return 'polarity'
  if (features.polarityAlien > 1 - OWN_QUESTION) return 'polarity'
  return isOutdated(candidate) ? 'outdated' : undefined
}
