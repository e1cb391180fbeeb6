import { withoutMarks } from '../answering/citations.ts'
import { WEEKDAYS } from '../answering/extractive/calendar/names.ts'
import { beginsWithPolarity, has, isAddress } from '../answering/extractive/question/values.ts'
import { tellsRegion } from '../answering/extractive/region.ts'

/** What an answer has to have to be one: a sentence that is nearest to "How can I reach you?" may be about telephones. */
export type Evidence = keyof typeof evidence

/** Of what a text only mentions, these are told of one thing among others too often. */
const ONLY_HEADED: ReadonlySet<Evidence> = new Set<Evidence>([
  'any',
  'terms',
  'price',
  'included',
  'number',
  'refund',
  'freeUntil',
])
export const mayBeMentioned = (told: Evidence): boolean => !ONLY_HEADED.has(told)

const PARKING = /park|stationn|garer|aparca|estaciona|parcheg|otopark|駐車/iu
const SPACES =
  /spaces?|places?|free|car ?parks?|multi-?storey|in the (?:yard|street)|plätze|kostenlos|tiefgarage|parkhaus|im hof|plazas?|gratis|gratuit|posti|plaatsen|lugares|台/iu
const NO_PARKING = /tickets?|fines?|strafzettel|amende|multa|boete/iu
const NEEDED =
  /(?:not|no|n['’]t) (?:need|necess|requir)|\bneed(?:ed|s)? an? appoint|without (?:an )?appoint|by appointment|appointments? (?:is|are) (?:needed|necessary|required)|please (?:book|make an) appoint|ohne (?:vorherigen )?termin|nur (?:mit|nach) termin|nach (?:termin)?vereinbarung|(?:kein(?:en)?|einen?) termin (?:nötig|notwendig|erforderlich|brauch)|brauchen (?:sie )?(?:k?einen )?termin|sans rendez|sur rendez|sin cita|cita previa|senza appuntamento|su appuntamento|zonder afspraak|op afspraak|sem marcação|com marcação/iu
const MEANS =
  /\bcards?\b|\bcash|visa|mastercard|paypal|direct debit|transfer|karte|\bbar\b|bargeld|überweis|lastschrift|carte|espèces|chèque|virement|tarjeta|efectivo|transferencia|carta|contanti|bonifico|\bpin|contant|overschrijving|cartão|dinheiro|transferência|kart|nakit|havale|カード|現金|振込/iu
const ANIMALS =
  /welcome|allow|permit|no (?:dogs?|pets?)|on a lead|willkommen|erlaubt|gestattet|verboten|mitbring|mitgebracht|dürfen|leine/iu
const INCLUDED = /includ|in the price|no extra|inbegriffen|inklusive|enthalten/iu
const FREE = /free|without (?:cost|charge)|kostenlos|kostenfrei|ohne kosten/iu
const CANCEL = /cancel|storn|absag|abgesagt|rücktritt/iu
const EARLY_OR_LATE = /\b(?:early|late)\b|früh|spät/iu
/** Durations without a length. */
const AT_ONCE = /(?<!\p{L})(?:immediately|at once|sofort|none|keine?|overnight|while you wait|unlimited)(?!\p{L})/giu
/** A warranty lasts long: days are what a repair takes. */
const LONG =
  /years?|months?|lifetime|jahre?n?|monat|lebenslang|\bans?\b|mois|à vie|años?|meses|anos?|anni|mesi|jaar|maand|yıl|\bay\b|年|月/iu
const WARRANTY = /warrant|guarant|garant|gewährleist/iu

/** "If you cancel later than that": of when stands before it. */
const LEANS = /(?<!\p{L})(?:than that|after that|otherwise|andernfalls|danach|sonst)(?!\p{L})/iu
const DAYS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WEEKDAYS})(?![\\p{L}\\p{M}])|[月火水木金土日]曜`, 'giu')
const DAILY =
  /(?<!\p{L})(?:daily|every day|täglich|tous les jours|todos los días|todos os dias|ogni giorno|dagelijks|her gün)(?!\p{L})|毎日/iu
/** The Saturdays in Advent, and who is there after an operation, are no hours of a week. */
const isEachWeek = (text: string) =>
  DAILY.test(text) || new Set(text.match(DAYS)?.map((day) => day.toLowerCase())).size > 1

const lasts = (text: string) => has('duration', text.replace(AT_ONCE, ''))

/** "Cut and wash: short 49, long 67": in a list whose currency stands above it. */
const FIGURES = /: (?:[^:]*\s)?\p{N}{1,4}(?:[.,]\p{N}{2})?(?![\p{L}\p{N}:])/u

const evidence = {
  any: (text: string) => text.length > 0,
  terms: (text: string) => text.length >= 30 && !LEANS.test(text),
  hours: (text: string) => has('clock', text) && isEachWeek(text),
  clock: (text: string) => has('clock', text),
  arrival: (text: string) => has('clock', text) && !EARLY_OR_LATE.test(text),
  contact: (text: string) => has('phone', text) || has('mail', text) || has('link', text),
  place: (text: string) => isAddress(text) || has('place', text),
  parking: (text: string) => PARKING.test(text) && SPACES.test(text) && !NO_PARKING.test(text),
  appointment: (text: string) => NEEDED.test(text) && !has('price', text),
  price: (text: string) => has('price', text) || has('percent', text),
  ofRow: (text: string) => has('price', text) || FIGURES.test(text),
  lasts,
  refund: lasts,
  delivery: (text: string) => lasts(text) && !WARRANTY.test(text),
  warranty: (text: string) => LONG.test(text) && has('duration', text),
  freeUntil: (text: string) => lasts(text) && FREE.test(text) && CANCEL.test(text),
  region: tellsRegion,
  payment: (text: string) => MEANS.test(text),
  animals: (text: string) => ANIMALS.test(text),
  included: (text: string) => INCLUDED.test(text) || beginsWithPolarity(text),
  number: (text: string) => has('number', text),
} satisfies Record<string, (text: string) => boolean>

/** "Laser, deposit: £100": of one of several things. */
const CELL = /^[^.!?:\n]{1,60}, [^.:!?\n]{1,40}: [^\n]{1,60}$/u

/** Whether a text has what an answer has to have; of what is only mentioned, also its name, and of no single thing. */
export function isEvident(text: string, { told, names }: { told: Evidence; names?: RegExp | undefined }): boolean {
  const said = withoutMarks(text)
  return evidence[told](said) && (names === undefined || (names.test(said) && (told === 'ofRow' || !CELL.test(said))))
}
