import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stem as english } from 'porter2'
import { fold } from './fold.ts'
import { remembering } from './remembering.ts'
import type { Language } from './stop-words.ts'

/** Snowball's algorithms, compiled: of English its second one, which only `porter2` has. */
const algorithms: Partial<Record<Language, (word: string) => string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  sv: swedish,
  da: danish,
  no: norwegian,
  fi: finnish,
  tr: turkish,
  ru: russian,
  ar: arabic,
  hi: stemHindi,
}

/** Endings of Hindi words, longest first (after Ramanathan and Rao). */
const hindi = `ाएंगी ाएंगे ाऊंगी ाऊंगा ाइयाँ ाइयों ाइयां ाएगी ाएगा ाओगी ाओगे एंगी ेंगी एंगे ेंगे ूंगी ूंगा ातीं नाओं नाएं ताओं ताएं
  ियाँ ियों ियां ाकर ाइए ाईं ाया ेगी ेगा ोगी ोगे ाने ाना ाते ाती ाता तीं ाओं ाएं ुओं ुएं ुआं कर ाओ िए ाई ाए ने नी ना ते ीं ती ता
  ाँ ां ों ें ो े ू ु ी ि ा`.split(/\s+/)

function stemHindi(word: string): string {
  for (const ending of hindi) {
    if (word.length > ending.length + 1 && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}

const REMEMBERED = 10_000
const MAX_STEMMED = 40
interface Stemmer {
  once(word: string): string
  /** A stemmer takes 1 to 5 µs a word; words repeat. */
  remembering(word: string): string
}
const stemmers = new Map<Language, Stemmer>()

/** The folded stem of a normalized word. */
export function stem(word: string, language: Language | undefined): string {
  if (language === undefined || word.length > MAX_STEMMED) return fold(word)
  return stemmerOf(language).remembering(word)
}

/** The same for whoever remembers it anyway. */
export function stemOnce(word: string, language: Language | undefined): string {
  if (language === undefined || word.length > MAX_STEMMED) return fold(word)
  return stemmerOf(language).once(word)
}

function stemmerOf(language: Language): Stemmer {
  let stemmer = stemmers.get(language)
  if (!stemmer) {
    const once = create(language)
    stemmers.set(language, (stemmer = { once, remembering: remembering(REMEMBERED, once) }))
  }
  return stemmer
}

function create(language: Language): (word: string) => string {
  const algorithm = algorithms[language]
  return algorithm === undefined ? fold : (word) => fold(algorithm(word))
}
