import { NUMBER, numberOf } from '../steps/amounts.ts'
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
  /** How many they are together, where that is said and nothing else. */
  people?: number
}

const GROWN_UP = 18
const OLD = 60
const YOUNG_AGE = 3

const YEARS =
  '(?:[- ]?(?:years?|yrs?|y\\.?o\\.?|jahre?n?|jährig\\p{L}*|ans|años?|anos?|anni|jaar|jarige?)(?!\\p{L})(?:[- ]?(?:olds?|alt|of age|oud))?)'
/** "A 5 and a 7 year old", "aged 4 and 7", "she is 70". */
const AGES: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{N}.,:/-])(\\p{N}{1,2})(?:[ -]?(?:and|&|\\+|und|et|y|e|en|,)\\s?(?:an? |eine?n? )?)(\\p{N}{1,2})${YEARS}`,
    'giu',
  ),
  new RegExp(`(?<![\\p{N}.,:/-])(\\p{N}{1,2})${YEARS}`, 'giu'),
  /(?<!\p{L})(?:aged?|ages|im alter von|âgée?s? de|de edad)\s(?:of )?(\p{N}{1,2})(?:(?:\s?,\s?|\s(?:and|&|und|et|y|e|en)\s)(\p{N}{1,2}))?(?:(?:\s?,\s?|\s(?:and|&|und|et|y|e|en)\s)(\p{N}{1,2}))?(?![\p{N}:%])/giu,
  /(?<!\p{L})(?:kids|children|child|teens|boys|girls|sons|daughters|kinder(?:n)?|kind|söhne|töchter|enfants?|filles|fils|bambini|niños|crianças|kinderen)(?:\s?[,:–-]|\s(?:of|aged|mit|von|im alter von|de|di))\s?(\p{N}{1,2})(?:(?:\s?,\s?|\s(?:and|&|und|et|y|e|en)\s)(\p{N}{1,2}))?(?:(?:\s?,\s?|\s(?:and|&|und|et|y|e|en)\s)(\p{N}{1,2}))?(?![\p{N}:%€£$])/giu,
  /(?<!\p{L})(?:over|older than|über|plus de|más de|oltre i|boven de)[ -](\p{N}{2})s?(?!\p{N}|\s?(?:[%€£$]|\p{L}{2,}))/giu,
  /\((\p{N}{1,2})(?:\s?(?:,|and|&|und|et|y|e|\+)\s?(\p{N}{1,2}))?(?:\s?(?:,|and|&|und|et|y|e|\+)\s?(\p{N}{1,2}))?\)/giu,
  /(?<!\p{L})(?:he|she|who|they|gran|grandma|grandpa|mum|dad|mother|father|son|daughter|sie|er|oma|opa|sohn|tochter|mutter|vater|kind|elle|il|fils|fille|lui|lei)(?:['’]?s|['’]re| is| are| turns| ist| wird| sind| est| a| ha)(?: just| only| now| schon| erst)? (\p{N}{1,2})(?:(?:\s?,\s?|\s(?:and|&|und|et|e)\s)(\p{N}{1,2}))?(?![\p{N}:%.,]\p{N}|\s?(?:[%€£$]|people|persons|of us|personen))/giu,
  /(?<!\p{L})(?:i['’]?m|i am|ich bin)(?: only| just| erst| schon)? (\p{N}{1,2})(?![\p{N}:%]|\s?(?:[%€£$]|people|minutes|km|miles))/giu,
]
const MONTHS_OLD =
  /(?<![\p{N}.,])\p{N}{1,2}[- ]?(?:months?|monate?n?|mois|meses|mesi|maanden)[- ]?(?:olds?|alt)?(?!\p{L})/giu

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
  const [, some = '', side = '', bound = ''] = SOME_AT_AGE.exec(text) ?? []
  const whole = text.replace(SOME_AT_AGE, ' ')
  const ages = agesIn(whole)
  const named = kindsMeant(whole).filter(
    ({ at }, i, all) =>
      i === 0 || at >= (all[i - 1] as (typeof all)[number]).at + (all[i - 1] as (typeof all)[number]).length,
  )
  const all: Payer[] = named.map(({ kind, at }) => {
    const count = BEFORE_KIND.exec(whole.slice(Math.max(0, at - LONGEST_COUNT), at))?.[1]
    return { kind, ...(count !== undefined && { count: numberOf(count) }) }
  })
  const young = all.filter(({ kind }) => kind === 'child' || kind === 'baby')
  // Ages are those of the children that are named, where there are such, and say the kind where nothing else does.
  const aged = ages.map((age): Payer => ({ kind: kindOf(age, all), age, count: 1 }))
  const replaced = new Set<Payer>()
  for (const { kind, age } of aged) {
    const same = kind === 'child' || kind === 'baby' ? young : all.filter((one) => one.kind === kind)
    for (const one of same) if (age !== undefined) replaced.add(one)
  }
  const people = HOW_MANY.map((pattern) => pattern.exec(whole)?.[1]).find((one) => one !== undefined)
  const together = TOGETHER.get(ALL_TOGETHER.exec(whole)?.[1]?.toLowerCase() ?? '')
  const counted = people === undefined ? together : numberOf(people)
  const age = Number(bound) + (side === '' ? 0 : OVER.test(side) ? 1 : -1)
  const ofAge = bound === '' ? [] : [{ kind: kindOf(age, []), age, count: numberOf(some) }]
  const each = [...all.filter((one) => !replaced.has(one)), ...aged, ...ofAge]
  const rest = (counted ?? 0) - each.reduce((sum, { count = 1 }) => sum + count, 0)
  const isMixed = each.some(({ kind }) => kind === 'child' || kind === 'baby') && rest > 0
  return {
    all: isMixed && !each.some(({ kind }) => kind === 'adult') ? [{ kind: 'adult', count: rest }, ...each] : each,
    ...(counted !== undefined && counted > 1 && { people: counted }),
  }
}

const LONGEST_COUNT = 28

function agesIn(text: string): number[] {
  const ages: number[] = []
  let left = text
  for (const pattern of AGES) {
    left = left.replace(pattern, (said, ...groups: unknown[]) => {
      for (const group of groups.slice(0, -2)) {
        if (typeof group === 'string' && /^\p{N}{1,2}$/u.test(group)) ages.push(Number(group))
      }
      return ' '.repeat(said.length)
    })
  }
  for (const _ of left.matchAll(MONTHS_OLD)) ages.push(0)
  return ages
}

/** Somebody of 70 is a senior, and a student of 20 is one. */
function kindOf(age: number, named: readonly Payer[]): PayerKind {
  if (age < YOUNG_AGE) return 'baby'
  if (age < GROWN_UP) return 'child'
  const one = named.find(({ kind }) => kind === 'student' || kind === 'pupil')
  return one?.kind ?? (age >= OLD ? 'senior' : 'adult')
}
