import { words } from '@docent/runtime/text'
import { goesOn, pointsBack } from './lean.ts'

/** A question with what somebody told of themselves on the way to it. */
export interface ToldInPassing {
  /** "We are getting married in June" */
  told: string
  /** "what does the hall cost?" */
  asked: string
}

/** Who or what a verb that stands first is asked of. */
const ENGLISH_SUBJECT =
  'i|we|you|u|he|she|it|they|there|that|this|these|those|the|an?|any\\p{L}*|some\\p{L}*|my|our|your|people|one'
const SUBJECT =
  'ich|wir|man|ihr|sie|er|es|du|das|der|die|den|dem|ein\\p{L}*|kein\\p{L}*|mein\\p{L}*|unser\\p{L}*|euer|eure\\p{L}*|irgend\\p{L}+|jemand|auch|denn|da|' +
  'ik|we|wij|u|je|jullie|men|het|een|de'
/** Words that only ask. */
const ASKS =
  "what(?:[’']?s)?|whats|how|when|where|who|which|whose|why|is it ok(?:ay)?|(?:is it )?ok(?:ay)? (?:if|to)|any chance|" +
  'was (?:kostet|kosten|muss|müssen|brauch\\p{L}*|ist|sind|macht|passiert|zahl\\p{L}*|bezahl\\p{L}*|soll|gibt|gilt|nehmt|verlangt|darf|kann|bekomm\\p{L}*|krieg\\p{L}*)|' +
  'wie|wann|wo|wer|wohin|welche[nrms]?|warum|wieviel|(?:ab|bis|seit) wann|um wie ?viel|' +
  "combien|quand|où|qui|quel(?:le)?s?|comment|est-ce|puis-je|peut-on|pouvons-nous|avez-vous|y a-t-il|faut-il|dois-je|à quelle|c[’']est combien|vous avez|vous pouvez|" +
  'cuánt[oa]s?|cuanto|cuándo|cuando|dónde|donde|qué|quién|cómo|cuál|hay|tienen|tenéis|teneis|puedo|podemos|se puede|es posible|hacéis|me podéis|' +
  "quanto|quando|onde|quem|como|qual|quais|há|têm|posso|podemos|é possível|dove|chi|quali|c[’']è|ci sono|avete|possiamo|si può|potete|è possibile|" +
  'wat|hoe|wanneer|waar|welke|hoeveel'
/** Verbs that ask where somebody or something stands behind them. */
const ENGLISH =
  "is|are|am|was|do|does|did|can|cant|can't|could|will|would|wud|should|shall|may|might|must|have|has|need"
/** "Kostet das", "dürfen wir": every German or Dutch verb asks so. */
const VERB = '\\p{Ll}{2,}(?:t|en|e|st|n)|ist|sind|darf|kann|muss|soll|habt|mag|heb|kan|zijn|is'
/** "Can couriers drop parcels", "ist Feuerwerk erlaubt": these ask of whatever stands behind them. */
const OF_ANY = 'can|do|does|is|are|could|would|should|ist|sind|gibt|habt|kann|können|darf|dürfen'
const ANY =
  '(?!(?:be|been|being|not|have|just|also|only|still|quite|very|so|to|and|or|for|in|on|at|with|all|' +
  'aber|nur|nicht|noch|schon|zu|im|am|mit|bei|und|oder|für|auf|gerade|leider|sehr)(?!\\p{L}))\\p{L}'
const BEGINS = new RegExp(
  `^(?:¿|(?:and |so |also |und |y |et )?(?:(?:${ASKS})(?!\\p{L})|(?:${ENGLISH}) (?:${ENGLISH_SUBJECT})(?!\\p{L})|(?:${OF_ANY}) ${ANY}|(?:${VERB}) (?:${SUBJECT})(?!\\p{L})))`,
  'iu',
)
const ENDS = /[,;:.!]+\s+|\s(?=(?:and|but|so|und|aber|et|mais|y|pero|e|ma)\s)/giu
/** "Can my friend come in, I'm really nervous": what is told stands behind. */
const OF_MYSELF =
  /^(?:i|i['’]?m|i['’]?ve|we|we['’]?re|my|our|its|it['’]s|ich|wir|mein\p{L}*|unser\p{L}*|bin|hab|je|j['’]ai|nous|mon|ma|mes|soy|estoy|tengo|somos|mi|mis|sono|ho|siamo|mio|mia|ik|wij|mijn)(?!\p{L})/iu
const BEHIND = /[,;.?!]+\s+(?=\p{L})/gu
/** Fewer words tell nothing: "hi", "good morning", "quick question". */
const FEWEST_TOLD = 4
const FEWEST_TOLD_OF_MYSELF = 3
const FEWEST_ASKED = 2

/**
 * "We are getting married in June, what does the hall cost?" tells first, and asks then. Undefined where nothing is told, or the
 * telling asks as well.
 */
export function toldInPassing(question: string): ToldInPassing | undefined {
  const text = question.trim().replace(/\s+/g, ' ')
  if (BEGINS.test(text)) return toldBehind(text)
  for (const end of text.matchAll(ENDS)) {
    const told = text.slice(0, end.index)
    const asked = text.slice(end.index + end[0].length)
    if (told.includes('?')) return undefined
    if (!BEGINS.test(asked) || words(asked).length < FEWEST_ASKED) continue
    return tells(told) ? { told, asked } : undefined
  }
  return undefined
}

function toldBehind(text: string): ToldInPassing | undefined {
  for (const end of text.matchAll(BEHIND)) {
    const asked = text.slice(0, end.index)
    const told = text.slice(end.index + end[0].length)
    if (!OF_MYSELF.test(told)) continue
    return tells(told) && !told.includes('?') && words(asked).length > FEWEST_ASKED ? { told, asked } : undefined
  }
  return undefined
}

const tells = (told: string): boolean =>
  words(told).length >= (OF_MYSELF.test(told) ? FEWEST_TOLD_OF_MYSELF : FEWEST_TOLD)

/** Whether a question tells itself what it is about: nothing that was said before it has to. */
export function startsAnew(question: string): boolean {
  const parts = toldInPassing(question)
  return parts !== undefined && !goesOn(question) && !pointsBack(parts.asked)
}
