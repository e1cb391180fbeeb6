import type { Comparison } from './measure.ts'
import { isBeside } from './question/beside.ts'
import { TOLD_OF_ITSELF } from './ruled-out.ts'

/** "Who are you?" names nothing that documents could hold. */
export const namesNothing = ({ terms, question }: Comparison) =>
  (terms.length === 0 && question.lean !== 'wholly' && !TOLD_OF_ITSELF.has(question.kind)) ||
  isSum(question) ||
  asksToPerform(question.text) ||
  WEATHER.test(question.text.trim())

const SUM =
  /\p{N}\s*(?:[+*×÷x]|plus|minus|times|(?:divided )?by|mal|geteilt durch|por|entre|más|mas|menos|fois|moins|divisé par|per|più|diviso|vezes|dividido por|keer|min|gedeeld door|çarpı|bölü|artı|eksi|かける|わる|たす|ひく)\s*\p{N}/iu
/** "17 times 6" is worked out, and stands in no document. */
const isSum = ({ text, words }: Comparison['question']) =>
  SUM.test(text) && words.every((word) => isBeside(word) || /^\p{N}/u.test(word))

/** The weather of a day stands in no document, though what is done in bad weather may. */
const WEATHER =
  /^(?:what(?:['’]?s| is| will)?(?: the)? weather|how(?:['’]?s| is| will)(?: the)? weather|wie (?:ist|wird)(?: das)? wetter|quel temps (?:fait|fera)|qu[eé] tiempo (?:hace|hará|va a hacer)|como (?:está|vai estar) o tempo|che tempo (?:fa|farà)|wat voor weer|hoe is het weer|hava nasıl)(?!\p{L})/iu

/** "Tell me a joke": something is to be made up, of which documents hold the word at most. */
const PERFORM = new RegExp(
  `^(?:please |can you |could you |bitte |kannst du |können sie )?(?:${[
    '(?:tell|sing|write|recite|compose)(?: me| us)? (?:an?|another)',
    '(?:erzähl|sag|sing|schreib|dichte)(?:e|en sie|st du)?(?: mir| uns)? (?:eine[nms]?|ein|noch einen)',
    '(?:raconte|chante|écris|récite)[sz]?(?:[- ](?:moi|nous))? une?',
    '(?:cuéntame|cuéntanos|cántame|escríbeme|recítame) una?',
    '(?:conta|conte|canta|cante|escreve|escreva)(?:[- ](?:me|nos))? uma?',
    '(?:raccontami|raccontaci|cantami|scrivimi|recitami) (?:una?|uno)',
    '(?:vertel|zing|schrijf)(?: me| mij| ons)? een',
  ].join('|')}) [\\p{L}-]+(?: [\\p{L}-]+)?(?: please| bitte| svp| por favor| per favore)?[.!?\\s]*$`,
  'iu',
)
const asksToPerform = (text: string) => PERFORM.test(text.trim())
