import { directionOf, NUMBER, numberOf } from '../steps/amounts.ts'

/** How long something is had for, as a question or the name of a row or a column says it. */
export interface Length {
  /** So many of its unit; not a number for what comes on top of a length, "each further day". */
  count: number
  unit: 'day' | 'night' | 'month'
  /** About how many days that are. */
  days: number
  /** One of something: what it is a price of, several may be had of. */
  isOne: boolean
}

interface TimeUnit {
  unit: Length['unit']
  /** How many of `unit` one of it is. */
  size: number
  single: string
  several: string
  /** Words that say one of it by themselves: "daily", "Tagesmiete". */
  one: string
  half?: string
}

const units: readonly TimeUnit[] = [
  {
    unit: 'day',
    size: 1 / 1440,
    single: 'minute|minuto|minuut|dakika',
    several: "minutes?|mins?|minuten?|minut[oi]|minutos?|minuut|dakika|dk|['′’](?!\\p{L})",
    one: 'minutenpreis',
  },
  {
    unit: 'day',
    size: 1 / 24,
    single: 'hour|hr|stunde|std|heure|hora|ora|uur|saat',
    several: 'hours?|hrs?|h|stunden?|std|heures?|horas?|or[ae]|uur|uren|saat',
    one: 'hourly|stündlich|stundenweise|stunden(?:preis|miete|satz|tarif)|saatlik',
    half: 'halbstünd\\p{L}*',
  },
  {
    unit: 'day',
    size: 1,
    single: 'day|tag|jour|journée|d[ií]a|jornada|giorno|giornata|dag|gün',
    several: 'days?|tage?n?|tages\\p{L}*|jours?|journées?|d[ií]as?|jornadas?|giorn[oi]|giornat[ae]|dag(?:en)?|gün',
    one: 'daily|täglich|tageweise|tagesweise|tages(?:preis|miete|satz|tarif|karte|pass|ticket)|ganztags?|ganztägig|journali(?:er|ère)|diári[oa]|diari[oa]|giornalier[oa]|dag(?:prijs|tarief|kaart)|günlük',
    half: 'halbt[aä]g\\p{L}*|dagdeel',
  },
  {
    unit: 'day',
    size: 7,
    single: 'week(?!-?end)|woche|semaine|semana|settimana|hafta',
    several: 'weeks?(?!-?end)|wochen?|wochen(?!end)\\p{L}+|semaines?|semanas?|settiman[ae]|weken|hafta',
    one: 'weekly|wöchentlich|wochenweise|wochen(?:preis|miete|satz|tarif|karte|pass|ticket)|hebdomadaire|semanal|settimanale|week(?:prijs|tarief)|haftalık',
  },
  {
    unit: 'night',
    size: 1,
    single: 'night|nacht|nuit|nuitée|noche|noite|notte|gece',
    several: 'nights?|nacht|nächten?|nuits?|nuitées?|noches?|noites?|nott[ei]|nachten|gece',
    one: 'nightly|gecelik',
  },
  {
    unit: 'month',
    size: 1,
    single: 'month|monat|mois|mes|mês|mese|maand',
    several: 'months?|monate?n?|monats\\p{L}+|mois|mes|meses|mês|mes[ei]|maand(?:en)?|ay',
    one: 'monthly|monatlich|monats(?:preis|miete|satz|tarif|karte|beitrag|rate)|mensuel(?:le)?|mensual|mensal|mensile|maandelijks|maand(?:prijs|tarief)|aylık',
  },
  {
    unit: 'month',
    size: 12,
    single: 'year|jahr|année|año|ano|anno|jaar|yıl',
    several: 'years?|jahre?n?|jahres\\p{L}+|ans?|années?|años?|anos?|ann[oi]|jaar|jaren|yıl',
    one: 'yearly|annual(?:ly)?|jährlich|jahres(?:preis|miete|beitrag|karte|tarif|gebühr)|par an|annuel(?:le)?|anual|annuale|jaarlijks|jaar(?:prijs|tarief)|yıllık',
    half: 'halbjähr\\p{L}*|halbjahres\\p{L}*',
  },
]
const DAYS: Readonly<Record<Length['unit'], number>> = { day: 1, night: 1, month: 30.4 }

const WHOLE =
  'full|whole|entire|single|ganze[nrms]?|volle[nrms]?|complète?|entière?|complet[oa]|enter[oa]|inteir[oa]|inter[oa]|hele|volle|tam'
const HALF = "half(?: an?)?|halbe[nrms]?|demie?|halve|medi[oa]|mei[oa]|mezz[oa]|mezz['’]|yarım"
/** Before one of it in a question: "per day", "for the day", "la journée". */
const PER = "per|each|every|for the|pro|je|am|zum|den|die|par|à la|au|la|le|por|al|el|ao|à(?!\\s+mes)|il|all['’]|de|het"
/** "On" is ten in front of Turkish units only. */
const NO_NUMBER = 'on\\s(?!gün|saat|hafta|ay|gece|dakika)'
const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

interface Reader {
  unit: Length['unit']
  size: number
  half: RegExp
  counted: RegExp
  one: RegExp
  /** One of it in a question, and in a name, where nothing has to stand before it: "Day". */
  per: RegExp
  bare: RegExp
}
const readers: readonly Reader[] = units.map(({ unit, size, single, several, one, half }) => ({
  unit,
  size,
  half: new RegExp(`${whole(`(?:${HALF})[\\s-]*(?:${several})`)}${half ? `|${whole(half)}` : ''}`, 'giu'),
  counted: new RegExp(
    `(?<![\\p{L}\\p{N}.,:/])(?!${NO_NUMBER})(${NUMBER})(?:[\\s-]+(?:${WHOLE}))?[\\s-]*(?:${several})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  one: new RegExp(whole(one), 'giu'),
  per: new RegExp(
    `(?<!\\p{L})(?:(?:${PER})[\\s-]+(?:(?:${WHOLE})[\\s-]+)?|(?:${WHOLE})[\\s-]+|/\\s?)(?:${single})(?!\\p{L})`,
    'giu',
  ),
  bare: new RegExp(whole(single), 'giu'),
}))

/** No length by itself: "from 3 days", "up to 2 hours", "2–4 days", "3 days or more". */
const OPEN = new RegExp(
  `(?<!\\p{L})(?:from|up to|over|under|within|after|than|at (?:least|most)|min\\.?|max\\.?|minimum|maximum|ab|bis|über|unter|als|mindestens|höchstens|dès|jusqu['’]à|plus de|moins de|à partir de|desde|hasta|más de|menos de|a partir de|até|mais de|da|fino a|oltre|più di|meno di|vanaf|tot|dan|boven|en az|en fazla)\\s+(?:zu\\s+)?(?:${NUMBER})(?!\\p{L})|` +
    `\\p{N}\\s?(?:[-–—+]|(?:to|or|bis|oder|à|ou|a|o|y|of|tot|veya)(?!\\p{L}))(?!\\s?(?:${units.map(({ several }) => several).join('|')}))|(?<!\\p{L})(?:or|oder|ou|o|of) (?:more|longer|mehr|länger|plus|más|mais|più|meer|langer)(?!\\p{L})`,
  'iu',
)
/** What comes on top of a length: "each additional day". */
const FURTHER =
  /(?<!\p{L})(?:additional|extra|further|extension|weitere[nrs]?|zusätzliche[nrs]?|folgetag|verlängerung\p{L}*|supplémentaires?|adicional(?:es)?|adicionais|aggiuntiv[oaie]|supplementar[ei]|ek)(?!\p{L})/iu

/** The lengths that the name of a row or a column says: "Half day (4h)" says two. */
export function lengthsNamed(name: string): Length[] {
  if (OPEN.test(name)) return []
  const found = lengthsIn(name, true)
  return FURTHER.test(name) ? found.map((one) => ({ ...one, count: Number.NaN })) : found
}

/** The one length that a question asks for; undefined where it says none, several, or how long before or after something. */
export function lengthAsked(question: string): Length | undefined {
  if (directionOf(question) !== undefined || OPEN.test(question) || FURTHER.test(question)) return undefined
  const [first, ...others] = lengthsIn(question, false)
  return first && others.every((one) => isSameLength(one, first)) ? first : undefined
}

export const isSameLength = (one: Length, other: Length): boolean =>
  one.unit === other.unit && Math.abs(one.count - other.count) < LITTLE * other.count
const LITTLE = 1e-6

/** "1 h 30", "1 hour and 30 minutes" */
const HOURS_AND_MINUTES =
  /(?<![\p{L}\p{N}.,:])(\p{N}{1,2})\s?(?:h|hours?|hrs?|std\.?|stunden?|heures?|horas?|or[ae]|uur|saat)\s?(?:and |und |et |y |e |en )?(\p{N}{1,2})(?:\s?min\p{L}*\.?)?(?![\p{L}\p{N}])/giu

function lengthsIn(text: string, isName: boolean): Length[] {
  let left = text.replace(HOURS_AND_MINUTES, (_, hours, minutes) => `${60 * Number(hours) + Number(minutes)} min`)
  const found: Length[] = []
  const take = ({ unit, size }: Reader, pattern: RegExp, fixed?: number) => {
    left = left.replace(pattern, (_, number: string | number) => {
      const count = fixed ?? numberOf(String(number))
      found.push({ count: count * size, unit, days: count * size * DAYS[unit], isOne: count === 1 })
      return ' | '
    })
  }
  // "Half a day" is no day, and "3 days" are no day either.
  for (const one of readers) take(one, one.half, 0.5)
  for (const one of readers) take(one, one.counted)
  for (const one of readers) take(one, one.one, 1)
  for (const one of readers) take(one, isName ? one.bare : one.per, 1)
  return found
}
