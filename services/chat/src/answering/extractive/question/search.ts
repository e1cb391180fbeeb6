import { fold, guessLanguage, isStopWord, translationsOf, words, type Language } from '@docent/runtime/text'
import { holidayIn } from '../calendar/holidays.ts'
import { calendarNames } from '../calendar/names.ts'
import { timeIn } from '../dates/asked-time.ts'
import { saysSeason, seasonIn } from '../dates/asked.ts'
import { askedOf } from './asked.ts'
import { isBeside } from './beside.ts'
import { asksIfOpen, saysIfOpen } from './if-open.ts'
import { isPointer } from './lean.ts'
import { superlativeOf } from './superlative.ts'
import type { Kind } from './values.ts'
import { wantsContact } from './wanted.ts'

/** What documents call the thing that a question asks for without naming it: "How heavy is it?" asks for its weight. */
const called: Partial<Record<Kind, Partial<Record<Language, string>>>> = {
  price: {
    en: 'price cost',
    de: 'Preis kostet',
    fr: 'prix tarif',
    es: 'precio',
    pt: 'preço',
    it: 'prezzo',
    nl: 'prijs',
    tr: 'fiyat',
  },
  clock: {
    en: 'hours open',
    de: 'Öffnungszeiten Uhr',
    fr: 'horaires ouvert',
    es: 'horario',
    pt: 'horário',
    it: 'orari',
    nl: 'openingstijden',
    tr: 'saatleri',
  },
  phone: {
    en: 'telephone phone',
    de: 'Telefon',
    fr: 'téléphone',
    es: 'teléfono',
    pt: 'telefone',
    it: 'telefono',
    nl: 'telefoon',
    tr: 'telefon',
  },
  mail: {
    en: 'e-mail',
    de: 'E-Mail',
    fr: 'e-mail',
    es: 'correo',
    pt: 'e-mail',
    it: 'e-mail',
    nl: 'e-mail',
    tr: 'e-posta',
  },
  place: {
    en: 'address',
    de: 'Adresse Anschrift',
    fr: 'adresse',
    es: 'dirección',
    pt: 'morada endereço',
    it: 'indirizzo',
    nl: 'adres',
    tr: 'adres',
  },
}
/** What stands around an address, for who asks for nothing but where somebody is: many addresses come without the word. */
const around: Partial<Record<Language, string>> = {
  en: 'opening hours contact how to find us directions car park bus stop street road',
  de: 'Öffnungszeiten Kontakt so finden Sie uns Anfahrt Parkplatz Haltestelle Straße',
  fr: 'horaires contact nous trouver accès venir parking arrêt rue',
  es: 'horario contacto cómo llegar aparcamiento parada autobús calle',
  pt: 'horário contacto como chegar estacionamento paragem autocarro rua',
  it: 'orari contatti come arrivare dove siamo parcheggio fermata via',
  nl: 'openingstijden contact hoe vindt u ons route parkeren bushalte straat',
  tr: 'çalışma saatleri iletişim nasıl gelinir ulaşım otopark durak cadde',
}
/** The same where a word tells more than its kind. */
const measures: readonly (readonly [RegExp, string])[] = [
  [/\bhow heavy\b|\bweigh|\b(?:heavi|light)(?:er|est)\b/iu, 'weight weighs'],
  [/\bhow (?:tall|high)\b|\b(?:tall|high)est\b/iu, 'height'],
  [/\bhow (?:big|large)\b|\b(?:bigg|larg)est\b/iu, 'size dimensions'],
  [/\bhow (?:wide|deep)\b/iu, 'width depth'],
  [/\bhow far\b/iu, 'distance'],
  [/\bhow fast\b|\bfastest\b/iu, 'speed'],
  [/\blong(?:er|est)\b|\bshort(?:er|est)\b/iu, 'length duration'],
  [/\bschwer|\bleicht(?:er|este)|\bwiegt\b/iu, 'Gewicht wiegt'],
  [/\bwie hoch ist\b|\bhöchste/iu, 'Höhe'],
  [/\bgr(?:o|ö)(?:ß|ss)te|\bwie gro(?:ß|ss)\b/iu, 'Größe Maße'],
  [/\bl(?:ä|a)ngste|\bkürzeste/iu, 'Länge Dauer'],
]

/** What documents call days on which they are closed. */
const closed: Partial<Record<Language, string>> = {
  en: 'closed holidays',
  de: 'geschlossen Feiertage Ferien',
  fr: 'fermé jours fériés congés',
  es: 'cerrado festivos',
  pt: 'fechado feriados',
  it: 'chiuso festivi ferie',
  nl: 'gesloten feestdagen',
  tr: 'kapalı tatil',
}
const MONTHS_OF_SEASON = [0, 1, 2]

/** "New Year's Eve" stands there as 31 December, and winter by its months, where it is told that somebody is closed then. */
function daysCalled(question: string, language: Language): string[] {
  if (!asksIfOpen(question)) return []
  const date = holidayIn(question)?.date
  const season = words(saysSeason(question))
  const asksOnly = words(question).every((word) => isBeside(fold(word)) || saysIfOpen(word) || season.includes(word))
  const first = asksOnly ? seasonIn(question) : undefined
  const months = date ? [date[0]] : first === undefined ? [] : MONTHS_OF_SEASON.map((at) => (first + at) % 12)
  if (months.length === 0) return []
  const names = months.map((month) => calendarNames.get(language)?.months[month]?.[0] ?? '')
  return [date ? `${date[1]}` : '', ...names, closed[language] ?? ''].filter(Boolean)
}

/** A question as it is looked up: with the usual words of documents for what it asks. */
export function searchTextOf(question: string): string {
  const language = guessLanguage(words(question)) ?? 'en'
  const measure = measures.filter(([asks]) => asks.test(question)).map(([, usual]) => usual)
  const superlative = superlativeOf(question)
  const kind = superlative?.kind ?? askedOf(question, language).kind
  const isWhereabouts = kind === 'place' && namesNothing(question, language)
  // "Where can I leave the car?" asks for no address: among many texts the word would be found in those of letters and data.
  const isNamed = kind === undefined || measure.length > 0 || (kind === 'place' && !isWhereabouts)
  const usual = isNamed ? undefined : called[kind]?.[language]
  const where = isWhereabouts ? [around[language] ?? ''] : []
  const contact = wantsContact(question) ? [called.phone?.[language] ?? '', called.mail?.[language] ?? ''] : []
  return [
    question,
    ...measure,
    ...(usual === undefined ? [] : [usual]),
    ...where,
    ...contact,
    ...daysCalled(question, language),
  ].join(' ')
}

const SEASONS = 'season Saison Saisonzeiten temporada época stagione seizoen sezon'
/** Prices and hours stand beside the names of seasons, and their days elsewhere: what these are found by, where a day is asked about. */
export function seasonSearchOf(question: string): string | undefined {
  const { kind } = askedOf(question, guessLanguage(words(question)) ?? 'en')
  return (kind === undefined || kind === 'price' || kind === 'clock') && timeIn(question, { withHolidays: true })
    ? SEASONS
    : undefined
}

/** "Where are you?" has no word that a document could be found by. */
function namesNothing(question: string, language: Language): boolean {
  const { asking } = askedOf(question, language)
  return words(question).every((word) => isBeside(fold(word)) || isPointer(word) || asking.has(word))
}

/**
 * A question as it is looked up in documents of another language: its everyday words as they are called there, and those that
 * are in no list, which may be names.
 *
 * @returns undefined where none of its words is known
 */
export function translatedSearch(question: string, to: Language): string | undefined {
  const all = words(question)
  const from = guessLanguage(all)
  if (from === undefined || from === to) return undefined
  const translations = translationsOf(all, from, to)
  if (translations.length === 0) return undefined
  const known = new Set(translations.flatMap(({ at }) => at))
  const others = all.filter((word, at) => !known.has(at) && !isStopWord(word, from))
  const { kind } = askedOf(question, from)
  const usual = (kind && called[kind]?.[to]) ?? ''
  return [...others, ...translations.flatMap(({ words, phrases }) => [...words, ...phrases]), usual].join(' ')
}
