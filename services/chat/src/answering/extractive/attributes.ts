/** What a question asks of a thing without naming it: "How heavy is it?" asks for its weight. */
export interface Attribute {
  /** How documents name it, the usual word first, in the language of the question. */
  words: readonly string[]
  /** What it looks like where nobody names it: an amount of its kind. */
  amount: RegExp
  /** Whether a word of the question stands for the attribute, and for nothing else: "heavy" is no heavy snow. */
  stands(word: string): boolean
}

const MONEY = /[$€£¥₺]\s?\d|\d\s?(?:[$€£¥₺]|(?:usd|eur|euros?|gbp|dollars?|pounds|cents?|chf|tl)(?!\p{L}))/iu
const CLOCK = /\d\s?(?:[ap]\.?m\b|uhr\b)|\d{1,2}:\d{2}|24\/7|(?<![\p{N}/-])\d{1,2}\s?[–—-]\s?\d{1,2}(?![\p{N}/-])/iu
const amountIn = (units: string) => new RegExp(String.raw`\d[\s-]?(?:${units})(?!\p{L})`, 'iu')
const LENGTH = amountIn('mm|cm|m|km|ft|feet|foot|in|inch(?:es)?|met(?:er|re)s?|yards?|miles?')
const WEIGHT = amountIn('kg|g|lbs?|pounds?|oz|ounces?|kilos?|kilogram(?:me?)?s?|grams?|tons?|tonnes?')
const SIZE = amountIn(
  String.raw`mm|cm|m|km|ft|feet|foot|in|inch(?:es)?|met(?:er|re)s?|acres?|hectares?|m²|sq\.?|square|l|lit(?:er|re)s?|gb`,
)

/** What asks, the words of it that stand for the attribute, what documents call it, amounts of its kind. */
type Form = readonly [asks: RegExp, stands: RegExp, words: string, amount: RegExp]

/** The first that fits counts. */
const forms: readonly Form[] = [
  [/\bhow heavy\b|\bhow much\b.*\bweigh\b/iu, /^(?:heavy|weigh)$/iu, 'weight weighs', WEIGHT],
  [/\bhow much\b.*\bcosts?\b|\bwhat (?:do|does|did)\b.*\bcost\b/iu, /^costs?$/iu, 'price cost fee', MONEY],
  [/\bhow (?:expensive|much (?:is|are|was|were))\b/iu, /^expensive$/iu, 'price cost', MONEY],
  [/\bhow (?:tall|high)\b/iu, /^(?:tall|high)$/iu, 'height tall high', LENGTH],
  [/\bhow wide\b/iu, /^wide$/iu, 'width wide', LENGTH],
  [/\bhow deep\b/iu, /^deep$/iu, 'depth deep', LENGTH],
  [/\bhow (?:big|large)\b/iu, /^(?:big|large)$/iu, 'size dimensions area', SIZE],
  [/\bhow far\b/iu, /^far$/iu, 'distance far', amountIn('km|m|miles?|(?:kilo)?met(?:er|re)s?')],
  [/\bhow fast\b/iu, /^fast$/iu, 'speed fast', amountIn('km/h|mph|m/s|knots?|[mg]bps')],
  [/\b(?:when|what time)\b.*\b(?:open|close)s?\b/iu, /^(?:time|opens?|closes?)$/iu, 'hours open close', CLOCK],
  [/\bwie schwer\b|\bwie ?viel wiegt\b/iu, /^(?:schwer|wiegt)$/iu, 'Gewicht wiegt', WEIGHT],
  [/\bwas kostet\b|\bwie ?viel kostet\b|\bwie teuer\b/iu, /^(?:kostet|teuer)$/iu, 'Preis kostet', MONEY],
  [/\bwie hoch ist\b/iu, /^hoch$/iu, 'Höhe hoch', LENGTH],
  [/\bwie gro(?:ß|ss)\b/iu, /^gro(?:ß|ss)$/iu, 'Größe Maße', SIZE],
]

/** The attribute that a question asks for, where its form tells. */
export function attributeOf(question: string): Attribute | undefined {
  const form = forms.find(([asks]) => asks.test(question))
  if (!form) return undefined
  const [, stands, words, amount] = form
  return { words: words.split(' '), amount, stands: (word) => stands.test(word) }
}

/** How surely a sentence tells the attribute, 0 to 1: an amount of its kind tells less where it is not named. */
export function carries({ words, amount }: Attribute, sentence: string): number {
  if (!amount.test(sentence)) return 0
  const text = sentence.toLowerCase()
  return words.some((word) => text.includes(word.toLowerCase())) ? 1 : 0.5
}

const USUAL = 2

/** A question as it is looked up: with the usual words of documents for what it asks. */
export function searchTextOf(question: string): string {
  const usual = attributeOf(question)?.words.slice(0, USUAL) ?? []
  return [question, ...usual].join(' ')
}
