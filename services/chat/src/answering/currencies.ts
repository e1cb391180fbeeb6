/** Currencies by their codes, with their signs and names; parts of one, and names that several have, have no code. */
const CURRENCIES = [
  { code: 'EUR', signs: '€', names: 'eur euro euros ユーロ يورو' },
  { code: 'USD', signs: '$', names: 'usd dollar dollars دولار' },
  { code: 'GBP', signs: '£', names: 'gbp pound pounds' },
  { code: 'CHF', signs: '', names: 'chf franken franc francs fr' },
  { code: 'JPY', signs: '¥', names: 'jpy yen 円' },
  { code: 'TRY', signs: '₺', names: 'try tl lira' },
  { code: 'INR', signs: '₹', names: '' },
  { code: 'PLN', signs: '', names: 'zł' },
  { code: 'CNY', signs: '', names: '元 块' },
  { code: undefined, signs: '¤', names: 'cent cents pence kr ريال درهم دينار جنيه' },
] as const

/** "Try 3 lessons", "Fr 9-17": they tell no money, and of a figure that is known to be some, whose it is. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['try', 'fr'])
/** "It weighs 5 pounds": money, perhaps, but held against nothing. */
const WEIGHTS: ReadonlySet<string> = new Set(['pound', 'pounds'])
/** Nothing parts them from the word behind them. */
const UNSPACED = '円元块'

const listOf = (names: string) => names.split(' ').filter((name) => name !== '')
const SIGNS = CURRENCIES.map(({ signs }) => signs).join('')
const NAMES = CURRENCIES.flatMap(({ names }) => listOf(names)).filter((name) => !OTHER_WORDS.has(name))

/** Source of a pattern for a currency; the longer name first, for those who look for nothing behind it. */
export const CURRENCY = `[${SIGNS}]|${NAMES.toSorted((a, b) => b.length - a.length).join('|')}`

/** Source of a pattern for a figure with its currency, of the pattern for the figure. */
export const moneyPattern = (figure: string): string =>
  `(?:${CURRENCY})\\s?${figure}|${figure}(?:\\s?(?:[${SIGNS}${UNSPACED}]|(?:${CURRENCY})(?!\\p{L}))|,-)`

const codes: ReadonlyMap<string, string> = new Map(
  CURRENCIES.flatMap(({ code, signs, names }) =>
    code === undefined
      ? []
      : [...signs, ...listOf(names)].filter((name) => !WEIGHTS.has(name)).map((name) => [name, code] as const),
  ),
)
/** The code of a currency by its sign or its name in lower case; undefined where it says not for sure which one it is. */
export const currencyCodeOf = (name: string): string | undefined => codes.get(name)
