import { fold, normalize } from '@docent/runtime/text'
import { kinds, smallTalk, type Kind, type SmallTalkLanguage } from './phrases.ts'

/** Longer than this nobody only greets. */
const LONGEST = 80
const UNSPACED: SmallTalkLanguage = 'ja'

interface Reader {
  /** Holds nothing but phrases. */
  whole: RegExp
  said: Record<Kind, RegExp>
}

const languages = Object.keys(smallTalk) as SmallTalkLanguage[]
const readers = new Map(languages.map((language) => [language, readerOf(language)]))

/**
 * The reply to a message that greets, thanks or takes its leave and asks nothing; undefined for every other message.
 * Each word has to be known, so that no question is taken for a greeting.
 *
 * @param preferred tags like "de-AT, en;q=0.5", where a phrase belongs to several languages
 */
export function replyToSmallTalk(message: string, preferred = ''): string | undefined {
  if (message.length > LONGEST) return undefined
  const text = plain(message)
  const fits = languages.filter((language) => readers.get(language)?.whole.test(spacedFor(language, text)))
  const tags = preferred.split(',').map((tag) => tag.trim().toLowerCase().split(/[-_;]/)[0])
  const language = tags.map((tag) => fits.find((one) => one === tag)).find(Boolean) ?? fits[0]
  const reader = language && readers.get(language)
  const kind = reader && kinds.find((one) => reader.said[one].test(spacedFor(language, text)))
  return kind && smallTalk[language].replies[kind]
}

function readerOf(language: SmallTalkLanguage): Reader {
  const { beside } = smallTalk[language]
  const any = (...lists: string[]) => {
    const phrases = lists.flatMap((list) => list.split(/,\s*/)).map((one) => spacedFor(language, plain(one)))
    const longestFirst = [...new Set(phrases)].sort((a, b) => b.length - a.length)
    return `(?:${longestFirst.join('|')})`
  }
  const spaced = language !== UNSPACED
  const [before, after] = spaced ? ['(?:^| )', '(?: |$)'] : ['', '']
  const said = (kind: Kind) => new RegExp(`${before}${any(smallTalk[language][kind])}${after}`, 'u')
  const whole = any(...kinds.map((kind) => smallTalk[language][kind]), beside)
  return {
    whole: new RegExp(`^(?:${whole}${after})+$`, 'u'),
    said: { farewell: said('farewell'), thanks: said('thanks'), who: said('who'), greeting: said('greeting') },
  }
}

/** Without accents, case, punctuation and pictures. */
function plain(text: string): string {
  // "That's all" is often typed without its mark.
  const letters = normalize(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return fold(letters).trim()
}

function spacedFor(language: SmallTalkLanguage, text: string): string {
  return language === UNSPACED ? text.replaceAll(' ', '') : text
}
