import { fold, words } from '@docent/runtime/text'
import type { Term } from '../match/terms.ts'
import type { Comparison } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { isSlight } from '../question/slight.ts'
import { numberOf } from '../steps/amounts.ts'
import { kindsMeant, type PayerKind } from './kinds.ts'
import { COUNTS_PEOPLE, payersIn, type Payers } from './payers.ts'

/** Asks what is paid, in words that other questions have, too. */
const PAYS =
  /(?<!\p{L})(?:how much|pay(?:s|ing)?|price\p{L}*|costs?|free|charge[ds]?|expensive|cheap\p{L}*|tickets?|karten?|eintritt\p{L}*|billets?|entradas?|bilhetes?|bigliett[oi]|kaartjes?|wie ?viel|was (?:kostet|kosten|macht)|zahl\p{L}*|bezahl\p{L}*|kost\p{L}*|preis\p{L}*|teuer|combien|paye\p{L}*|payons|tarif\p{L}*|prix|coûte\p{L}*|cuánto|pag\p{L}+|precio\p{L}*|quanto|custa\p{L}*|preço\p{L}*|cost\p{L}*|prezz\p{L}+|hoeveel|betaal\p{L}*|betalen|prijs)(?!\p{L})/iu

/** What is paid for by whoever comes, and needs no name: entry. */
const ENTRY = new Set(
  (
    'ticket tickets entry entrance admission visit day come coming get total altogether together all everyone price prices free charge cost costs pay paying go us me we person people old year years month months aged age child kid single ' +
    'eintritt eintrittspreis eintrittspreise karte karten tageskarte besuch kommen insgesamt zusammen alle jahr jahre alt jährig wir mich preis preise frei kostenlos gratis umsonst ' +
    'entrée entrées billet billets visite total ensemble ans nous tarif tarifs prix gratuit gratuite ' +
    'entrada entradas visita total años nosotros precio precios bilhete bilhetes anos preço preços ingresso ingressi biglietto biglietti visita totale anni noi prezzo prezzi ' +
    'toegang kaartje kaartjes bezoek totaal samen jaar wij prijs prijzen'
  )
    .split(' ')
    .map(fold),
)
/** Who is spoken of, and what is compared: no list has to say so. */
const BESIDE_PAYERS = new Set(
  (
    'brother sister mum mom dad mother father uncle aunt cousin niece nephew friend friends family look after single ones separate separately individual buy buying worth deal better ' +
    'begleite begleiten bruder schwester mutter vater mama papa onkel tante cousin nichte neffe freund freundin mitkommt dabei einzeln einzelne lohnt besser günstiger billiger ' +
    'mere pere frere soeur maman papa oncle tante copain copine ami amie separes separement avantageux mieux ' +
    'hermano hermana madre padre amigo amiga separado mejor irmao irma mae pai melhor fratello sorella mamma amico amica separati meglio conviene broer zus moeder vader vriend los'
  )
    .split(' ')
    .map(fold),
)
/** Asks whether somebody may, and not what it costs. */
const MAY =
  /\?\s*$|(?<!\p{L})(?:can|may|could|allowed|darf|dürfen|kann|können|peut|puis|peux|puede|pueden|pode|può|mag|kan)(?!\p{L})/iu

type Question = Comparison['question']
const OF_PRICES: ReadonlySet<Question['kind']> = new Set<Question['kind']>(['price', 'number', 'yes-no'])

/** Whether a question may ask for a price, whatever it names. */
export const mayAskPrice = ({ manner, kind }: Question): boolean =>
  !manner && (kind === undefined || OF_PRICES.has(kind))

/** Whether a question that may ask for a price asks what somebody pays; `rest` is what it names beside those. */
export function asksPrice({ kind, text, lean, chain }: Question, payers: Payers, rest: readonly Term[]): boolean {
  if (kind === 'price' || PAYS.test(text)) return true
  if (lean !== 'not') return chain.some(({ question }) => PAYS.test(question) || payersIn(question).all.length > 0)
  // "2 adults and a child please", "bikes for 2 adults and a 7 year old"
  const isToldOf =
    payers.all.length > 1 || payers.people !== undefined || payers.all.some(({ age }) => age !== undefined)
  return isToldOf && (kind === undefined || (rest.length === 0 && !MAY.test(text)))
}

/** Whether it asks for others than one adult or one child, whose price is found anyway. */
export const isOfSome = ({ all, people }: Payers): boolean =>
  people !== undefined ||
  all.length > 1 ||
  all.some(({ kind, count = 1, age }) => count > 1 || age !== undefined || OF_ROLES.has(kind))
const OF_ROLES: ReadonlySet<PayerKind> = new Set<PayerKind>(['baby', 'senior', 'student', 'pupil', 'carer', 'disabled'])

/** What a question names beside those for whom it asks. */
export function restOf({ terms, question: { text } }: Comparison): Term[] {
  const said = new Set(kindsMeant(text).flatMap(({ at, length }) => words(text.slice(at, at + length)).map(fold)))
  const isSaid = (word: string) => said.has(word) || ENTRY.has(word) || BESIDE_PAYERS.has(word)
  const counts = (word: string) => /\p{N}/u.test(word) || !Number.isNaN(numberOf(word)) || COUNTS_PEOPLE.test(word)
  return terms.filter(
    ({ word }) => !isSaid(word) && !counts(word) && !PAYS.test(word) && !isBeside(word) && !isSlight(word),
  )
}
