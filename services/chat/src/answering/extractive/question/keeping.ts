/** How long, or by when, something of the customer's is left, kept or collected. */
const KEEPING =
  /how long (?=.*(?:\b(?:leave|keep|store|hold|stay|stand|collect|pick up|look after)\b))|\bwhen (?:do|must|should|can|will) (?:i|we)\b(?=.*\b(?:collect|pick up)\b)|wie lange (?=.*(?:lassen|stehen|bleiben|liegen|lager|aufbewahr|aufheb|hebt|abhol))|(?:bis )?wann (?=.*abhol)/iu
/** What was done with it, or in which state it is: of what is kept that is said in other words, or not at all. */
const STATE =
  /(?<!\p{L})(?:(?:after|once) (?:the|my|our|a|its|your) (?:repairs?|service|inspection|treatment)|(?:once|when|after) (?:it|they|she|he)(?:['’]s| is| has been|['’]re| are| have been) (?:ready|repaired|fixed|finished|done|mended|serviced)|repaired|fixed|finished|mended|serviced|nach (?:der|einer|meiner|eurer|ihrer) (?:reparatur|wartung|inspektion)|(?:wenn|sobald|nachdem) (?:es|er|sie) (?:fertig|repariert)(?: (?:ist|sind|wurde))?|repariert\p{L}*|fertige[snmr]?)(?!\p{L})/giu

/** "How long can I leave my repaired bike with you?" is about any bike. */
export const withoutState = (text: string): string => (KEEPING.test(text) ? text.replace(STATE, ' ') : text)
