import { isLacking } from './match/terms.ts'
import type { Candidate, Comparison, Ranked, Told } from './measure.ts'
import { asksWhereTo, destinationOf, movedIn } from './question/destination.ts'
import type { Kind } from './question/values.ts'
import { withoutListMarks } from './sentences.ts'

/** Says how far, or in what region. */
const WITHIN =
  /(?<!\p{L})(?:within|throughout|all over|across|anywhere in|everywhere in|inside|(?:up to|radius of|further than|beyond) \p{N}+|nation-?wide|worldwide|abroad|overseas|only (?:to|in)|mainland|innerhalb|(?:im )?umkreis|im (?:groß)?raum|in ganz|(?:bundes|deutschland|österreich|schweiz|europa|welt|landes)weit|ins ausland|dans (?:toute|un rayon|le rayon|un périmètre)|rayon|à l['’]étranger|en tod[oa]|radio de|dentro d[eo]|al extranjero|península|em tod[oa]|raio de|estrangeiro|in tutt[ao]|entro|raggio|all['’]estero|binnen|in heel|straal van|door heel|buitenland)(?!\p{L})/iu
/** "Within three working days" is no region. */
const WITHIN_TIME =
  /(?<!\p{L})(?:[Ww]ithin|[Ii]nnerhalb|[Bb]innen|[Ee]ntro|[Dd]entro)\s+(?:[\p{Ll}\p{N}–-]+\s+){0,3}(?:days?|hours?|weeks?|months?|minutes?|(?:Werk|Arbeits)?[Tt]age?n?|Stunden?|Wochen?|Minuten|Monaten?|jours|heures|semaines|días|horas|semanas|dias|giorni|ore|settimane|dagen|werkdagen|uur|weken)(?!\p{L})/gu
const DATES =
  'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Januar|Mai|Okt|Dez|Diens|Mitt|Donner|Frei|Sams|Sonn|EUR|VAT|Werktag|Tag|Woche'
/** "To Germany", "nach Österreich", "in Bavaria": a name after it. In German "in" may have any noun after it. */
const TO_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:to|into|nach|around|near|naar|vers|hasta|até)\s+(?:the\s+|all of\s+)?(?!${DATES})\p{Lu}[\p{L}'-]{2,}`,
  'u',
)
const DISTANCE = /\p{N}\s?(?:km|kilomet\p{L}+|miles?|meilen)(?!\p{L})/iu

const LONGEST = 300
const MOST = 3
const ASKS: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>([
  'yes-no',
  'price',
  'duration',
  'date',
  'place',
  undefined,
])

/** Where something is brought, or somebody comes to, as it is said. */
export interface Region extends Told {
  /** Just that is asked for, of no place, and it stands nowhere else. */
  isAsked: boolean
}

/**
 * What the documents say of where something is brought to, for who asks whether it is brought to a place that they do not name. Nobody
 * here knows which towns lie in Bavaria: it is shown, and neither yes nor no is said.
 */
export function regionOf({ question, terms }: Comparison, ranked: readonly Ranked[]): Region | undefined {
  const moves = ASKS.has(question.kind) ? movedIn(question.text) : undefined
  const place = moves && destinationOf(question.text, question.language)
  const isAsked = moves !== undefined && asksWhereTo(question.text)
  if (!moves || (!place && !isAsked)) return undefined
  if (terms.some((term) => isLacking(term) && !place?.has(term.word) && !moves.test(term.word))) return undefined
  const telling = ranked.map((one) => one.candidate).filter((one) => tellsWhere(one, moves))
  const [first] = telling
  if (!first) return undefined
  const same = telling.filter(
    (one) => one !== first && one.reading === first.reading && !one.unit.cell && !first.unit.cell,
  )
  const text = together(first, same.slice(0, MOST))
  // What stands elsewhere may be the rule, and this an exception.
  const isAll = telling.every(({ unit }) => text.includes(textOf(unit.text.replace(LABEL, ''))))
  return { candidate: first, text, isAsked: isAsked && isAll }
}

const TOO_MUCH: ReadonlySet<Candidate['unit']['kind']> = new Set([
  'block',
  'list',
  'paragraph',
  'faq',
  'pair',
  'extreme',
])

/** "We send them by road": of which things stands before it. */
const LEANS = /(?<!\p{L})(?:them|these|those|diese[nrs]?)(?!\p{L})/iu

function tellsWhere({ unit: { text, kind }, features }: Candidate, moves: RegExp): boolean {
  if (LEANS.test(text) || text.length > LONGEST || TOO_MUCH.has(kind) || features.old > 0 || /[?？]\s*$/u.test(text))
    return false
  return moves.test(text) && tellsRegion(text)
}

/** Whether a text says how far, or in what region. */
export const tellsRegion = (text: string): boolean =>
  WITHIN.test(text.replace(WITHIN_TIME, '')) || TO_NAME.test(text) || DISTANCE.test(text)

/** The pieces in the order of the document, below the name that they share. */
function together(first: Candidate, others: readonly Candidate[]): string {
  const whole = first.reading.read.text
  const placeOf = ({ unit }: Candidate) => {
    const own = unit.text.replace(LABEL, '')
    const from = whole.indexOf(own)
    return { from, to: from + own.length, text: own }
  }
  const all = [placeOf(first)]
  if (all[0]?.from === -1) return textOf(first.unit.text)
  // What stands right beside it goes on with it; elsewhere "we send them" may be of other things.
  for (const one of others.map(placeOf).sort((a, b) => a.from - b.from)) {
    const [start, end] = [all[0]?.from ?? 0, all.at(-1)?.to ?? 0]
    if (one.from >= end && one.from - end < BESIDE) all.push(one)
    else if (one.to <= start && start - one.to < BESIDE) all.unshift(one)
  }
  const label = LABEL.exec(first.unit.text)?.[0] ?? ''
  const said = label + all.map(({ text }) => textOf(text)).join(' ')
  return said.length <= LONGEST ? said : textOf(first.unit.text)
}

const LABEL = /^[^:]{2,80}: /u
const BESIDE = 4
const textOf = (text: string) =>
  withoutListMarks(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim()
