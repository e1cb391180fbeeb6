import { currencyCodeOf } from '../../currencies.ts'
import type { SpokenLanguage } from '../../sentences.ts'

/** A number as it may be read: "1.200" is 1200 or 1.2. The unit is a currency, "%" or "". */
export interface Figure {
  said: string
  values: number[]
  unit: string
}

/** Two to twelve, in order; left out ("-") where the word is a common one of another meaning. */
const words: Record<SpokenLanguage, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'deux trois quatre cinq six sept huit - dix onze douze',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze',
  it: 'due tre quattro cinque - sette otto nove dieci undici dodici',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
  tr: 'iki üç dört beş altı yedi sekiz dokuz - - -',
  ar: 'اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة - -',
  ja: '二 三 四 五 六 七 八 九 十 十一 十二',
}
/** Further forms of the same, with one, which only ever proves and is never held against a sentence. */
const more: Partial<Record<SpokenLanguage, Record<string, number>>> = {
  en: { one: 1, a: 1, an: 1, single: 1, once: 1, twice: 2, dozen: 12, half: 0.5 },
  de: { ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, eins: 1, fuenf: 5, zwoelf: 12, halbe: 0.5 },
  fr: { un: 1, une: 1, neuf: 9, douzaine: 12 },
  es: { un: 1, una: 1, uno: 1 },
  pt: { um: 1, uma: 1, duas: 2 },
  it: { un: 1, una: 1, uno: 1, sei: 6 },
  nl: { een: 1, één: 1 },
  tr: { bir: 1, on: 10 },
  ar: {
    واحد: 1,
    واحدة: 1,
    سنتان: 2,
    سنتين: 2,
    يومان: 2,
    يومين: 2,
    ساعتان: 2,
    ساعتين: 2,
    ثلاث: 3,
    أربع: 4,
    خمس: 5,
    ست: 6,
    سبع: 7,
    ثماني: 8,
    تسع: 9,
    عشر: 10,
  },
}
const tables = new Map(
  (Object.keys(words) as SpokenLanguage[]).map((language) => {
    const claimed = words[language].split(' ').map((word, i) => [word, i + 2] as const)
    return [
      language,
      { claimed: new Map(claimed), proving: new Map([...claimed, ...Object.entries(more[language] ?? {})]) },
    ]
  }),
)
const KANJI =
  /(?<![一二三四五六七八九十\p{sc=Han}])(十[一二]?|[二三四五六七八九])(?=[年月日時分回個円人つ枚本台週か歳])/gu

const PERCENT: ReadonlySet<string> = new Set(['%', '٪', 'percent', 'prozent', 'procent'])
const unitOf = (name: string | undefined) =>
  name === undefined ? undefined : PERCENT.has(name) ? '%' : currencyCodeOf(name)
const NUMBER = /(?<![\p{sc=Latin}\d])(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?!\d)/gu
const BEFORE = /([%\p{Sc}]|\b(?:EUR|USD|GBP|JPY|CHF|TRY))\s?$/u
const AFTER = /^\s?(\p{Sc}|[%٪]|円|\p{L}+)/u

/** The numbers of a text; number words of its language too, those that only prove when `lenient`. */
export function figuresOf(text: string, language: SpokenLanguage, lenient: boolean): Figure[] {
  const figures = [...text.matchAll(NUMBER)].map(({ 0: said, index }) => {
    const before = BEFORE.exec(text.slice(Math.max(0, index - 5), index))?.[1]?.toLowerCase()
    const after = AFTER.exec(text.slice(index + said.length, index + said.length + 12))?.[1]?.toLowerCase()
    const unit = unitOf(before) ?? unitOf(after) ?? ''
    return { said, values: readings(said), unit }
  })
  if (language === 'ja') {
    for (const [said] of text.matchAll(KANJI))
      figures.push({ said, values: [tables.get('ja')?.claimed.get(said) ?? 0], unit: '' })
    return figures
  }
  const table = tables.get(language)?.[lenient ? 'proving' : 'claimed']
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const value = table?.get(word)
    if (value !== undefined) figures.push({ said: word, values: [value], unit: '' })
  }
  return figures
}

/** What a written number may mean: languages part thousands and decimals with each other's signs. */
export function readings(said: string): number[] {
  const text = said.replace(/['’\u00a0\u202f ]/g, '')
  const spaced = text !== said ? [Number(text.replace(/[.,]/g, ''))] : []
  const signs = text.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return [Number(text)]
  const decimals = text.length - text.lastIndexOf(last) - 1
  const whole = Number(text.replace(/[.,]/g, ''))
  const other = last === '.' ? /,/g : /\./g
  const parted = Number(text.replace(other, '').replace(last, '.'))
  if (signs.length > 1 && signs.every((sign) => sign === last)) return [whole]
  if (signs.length > 1 || decimals !== 3) return [...spaced.filter(() => decimals === 3), parted]
  return [whole, parted]
}
