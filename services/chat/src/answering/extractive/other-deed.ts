import type { Guard } from './measure.ts'

/** Somebody is about to book, and has not booked yet: "my booking" is what a refund is asked for. */
const WANTS_TO_BOOK =
  /(?<!\p{L})(?:(?:pre-?)?books?|reserve|(?:make|making|get|arrange) an? (?:appointment|booking|reservation)|(?:vor|um)?buch(?:e|en|t|bar)|reservieren?|termin\p{L}* (?:machen|vereinbaren|ausmachen|buchen|bekommen)|anmelden|réserver|prenotare|reservar|reserveren|boeken)(?!\p{L})/iu
const BOOKS =
  /(?<!\p{L})(?:(?:pre-?)?book(?:ed|ing|ings|s)?|reserv\p{L}*|(?:make|making|get|arrange) an? (?:appointment|reservation)|(?:vor|um)?buch(?:e|en|t|ung|ungen|bar)|gebucht|termin\p{L}* (?:machen|vereinbaren|ausmachen|buchen|bekommen)|anmeld\p{L}*|réserv\p{L}*|prenot\p{L}*|reserveren|boeken)(?!\p{L})/iu
const CANCELS =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed|ing)? off|\p{L}*absag\p{L}*|abgesagt|\p{L}*stornier\p{L}*|storno|annul\p{L}*|cancel[ao]\p{L}*|disd\p{L}*|afzeg\p{L}*)(?!\p{L})/iu
const ONLY = /(?<!\p{L})(?:only|nur|seulement|uniquement|sólo|solo|apenas|soltanto|alleen)(?!\p{L})/iu

/** "Can I book by fax?" is not answered by how one cancels, unless that is all it is for. */
export const isOfItsDeed: Guard = ({ question: { text } }) => {
  const asksToBook = WANTS_TO_BOOK.test(text) && !CANCELS.test(text)
  return ({ unit }) =>
    !asksToBook || unit.cell !== undefined || !CANCELS.test(unit.text) || BOOKS.test(unit.text) || ONLY.test(unit.text)
}
