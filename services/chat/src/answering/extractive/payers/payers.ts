import { NUMBER, numberOf } from '../steps/amounts.ts'
import { agesIn } from './ages.ts'
import { kindsMeant, speaksOfSome, type PayerKind } from './kinds.ts'

/** One kind of those for whom a price is asked. */
export interface Payer {
  kind: PayerKind
  /** How many; undefined where the question does not say. */
  count?: number
  /** In years. */
  age?: number
}

/** For whom a price is asked. */
export interface Payers {
  all: readonly Payer[]
  /** How many they are together, where that is said: more than one. */
  people?: number
}

const GROWN_UP = 18
const OLD = 60
const YOUNG_AGE = 3

const PEOPLE =
  'people|persons?|peeps|of us|pers\\.?|personen|leuten?|personnes?|personas?|pessoas?|person[ae]|pax|guests?|gäste|visitors?'
const HOW_MANY: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}.,])(${NUMBER})(?:\\s\\p{L}+)?\\s(?:${PEOPLE})(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:we(?:['’]?re| are)|wir sind(?: zu)?|nous sommes|on est|somos|siamo(?: in)?|we zijn met)(?: a (?:group|party|family) of)? (${NUMBER})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:groups?|party|family|gruppe|groupe|grupo|gruppo|groep|familie|famille)\\s(?:of|von|mit|de|di|van)\\s(${NUMBER})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
]
/** "Two of them under 12", "2 of us are over 65" */
const SOME_AT_AGE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NUMBER}) (?:of (?:them|us|which|whom)|davon|d['’]entre (?:nous|eux))(?: (?:are|is|sind|ist|ont))? (under|below|unter|moins de|over|above|über|plus de)? ?(\\p{N}{1,2})(?!\\p{N})`,
  'iu',
)
const OVER = /over|above|über|plus/iu
const BEFORE_KIND = new RegExp(`(?<![\\p{L}\\p{N}.,-])(${NUMBER})[ -](?:x )?(?:\\p{L}+ ){0,1}$`, 'iu')

/** Words that count people and say nothing else of them. */
export const COUNTS_PEOPLE = new RegExp(
  `^(?:${PEOPLE.replaceAll(' ', '|')}|sommes|sind|siamo|somos|zweit|dritt|viert|fünft|funft|sechst|siebt|zehnt)$`,
  'iu',
)

/** "Zu viert" */
const TOGETHER = new Map(
  ['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'].map((word, i) => [word, i + 2]),
)
const ALL_TOGETHER = /(?<!\p{L})zu (zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)(?!\p{L})/iu

const NOBODY: Payers = { all: [] }
const COUNTED = new RegExp(`(?<!\\p{L})(?:${PEOPLE}|zu \\p{L}+t|${NUMBER})(?!\\p{L})`, 'iu')

/** For whom a question asks, as far as it says so: "2 adults and a 5 year old", "we are 12", "my gran is 70". */
export function payersIn(text: string): Payers {
  if (!/\p{N}/u.test(text) && !COUNTED.test(text) && !speaksOfSome(text)) return NOBODY
  const whole = text.replace(SOME_AT_AGE, ' ')
  const all = withAges(namedIn(whole), agesIn(whole)).concat(someAtAge(text))
  const people = peopleIn(whole)
  const rest = (people ?? 0) - all.reduce((sum, { count = 1 }) => sum + count, 0)
  // Of four, two of whom are children, the others are adults.
  const isMixed = rest > 0 && all.some(isYoung) && !all.some(({ kind }) => kind === 'adult')
  return {
    all: isMixed ? [{ kind: 'adult', count: rest }, ...all] : all,
    ...(people !== undefined && people > 1 && { people }),
  }
}

const LONGEST_COUNT = 28
/** Who is named, with how many they are. */
function namedIn(text: string): Payer[] {
  let end = 0
  return kindsMeant(text).flatMap(({ kind, at, length }): Payer[] => {
    if (at < end) return []
    end = at + length
    const count = BEFORE_KIND.exec(text.slice(Math.max(0, at - LONGEST_COUNT), at))?.[1]
    return [{ kind, ...(count !== undefined && { count: numberOf(count) }) }]
  })
}

const isYoung = ({ kind }: Payer): boolean => kind === 'child' || kind === 'baby'

/** Ages are those of whom is named, where there is such, and say who it is where nothing else does. */
function withAges(named: readonly Payer[], ages: readonly number[]): Payer[] {
  const aged = ages.map((age): Payer => ({ kind: kindOf(age, named), age, count: 1 }))
  const isOf = (one: Payer) => aged.some((other) => other.kind === one.kind || (isYoung(one) && isYoung(other)))
  return [...named.filter((one) => !isOf(one)), ...aged]
}

function someAtAge(text: string): Payer[] {
  const [, count = '', side = '', bound] = SOME_AT_AGE.exec(text) ?? []
  if (bound === undefined) return []
  const age = Number(bound) + (side === '' ? 0 : OVER.test(side) ? 1 : -1)
  return [{ kind: kindOf(age, []), age, count: numberOf(count) }]
}

function peopleIn(text: string): number | undefined {
  const said = HOW_MANY.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined)
  return said === undefined ? TOGETHER.get(ALL_TOGETHER.exec(text)?.[1]?.toLowerCase() ?? '') : numberOf(said)
}

/** Somebody of 70 is a senior, and a student of 20 is one. */
function kindOf(age: number, named: readonly Payer[]): PayerKind {
  if (age < YOUNG_AGE) return 'baby'
  if (age < GROWN_UP) return 'child'
  const one = named.find(({ kind }) => kind === 'student' || kind === 'pupil')
  return one?.kind ?? (age >= OLD ? 'senior' : 'adult')
}
