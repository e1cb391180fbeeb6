export const languages = ['en', 'tr', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ar', 'ja'] as const
export type Language = (typeof languages)[number]

/** The language of a tag like "de-AT" that the bubble speaks; English when it speaks none of it. */
export function languageOf(tag: string): Language {
  const primary = tag.toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === primary) ?? 'en'
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')
