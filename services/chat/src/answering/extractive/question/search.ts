import { guessLanguage, words, type Language } from '@docent/runtime/text'
import { askedOf } from './asked.ts'
import { superlativeOf } from './superlative.ts'
import type { Kind } from './values.ts'

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
    de: 'Adresse',
    fr: 'adresse',
    es: 'dirección',
    pt: 'morada',
    it: 'indirizzo',
    nl: 'adres',
    tr: 'adres',
  },
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

/** A question as it is looked up: with the usual words of documents for what it asks. */
export function searchTextOf(question: string): string {
  const language = guessLanguage(words(question)) ?? 'en'
  const measure = measures.filter(([asks]) => asks.test(question)).map(([, usual]) => usual)
  const superlative = superlativeOf(question)
  const kind = superlative?.kind ?? askedOf(question, language).kind
  const usual = kind === undefined || measure.length > 0 ? undefined : called[kind]?.[language]
  return [question, ...measure, ...(usual === undefined ? [] : [usual])].join(' ')
}
