import type { Language } from '@docent/runtime/text'

/** What "10 % off" is called, which no text with a figure says. */
const CALLED: Partial<Record<Language, readonly [pattern: RegExp, names: readonly string[]]>> = {
  en: [/\p{N}\s?%\s?(?:off|less|cheaper|back)(?!\p{L})/iu, ['discount']],
  de: [
    /\p{N}\s?%\s?(?:weniger|günstiger|billiger|nachlass|auf (?:den|die|das|alle))(?!\p{L})/iu,
    ['rabatt', 'ermäßigung'],
  ],
  fr: [/\p{N}\s?%\s?de (?:moins|remise)(?!\p{L})/iu, ['réduction']],
  es: [/\p{N}\s?%\s?(?:menos|de rebaja)(?!\p{L})/iu, ['descuento']],
  pt: [/\p{N}\s?%\s?(?:menos|a menos)(?!\p{L})/iu, ['desconto']],
  it: [/\p{N}\s?%\s?(?:in meno|di meno)(?!\p{L})/iu, ['sconto']],
  nl: [/\p{N}\s?%\s?(?:goedkoper|minder)(?!\p{L})/iu, ['korting']],
}
const NONE: readonly string[] = []

/** Names of a discount that a text gives without calling it one. */
export function discountsIn(text: string, language: Language | undefined): readonly string[] {
  if (!text.includes('%')) return NONE
  const [pattern, names] = CALLED[language ?? 'en'] ?? []
  return pattern?.test(text) ? (names ?? NONE) : NONE
}
