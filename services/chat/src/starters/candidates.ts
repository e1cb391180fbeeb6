import { STARTER_QUESTION_MAX_LENGTH, type Passage } from '@docent/proto'
import { fold, normalize, words } from '@docent/runtime/text'
import { has } from '../answering/extractive/question/values.ts'
import { askedAbout, mentionedIn, pricedAs, type Asked } from './everyday.ts'
import { asVisitorsAsk } from './voice.ts'

/** What a document may be asked, in the order it stands there. */
export interface Candidates {
  documentId: string
  /** As the document asks itself, in the voice of visitors. */
  questions: string[]
  /** What customers ask about what its title and headings name, what they ask first of each before what they ask then. */
  topics: Asked[]
  /** What the first rows of its price lists cost. */
  prices: Asked[]
  /** What they ask about what its text only mentions. */
  mentions: Asked[]
}

const LONGEST_HEADING = 60
const FEWEST_LETTERS = 4
/** Marks of a list, a heading or a speaker in front of a question. */
const MARKS = /^(?:[#>*•–—-]+\s+|\d{1,3}(?:\.\d{1,3})*[.)]\s+|(?:q|f|p|r|v|question|frage)\s?[:.]\s+|\*{2})+/iu
/** "2 Booking and cancelling", "§ 4 Deposit": the number is that of the section. */
const NUMBERED = /^(?:§\s?)?\d{1,2}(?:\.\d{1,2})*\s+(?=\p{Lu})/u
const QUESTION = /^.{0,118}?[?？؟]/u
/** "You forgot something in the salon?", "Noch Fragen?": asked of customers, and not by them. */
const OF_READERS =
  /^(?:you(?!\p{L})|(?:did|have) you (?:forget|forgot|lose|lost|ever)|do you (?:want|like|have (?:any )?(?:questions?|ideas?|feedback))|(?:any|more) questions|(?:sie|du|ihr) |noch (?:eine )?fragen|(?:haben sie|hast du|habt ihr) (?:noch )?(?:weitere )?(?:fragen|lust|interesse|etwas vergessen)|(?:möchten|wollen|suchen) sie|(?:des|d’autres|une) questions?|¿?(?:alguna |tiene |tienes )(?:pregunta|duda)|(?:hai|avete|ha) domande|(?:heeft|heb) (?:u|je) (?:nog )?vragen|tem (?:alguma )?(?:dúvida|pergunta))/iu
/** A sentence that ends in the middle: what follows it was not asked alone. */
const SEVERAL = /[.!:;。！：；]\s/u

/** @param passages of one document */
export function candidatesIn(documentId: string, passages: readonly Passage[]): Candidates {
  const lines = passages.flatMap(({ headings, text }) => [...headings.slice(-1), ...text.split('\n')])
  const language = passages.find((passage) => passage.language !== undefined)?.language ?? 'und'
  const all = passages.map(({ text }) => text).join('\n')
  const questions = lines.flatMap(questionAtStart).flatMap((one) => asVisitorsAsk(one, language, all) ?? [])
  const names = [
    titleOf(passages),
    ...passages.flatMap(({ headings, text }) => [headings.at(-1) ?? '', ...headingsIn(text)]),
  ].map((name) => plain(name).replace(NUMBERED, ''))
  const topics = onceEach(inRounds(names.filter(isName).map((name) => askedAbout(name, language))))
  const asked = new Set(topics.map(({ text }) => text))
  const mentions = mentionedIn(all, language)
  return {
    documentId,
    questions: eachOnce(questions),
    topics,
    prices: pricesIn(passages, language),
    mentions: mentions.filter(({ text }) => !asked.has(text)),
  }
}

const onceEach = (all: readonly Asked[]) =>
  [...new Map([...all].reverse().map((one) => [one.text, one])).values()].reverse()

const ROWS_OF_TABLE = 2
const NAME_MAX = 40

/** Names what is sold, and not a fine or where something is sent. */
const PRICE_LIST =
  /(?<!\p{L})(?:price|pricing|rates(?!\p{L})|tarif|prix(?!\p{L})|precio|preço|prezz|listino|prij[sz]|tariev|fiyat)|preis|料金|価格/iu
const PLACES =
  /^(?:destinations?|zones?|countr(?:y|ies)|regions?|areas?|distances?|ziel|land|länder|gebiet|entfernung|pays|destino|zona|país|bestemming|afstand)/iu

/** In a price list whose currency stands above it. */
const BARE_PRICE = /^\p{N}{1,4}(?:[.,]\p{N}{2})?$/u

/** Rows of price lists that are called by a name and have a price: the first of each table, as those are what most come for. */
function pricesIn(passages: readonly Passage[], language: string): Asked[] {
  const lists = passages.flatMap(({ title, headings, tables = [] }) =>
    tables.filter(
      ({ heads }) =>
        [title.replaceAll(/[_-]/g, ' '), ...headings, ...heads].some((name) => PRICE_LIST.test(name)) &&
        !PLACES.test(heads[0]?.trim() ?? ''),
    ),
  )
  const named = lists.map(({ rows }) =>
    rows
      .filter(
        ([name = '', ...cells]) =>
          isRowName(name.trim()) && cells.some((cell) => has('price', cell) || BARE_PRICE.test(cell.trim())),
      )
      .slice(0, ROWS_OF_TABLE)
      .flatMap(([name = '']) => pricedAs(name.trim(), language)),
  )
  return onceEach(inRounds(named))
}

const DISTANCE = /\p{N}\s?(?:km|miles?)(?!\p{L})/iu
const isRowName = (name: string) =>
  name.length <= NAME_MAX &&
  letters(name) >= FEWEST_LETTERS &&
  !DISTANCE.test(name) &&
  !/["“”„«»「」\n*:;?]/u.test(name)

/** The first of each list, then the second of each, and so on. */
export function inRounds<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/** Short lines that begin a part of a text and have text below them: sections too small for a passage of their own. */
function headingsIn(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((part) => {
    const [first = '', second] = part.trim().split('\n')
    const isHeading = second !== undefined && first.length <= LONGEST_HEADING && !/[\t.,;:!。]/u.test(first)
    return isHeading ? [first] : []
  })
}

function questionAtStart(line: string): string[] {
  const question = QUESTION.exec(plain(line))?.[0] ?? ''
  if (question === '' || question.length > STARTER_QUESTION_MAX_LENGTH || SEVERAL.test(question)) return []
  if (OF_READERS.test(question)) return []
  return letters(question) >= FEWEST_LETTERS * 2 ? [question] : []
}

const isName = (heading: string) =>
  heading.length <= LONGEST_HEADING && letters(heading) >= FEWEST_LETTERS && !/[?？؟]/u.test(heading)

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

const plain = (line: string) =>
  line
    .trim()
    .replace(MARKS, '')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const titleOf = ([first]: readonly Passage[]) =>
  plain((first?.title ?? '').replace(/\.\w{2,8}$/, '').replaceAll('_', ' '))

const key = (text: string) => words(fold(normalize(text))).join(' ')

function eachOnce(texts: readonly string[]): string[] {
  return [...new Map(texts.map((text) => [key(text), text])).values()]
}

/** Whether two questions would be answered alike, as far as their words tell. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map(
    (text) =>
      new Set(
        key(text)
          .split(' ')
          .filter((word) => word.length > 3),
      ),
  )
  if (!a || !b || a.size === 0 || b.size === 0) return key(one) === key(other)
  const shared = [...a].filter((word) => b.has(word)).length
  return 2 * shared > Math.min(a.size, b.size)
}
