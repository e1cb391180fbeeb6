import { fold, isEverydayWord, words, type Language } from '@docent/runtime/text'
import { isBeside } from './beside.ts'
import { has } from './values.ts'

/** What is brought somewhere, and who comes there: where one goes says nothing of the other. */
const GOODS =
  /(?<!\p{L})(?:deliver\p{L}*|ship(?:s|ped|ping|ment)?|sends?|dispatch\p{L}*|post|postage|couriers?|\p{L}*liefer\p{L}*|\p{L}*versand\p{L}*|\p{L}*versend\p{L}*|\p{L}*verschick\p{L}*|schickt?|schicken|livr\p{L}+|expédi\p{L}+|envoy\p{L}+|envois?|env[ií]\p{L}+|entreg\p{L}+|reparto|spedi\p{L}+|consegn\p{L}+|bezorg\p{L}*|levert?|leveren|levering|verzend\p{L}*|verstur\p{L}*)(?!\p{L})/iu
const PEOPLE =
  /(?<!\p{L})(?:comes?|travels?|drives?|serves?|covers?|operates?|works?|visits?|kommt|kommen|fahrt|fahren|arbeitet|arbeiten|besuchen|hausbesuche?|déplac\p{L}+|intervenons|intervenez|desplaz\p{L}+|atendemos|deslocamo\p{L}*|lavoriamo|veniamo|komen|werken)(?!\p{L})/iu

/** The words that what is brought somewhere, or who comes there, is told by; undefined where neither is asked about. */
export const movedIn = (text: string): RegExp | undefined => [GOODS, PEOPLE].find((moves) => moves.test(text))

const TO: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:to|into|in|near|around|as far as)\s+(?:the\s+)?(?=\p{L})/giu,
  de: /(?<!\p{L})(?:nach|bis|in|um|rund um)\s+(?:(?:die|den|das|der|ganz|zur?m?)\s+)?(?=\p{L})/giu,
  fr: /(?<!\p{L})(?:à|en|aux?|vers|jusqu['’]à)\s+(?:(?:la|le|les)\s+)?(?=\p{L})/giu,
  es: /(?<!\p{L})(?:an?|en|hasta)\s+(?:(?:la|el|los|las)\s+)?(?=\p{L})/giu,
  pt: /(?<!\p{L})(?:para|em|n[oa]s?|até|a)\s+(?:[oa]s?\s+)?(?=\p{L})/giu,
  it: /(?<!\p{L})(?:ad?|in|fino a)\s+(?=\p{L})/giu,
  nl: /(?<!\p{L})(?:naar|in|tot)\s+(?:(?:de|het)\s+)?(?=\p{L})/giu,
}
/** In German all nouns begin with a capital: after these stands a place, mostly. */
const TO_PLACES = /^(?:nach|bis|um|rund)/iu
const NO_PLACE =
  /^(?:feierabend|haus\p{L}*|vereinbarung|absprache|termin\p{L}*|wunsch|ma(?:ß|ss)|\p{L}*schluss|weihnachten|ostern|\p{L}*tag|\p{L}*monat|\p{L}*woche)$/iu
/** Countries and regions that German gives an article. */
const WITH_ARTICLE =
  /^(?:schweiz|türkei|ukraine|slowakei|mongolei|niederlande|usa|eu|vereinigten|staaten|tschechei|emirate|bretagne|toskana|normandie|provence|pfalz|eifel|lausitz|uckermark|steiermark)$/iu
/** "New York City", "Frankfurt am Main". */
const LONGEST_NAME = 3

/**
 * The words, folded, of the place that something is to be brought to, or somebody to come to: a name, or what is no word of every day.
 * Undefined where a question names none: a door, a Sunday and a floor are no place whose region documents would name.
 */
export function destinationOf(text: string, language: Language | undefined): ReadonlySet<string> | undefined {
  const to = TO[language ?? 'en']
  if (!to) return undefined
  for (const { index, 0: before } of [...text.matchAll(to)].reverse()) {
    const rest = text.slice(index + before.length)
    const name = words(rest).slice(0, LONGEST_NAME)
    if (name[0] !== undefined && isPlace(name[0], /^\p{Lu}/u.test(rest), before, language))
      return new Set(name.map(fold))
  }
  return undefined
}

function isPlace(word: string, isCapital: boolean, before: string, language: Language | undefined): boolean {
  if (WITH_ARTICLE.test(word)) return true
  if (NO_PLACE.test(word) || has('date', word)) return false
  if (language === 'de' ? TO_PLACES.test(before) && isCapital : isCapital) return true
  return !isBeside(fold(word)) && !isEverydayWord(word, language) && (language !== 'de' || TO_PLACES.test(before))
}

/** "Where do you deliver to?" */
export const asksWhereTo = (text: string): boolean => WHERE_TO.test(text.trim())
const WHERE_TO =
  /^(?:(?:so|and|und|also),? )?(?:where (?:all )?(?:do|can|will|would) you (?:deliver|ship|send)(?: to)?|(?:to )?(?:which|what) (?:areas?|countries|places|regions?|towns?|cities) (?:do|can|will) you (?:deliver|ship|send)(?: to)?|(?:bis )?wohin (?:überall )?(?:liefer|versend|verschick)\p{L}* (?:sie|ihr)|in welche[nrms]? (?:länder|orte|regionen|gebiete|städte)n? (?:liefer|versend|verschick)\p{L}* (?:sie|ihr)|où livrez[- ]vous|(?:a )?dónde (?:envían|entregan|hacen envíos)|dove (?:consegnate|spedite)|onde entregam|waar (?:bezorgen|leveren) jullie)[?\s.!]*$/iu
