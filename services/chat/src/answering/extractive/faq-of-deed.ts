import { fold, words } from '@docent/runtime/text'
import type { Comparison, Told } from './measure.ts'
import { isBeside } from './question/beside.ts'
import { asksManner } from './question/manner.ts'
import { isSlight } from './question/slight.ts'
import { spoken } from './say.ts'

/** What is booked or bought: "How do I cancel?" stands in a document for "How do I cancel an appointment?" */
const BOOKED = new Set(
  (
    'appointment appointments booking bookings reservation reservations order orders visit session lesson lessons class course table room slot ticket tickets stay trip ' +
    'termin termine buchung buchungen reservierung bestellung bestellungen besuch stunde kurs tisch zimmer karte karten aufenthalt ' +
    'rendez-vous réservation commande visite séance cours table chambre billet billets séjour ' +
    'cita citas reserva reservas pedido pedidos visita sesión clase curso mesa habitación entrada entradas estancia ' +
    'consulta marcação encomenda sessão aula quarto bilhete bilhetes estadia ' +
    'appuntamento prenotazione ordine seduta lezione corso tavolo camera biglietto biglietti soggiorno ' +
    'afspraak afspraken reservering boeking bestelling bezoek les cursus tafel kamer kaartje kaartjes verblijf'
  )
    .split(' ')
    .map(fold),
)
const firstOf = (text: string) => fold(words(text)[0] ?? '')
/** All of the question in the document is asked, and nothing else but what is booked. */
const WHOLLY = 0.99

/** The answer to the one question of a document that asks how the same is done, and does not say to what. */
export function answerToDeed({ question, terms, candidates }: Comparison): Told | undefined {
  if (!question.manner || question.lean !== 'not') return undefined
  const named = terms.filter(({ word }) => !isBeside(word) && !isSlight(word))
  const deeds = named.filter(({ word }) => !BOOKED.has(word))
  if (deeds.length === 0 || deeds.length === named.length) return undefined
  const same = candidates.filter(
    ({ unit, features }) =>
      unit.kind === 'faq' &&
      features.asksOnly >= WHOLLY &&
      features.old === 0 &&
      unit.asks !== undefined &&
      asksManner(unit.asks.text) &&
      // "How" and "why" are two questions.
      firstOf(unit.asks.text) === firstOf(question.text),
  )
  const [candidate] = same
  return candidate && same.length === 1 ? { candidate, text: spoken(candidate) } : undefined
}
