import { fold, words, type Language } from '@docent/runtime/text'
import { isOfCalendar } from '../calendar/names.ts'
import type { Kind } from './values.ts'

/** How much a question needs what was said before it: not, for what it points back at, or wholly, because it names nothing. */
export type Lean = 'not' | 'partly' | 'wholly'

/** A question with more words stands alone, whatever it points at. */
const SHORT = 14
const FEW = 4
/** Words that point back at something said before, in the languages whose pronouns are words of their own. */
const POINTERS = new Set(
  (
    'it its they them their theirs this that these those he him his she her hers there then one ones same such else instead meantime ' +
    'er sie es ihn ihm ihr ihre deren dessen denen dies diese dieser dieses das dort da davon dazu darüber dafür damit dann ' +
    'il elle ils elles ce cela ça celui celle ceux y en leur ' +
    'él ella ellos ellas esto eso este esta esos esas allí su sus ' +
    'isso isto ele ela eles elas aquilo dele dela ' +
    'lui lei loro questo questa quello quella ci ne ' +
    'hij zij het die dat deze dit daar ervan bu şu o onlar bunlar onu ona'
  ).split(' '),
)
export const isPointer = (word: string): boolean => POINTERS.has(word)
/** "Das Rad" points back at nothing. */
const ARTICLE = /(?<!\p{L})(?:das|die) (?=\p{Lu})/gu
/** Whether a question points back at something, and not only at whom it asks: "ihr" is "you" as well as "her". */
export const pointsBack = (question: string): boolean =>
  ENDS_POINTING.test(question) || words(question.replaceAll(ARTICLE, '')).some(isPointingBack)
/** "Was kosten die?", "wer leitet den?" */
const ENDS_POINTING = /\s(?:de[nmr]|die|das|denen|deren)[\s?.!]*$/iu
const isPointingBack = (word: string) => POINTERS.has(word) && !ADDRESSED.has(word)
const THIS: Partial<Record<Language, string>> = {
  en: 'this|that|these|those|the same',
  de: 'dies(?:e[rmns]?)?|jene[rmns]?|de[rmns]selben|dasselbe',
  fr: 'ce|cet|cette|ces',
  es: 'este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella',
  pt: 'este|esta|estes|estas|esse|essa|esses|essas|nesse|nessa|deste|desta|desse|dessa',
  it: 'quest[oaie]|quell[oaie]|quei|quegli|quel',
  nl: 'deze|dit',
  tr: 'bu|şu|o',
}
/** What a question points at by its name: "game" in "at this game". Such a word asks for nothing. */
export function pointedAt(question: string, language: Language | undefined): ReadonlySet<string> {
  const all = new RegExp(`(?<!\\p{L})(?:${THIS[language ?? 'en'] ?? THIS.en})\\s+(\\p{L}+)`, 'giu')
  const named = [...question.matchAll(all)].flatMap(([, word = '']) => words(word))
  // "This Saturday" is asked about.
  return new Set(named.filter((word) => !isOfCalendar(word)).map(fold))
}
const OPENERS =
  /^(?:and|but|so|or|what about|how about|why|und|aber|oder|was ist mit|et|mais|y|pero|e|ma|en|maar|ve|ama|peki)(?![\p{L}\p{M}])/iu
/** Scripts without spaces: how questions begin or end there that lean back, and what points back inside them. */
const UNSPACED = /^(?:那|而|还有|還有|では|じゃ|それ|その)|[它牠她他]|呢[?？\s]*$/u
/** What is asked of the business itself leans on nothing: "Who are you?" */
const ADDRESSED = new Set(
  'you your yours ihr euch sie vous votre ustedes usted vosotros você vocês voi jullie u siz'.split(' '),
)

/** Opens another matter as often as it goes on with the one before: "What about dogs?" */
const OFFERS =
  /^(?:what about|how about|was ist mit|wie sieht es aus mit|qu[’']en est-il|qué hay de|e quanto a|hoe zit het met)(?!\p{L})/iu
/** Whether a question is put as one that goes on, or that opens another matter: "and on Tuesday?", "what about Tuesday?" */
export const isPutBehind = (question: string): boolean => isOpened(question.trim())
/** "And for a child?" goes on with what was asked before. */
export const goesOn = (question: string): boolean => isOpened(question.trim()) && !OFFERS.test(question.trim())
const isOpened = (text: string) => OPENERS.test(text.replace(/^[¿¡\s]+/u, '')) || UNSPACED.test(text)

/** "My daughter is two, when can she come?" says itself whom it is about. */
const saysFirst = (text: string) => {
  const first = words(/^[^,;:.!?]+[,;.]\s/u.exec(text)?.[0] ?? '')
  return first.length >= FEW - 1 && !first.some(isPointingBack)
}

/** @param telling how many of its words name something */
export function leanOf(question: string, kind: Kind | undefined, telling: number): Lean {
  const text = question.trim()
  const said = words(text)
  if (telling === 0 && !isOpened(text) && saysFirst(text)) return 'not'
  const leans =
    isOpened(text) || (said.length <= SHORT && (ENDS_POINTING.test(text) || said.some((word) => POINTERS.has(word))))
  if (telling === 0) return leans || !said.some((word) => ADDRESSED.has(word)) ? 'wholly' : 'not'
  if (leans) return 'partly'
  // A few words that ask for nothing by themselves: "whole day?"
  return kind === undefined && telling <= 2 && said.length <= FEW ? 'partly' : 'not'
}
