/** What a question asks for, where its words tell: then sentences that have such a thing are preferred. */
export type QuestionKind = 'number' | 'date' | 'name'

/** A word by itself, in scripts with spaces. */
const word = (...alternatives: string[]) => `(?<![\\p{L}\\p{M}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}])`

const numberWords = word(
  'how (?:many|much|long|old|far|often|tall|large|big|high|fast|deep|wide|heavy)',
  'what (?:percent(?:age)?|number|amount|size|portion|fraction|distance|temperature|age|population|price)',
  'wie ?(?:viele?n?|lange|alt|hoch|groß|gross|weit|oft|schnell|teuer)',
  'combien|cu[aá]nt[oa]s?|quant[oaie]s?|hoeveel|kaç|ile|сколько|bao nhiêu|mấy|كم',
)
const dateWords = word(
  'when|(?:what|which) (?:year|date|day|month|century|decade)',
  'wann|welche[mns]? (?:jahr|jahrhundert|monat|tag|datum)',
  'quand|cu[aá]ndo|(?:qu[eé]|en qu[eé]) (?:año|fecha|siglo|día|mes)|quando|wanneer|ne zaman|kiedy',
  'когда|каком году|каком веке|khi nào|năm nào|ngày nào|متى|कब',
)
const nameWords = word(
  'who|whom|whose|where',
  '(?:what|which) (?:person|man|woman|king|queen|president|author|name|city|country|state|region|company)',
  'wer|wem|wen|wessen|wo|woher|wohin|welche[mnrs]? (?:stadt|land|ort|person)',
  'qui|quién(?:es)?|où|dónde|chi|dove|quem|onde|wie is|waar|kim|nerede|kto|gdzie|кто|кого|кем|кому|где|куда|откуда',
)
const asks: readonly [QuestionKind, RegExp][] = [
  ['number', new RegExp(`${numberWords}|多少|几|幾|何人|いくつ|कितन`, 'iu')],
  ['date', new RegExp(`${dateWords}|何时|何時|什么时候|什麼時候|哪一?年|哪天|いつ|किस (?:वर्ष|साल)`, 'iu')],
  ['name', new RegExp(nameWords, 'iu')],
]

export const kindOf = (question: string): QuestionKind | undefined =>
  asks.find(([, words]) => words.test(question))?.[0]

const NUMBERS = /\p{N}+/gu
const WRITTEN_NUMBER = new RegExp(
  `${word(
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|hundred|thousand',
    'million|billion|half|third|quarter|once|twice',
    'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille',
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять',
    'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|दो|तीन|चार|पांच|पाँच',
  )}|[一二两三四五六七八九十百千万亿]`,
  'iu',
)
const YEAR_OR_MONTH = new RegExp(
  `(?<!\\p{N})(?:1\\d{3}|20\\d{2})(?!\\p{N})|${word(
    'january|february|march|april|may|june|july|august|september|october|november|december|century',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    'januar|februar|märz|mai|juni|juli|oktober|dezember|jahrhundert|janvier|février|mars|avril|juin|juillet|août|siècle',
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|siglo|thế kỷ|tháng',
  )}|январ|феврал|апрел|июн|июл|август|сентябр|октябр|ноябр|декабр|век|年|月|世纪|قرن|सदी|शताब्दी`,
  'iu',
)
/** Capitalized inside a sentence: a name, or any noun in German. */
const NAME = /(?<=\S\s)\p{Lu}[\p{L}\p{M}'-]+/gu

/** Words that look like names, leaving out the first, which is capitalized anyway. */
export const namesIn = (text: string): string[] => text.match(NAME) ?? []

/** Whether a sentence has what is asked for, beyond what the question itself brings. 0 to 1. */
export function offers(kind: QuestionKind | undefined, sentence: string, question: string): number {
  if (kind === undefined) return 0
  if (kind === 'name') return namesIn(sentence).some((name) => !holds(question, name)) ? 1 : 0
  const numbers = new Set(question.match(NUMBERS))
  const newNumber = (sentence.match(NUMBERS) ?? []).some((number) => !numbers.has(number))
  if (kind === 'number') return newNumber || WRITTEN_NUMBER.test(sentence) ? 1 : 0
  if (YEAR_OR_MONTH.test(sentence) && (newNumber || !/\p{N}/u.test(sentence))) return 1
  return newNumber ? 0.5 : 0
}

const NAME_BEGINNING = 5

/** Whether a text has a name, in whatever form. */
export function holds(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase().slice(0, NAME_BEGINNING))
}
