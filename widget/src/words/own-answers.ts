import type { OWN_ANSWERS_TITLE } from '@docent/proto/http'
import type { Language } from './language.ts'

/** What the server calls an answer that the owner wrote, among its sources: said to the owner, and in English. */
export const OWN_ANSWERS: typeof OWN_ANSWERS_TITLE = 'Your answers'

/** What a visitor reads in its place. */
export const ownAnswersOf: Readonly<Record<Language, string>> = {
  en: 'Our answers',
  tr: 'Yanıtlarımız',
  de: 'Unsere Antworten',
  fr: 'Nos réponses',
  es: 'Nuestras respuestas',
  pt: 'Nossas respostas',
  it: 'Le nostre risposte',
  nl: 'Onze antwoorden',
  ar: 'إجاباتنا',
  ja: '当方からの回答',
}
