import type { Candidate, Guard } from './measure.ts'
import type { Kind } from './question/values.ts'

const EMERGENCY =
  /(?<!\p{L})(?:emergenc(?:y|ies)|out[- ]of[- ]hours|after[- ]hours|outside (?:of )?(?:these|those|our|opening|office|normal|working|practice|business) (?:hours|times)|notf[aä]ll\p{L}*|notdienst|notruf\p{L}*|bereitschaftsdienst|außerhalb|urgences?|urgencias?|urgenz[ae]|emergenz[ae]|emergências?|spoed\p{L}*|acil)(?!\p{L})/iu
/** Whoever has one, or asks for when nobody is there, is helped by such a number. */
const IN_NEED =
  /(?<!\p{L})(?:urgent\p{L}*|night|nights|weekends?|sundays?|holidays?|closed|accident|dringend\p{L}*|nachts?|wochenendes?|sonntags?|feiertags?|geschlossen|unfall|nuit|week-end|dimanche|noche|domingo|noite|fim de semana|fin de semana|notte|domenica|fine settimana|nacht|weekend|zondag)(?!\p{L})/iu

/** Said before the number, or above it: a machine that answers out of hours is none for emergencies. */
const isForEmergencies = ({ unit: { text, asks }, reading: { read } }: Candidate) =>
  [text.split(/\p{N}{3}/u)[0] ?? '', asks?.text ?? '', read.above].some((one) => EMERGENCY.test(one))

const CONTACTS: ReadonlySet<Kind | undefined> = new Set<Kind>(['phone', 'place'])

/** "What is your phone number?" is not answered by the number for emergencies, which may be that of somebody else, where there is another. */
export const isUsualContact: Guard = ({ question: { kind, words, text }, candidates }) => {
  if (!CONTACTS.has(kind) || words.length > 0 || EMERGENCY.test(text) || IN_NEED.test(text)) return () => true
  const isThere = candidates.some((one) => one.features.kind > 0 && !isForEmergencies(one))
  return (one) => !isThere || !isForEmergencies(one)
}
