import { createContext, useContext } from 'react'
import { directionOf, languageOf, type Language } from '../words/language.ts'
import type { SpokenWords, Words } from '../words/words.ts'

/** Only the words that are spoken are loaded. */
const spoken: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import('../words/en.ts'),
  tr: () => import('../words/tr.ts'),
  de: () => import('../words/de.ts'),
  fr: () => import('../words/fr.ts'),
  es: () => import('../words/es.ts'),
  pt: () => import('../words/pt.ts'),
  it: () => import('../words/it.ts'),
  nl: () => import('../words/nl.ts'),
  ar: () => import('../words/ar.ts'),
  ja: () => import('../words/ja.ts'),
}

/** The words of a language, and the page set to it. */
export async function speak(tag: string, page: Document): Promise<Words> {
  const language = languageOf(tag)
  const { words } = await spoken[language]()
  page.documentElement.lang = language
  page.documentElement.dir = directionOf(language)
  return words
}

const Speech = createContext({} as SpokenWords)
export const SpeechProvider = Speech.Provider
export const useWords = (): SpokenWords => useContext(Speech)
