import { fold, words } from '@docent/runtime/text'
import type { Term } from '../match/terms.ts'
import type { Comparison } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { plain } from '../question/plain.ts'
import { isSlight } from '../question/slight.ts'
import { isForBusiness } from '../question/wanted.ts'
import { namesDay } from './lines.ts'

/** Words for being open and for being closed, without their accents. */
const OPENS =
  /^(?:opens?|opened|opening|clos(?:e|es|ed|ing)|shuts?|hours|times|staffed|manned|\p{L}*offnungszeit\p{L}*|(?:ge)?off(?:net|nen|en)|schliess(?:t|en)|geschlossen|auf|zu|besetzt|\p{L}+zeiten|sprechstunden?|d?ouvert(?:e|s|es|ures?)?|ouvr(?:e|ent|ez)|ferm(?:e|ent|ez|ee?s?|eture)|heures|horaires?|abiert[oa]s?|abren?|abris|apertura|cierran?|cierra|cerrais|horarios?|abert[oa]s?|abrem?|abertura|fecham?|apert[oaie]|apre|aprite|aprono|chiud(?:e|ete|ono)|orari[oe]?|openingstijden|openingsuren|geopend|gesloten|open|dicht|acik|aciliyor|acilis|kapali|kapanis|kapaniyor|saatleri)$/iu
/** Whether a word of a question says that it asks when something is open. */
export const isOpening = (word: string) => OPENS.test(fold(plain(word).toLowerCase()))
export const saysOpening = (text: string) => words(text).some(isOpening)
/** "Opening hours", whatever was spoken of before. */
const NAMES_ALL =
  /(?<!\p{L})(?:hours|times|\p{L}*zeiten|horaires?|horarios?|orari[oe]?|openingstijden|openingsuren|saatleri)(?!\p{L})/iu
/** Of something: "when does it open", "bis wann ist zu", "at what time". Who asks "open today?" asks the business. */
const OF_SOMETHING =
  /(?<!\p{L})(?:is|does|opens|closes|what time|ist|macht|hat|öffnet|schließt|um wie ?viel uhr|ouvre|ferme|est|quelle heure|abre|cierra|qué hora|fecha|que horas|apre|chiude|che ora|gaat|sluit|hoe laat|açılıyor|kapanıyor|kaçta)(?!\p{L})/iu
/**
 * What was spoken of before a question that names nothing, and asks when that is open: "When does it open?" after one for the restaurant.
 * Nothing where the business itself is asked.
 */
export function thingsBefore({ question, context }: Pick<Comparison, 'question' | 'context'>): Term[] {
  const { wanted, lean, text } = question
  if (wanted !== 'hours' || lean === 'not' || NAMES_ALL.test(plain(text)) || !OF_SOMETHING.test(text)) return []
  return context.filter(
    ({ word }) =>
      !isBeside(word) &&
      !isSlight(word) &&
      !isOpening(word) &&
      !isForBusiness(word) &&
      !namesDay(word) &&
      !/\p{N}/u.test(word),
  )
}
