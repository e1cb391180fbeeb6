/** What is counted off in steps. */
export type Dimension = 'time' | 'nights' | 'people' | 'distance' | 'length' | 'weight' | 'things'

/** So many of something, in the unit of its dimension: hours, nights, people, kilometres, metres, kilograms, pieces. */
export interface Amount {
  count: number
  dimension: Dimension
}

/** Whether an amount is counted back from an event or on from it. */
export type Direction = 'before' | 'after'

/** The words of a unit, and how many of the smallest one it is. */
const units: readonly (readonly [Dimension, number, string])[] = [
  ['time', 1, 'hours?|hrs?|h|stunden?|std|heures?|horas?|or[ae]|uur|uren|saat'],
  ['time', 24, '(?:kalender|werk|arbeits)?tage?n?|days?|jours?|d[ií]as?|giorn[oi]|(?:werk)?dag(?:en)?|gün'],
  ['time', 168, 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken|hafta'],
  ['time', 730, 'months?|monate?n?|mois|mes|meses|mês|mes[ei]|maand(?:en)?'],
  ['nights', 1, 'nights?|n[äa]chten?|nacht|nuits?|noches?|noites?|nott[ei]|nachten|gece'],
  [
    'people',
    1,
    'people|persons?|pers|guests?|participants?|adults?|personen|gästen?|leuten?|teilnehmer\\p{L}*|personnes?|participantes?|personas?|pessoas?|persone|ospiti|deelnemers|kişi',
  ],
  ['weight', 1, 'kg|kilos?|kilograms?|kilogramm'],
  ['weight', 0.4536, 'lbs?'],
  ['length', 1, 'm|met(?:er|re)s?|metern|mètres?|metros?|metri'],
  ['length', 0.01, 'cm|centimet(?:er|re)s?|zentimetern?|centímetros?|centimetri'],
  ['length', 0.3048, 'ft|feet|foot'],
  ['distance', 1, 'km|kilomet(?:er|re)s?|kilometern|kilomètres?|kilómetros?|quilómetros?|quilômetros?|chilometri'],
  ['distance', 1.609, 'miles?|meilen'],
  ['things', 1, 'pieces?|pcs|stück|stk|pièces?|piezas?|peças?|pezzi|stuks?'],
]
export const UNIT = `(?:(?:working|business|calendar|full|whole|clear|vollen?|ganzen?)\\s+)?(?:${units.map(([, , words]) => words).join('|')})(?!\\p{L})`
const readers = units.map(([dimension, size, words]) => ({
  dimension,
  size,
  pattern: new RegExp(`^(?:${words})$`, 'iu'),
}))

/** Numbers that are written out, up to two weeks; "a week before" is one. */
const written: readonly (readonly [number, string])[] = [
  [1, 'an?|one|eine?[mnrs]?|une?|uno|una|uma?|een|één|bir'],
  [2, 'two|zwei|deux|dos|dois|duas|due|twee|iki'],
  [3, 'three|drei|trois|tres|três|tre|drie|üç'],
  [4, 'four|vier|quatre|cuatro|quatro|quattro|dört'],
  [5, 'five|fünf|cinq|cinco|cinque|vijf|beş'],
  [6, 'six|sechs|seis|sei|zes|altı'],
  [7, 'seven|sieben|sept|siete|sete|sette|zeven|yedi'],
  [8, 'eight|acht|huit|ocho|oito|otto|sekiz'],
  [9, 'nine|neun|neuf|nueve|nove|negen|dokuz'],
  [10, 'ten|zehn|dix|diez|dez|dieci|tien|on'],
  [12, 'twelve|zwölf|douze|doce|doze|dodici|twaalf'],
  [14, 'fourteen|vierzehn|quatorze|catorce|catorze|quattordici|veertien'],
]
export const NUMBER = `(?:\\p{N}{1,4}|${written.map(([, words]) => words).join('|')})`
const numbers = written.map(([count, words]) => ({ count, pattern: new RegExp(`^(?:${words})$`, 'iu') }))

/** @param number figures or one of the words that are known; else not a number */
export const numberOf = (number: string): number =>
  numbers.find(({ pattern }) => pattern.test(number))?.count ?? Number(number)

/** What a word counts; undefined where it is no unit. */
export function unitOf(word: string): { dimension: Dimension; size: number } | undefined {
  const last = word.split(/\s+/).at(-1) as string
  return readers.find(({ pattern }) => pattern.test(last))
}

/** Between a number and its unit: "3m" is written together, "a m" is not. */
export const GAP = '(?:(?<=\\p{N}[.]?)[\\s-]*|[\\s-]+)'
/** "1.5 m"; what is written so before hours is a time of day. */
const DECIMAL = /[.,]/
const AMOUNT = new RegExp(`(?<![\\p{L}\\p{N}.,])(\\p{N}{1,4}[.,]\\p{N}{1,2}|${NUMBER})${GAP}(${UNIT})`, 'giu')
const GROUP = new RegExp(
  `(?<!\\p{L})(?:groups?|party|gruppen?|groupe|grupo|gruppo|groep)\\s+(?:of|von|mit|de|di|van)\\s+(${NUMBER})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** The one amount that a question names; undefined where it names none or several. */
export function amountIn(text: string): Amount | undefined {
  const named = [...text.matchAll(AMOUNT)].flatMap(([, number = '', word = '']): Amount[] => {
    const unit = unitOf(word)
    if (!unit || (unit.dimension === 'time' && DECIMAL.test(number))) return []
    return [{ count: numberOf(number.replace(',', '.')) * unit.size, dimension: unit.dimension }]
  })
  const group = GROUP.exec(text)?.[1]
  if (group !== undefined && named.length === 0) return { count: numberOf(group), dimension: 'people' }
  return named.length === 1 ? named[0] : undefined
}

const BEFORE =
  /(?<!\p{L})(?:before|prior|ahead|in advance|notice|earlier|vor|vorher|zuvor|vorab|avant|à l['’]avance|plus tôt|antes|antelación|prima|anticipo|preavviso|voor|vooraf|tevoren|önce)(?!\p{L})/iu
const AFTER =
  /(?<!\p{L})(?:after|afterwards|nach|danach|später|après|después|depois|após|dopo|na|daarna|sonra)(?!\p{L})/iu
export const directionOf = (text: string): Direction | undefined =>
  BEFORE.test(text) ? 'before' : AFTER.test(text) ? 'after' : undefined

/** Only says how much it is, and from when it is counted. */
export const isCounting = (word: string): boolean =>
  !Number.isNaN(numberOf(word)) || unitOf(word) !== undefined || directionOf(word) !== undefined
