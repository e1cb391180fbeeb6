import type { OwnLook } from '@docent/proto'
import type { BubbleLanguage, OwnWord } from '@docent/proto/own-look'
import { USUAL_BACKGROUND, USUAL_TEXT } from '@docent/proto/own-look'
import { contrast } from '@docent/widget-embed/contrast'
import { isColor, inFull } from '../form/hex-color.ts'
import { texts } from './texts.ts'

/** What it begins with: names that say nothing of us, and everything else as usual. */
export const USUAL: OwnLook = {
  header: '',
  background: '',
  text: '',
  font: 'system',
  radius: 16,
  icon: 'chat',
  footer: { text: '', url: '' },
  words: {},
}

export const COLORS = ['header', 'background', 'text'] as const

/** As it is sent: null where it is switched off. */
export function ownOf(look: OwnLook | null): OwnLook | null {
  if (look === null) return null
  const words = Object.entries(look.words).flatMap(([language, some]) => {
    const said = Object.entries(some).flatMap(([word, text]) => (text.trim() ? [[word, text.trim()]] : []))
    return said.length > 0 ? [[language, Object.fromEntries(said)]] : []
  })
  return {
    ...look,
    header: full(look.header),
    background: full(look.background),
    text: full(look.text),
    footer: { text: look.footer.text.trim(), url: look.footer.url.trim() },
    words: Object.fromEntries(words) as OwnLook['words'],
  }
}

const full = (color: string) => (isColor(color) ? inFull(color) : color)

/** Without what is half typed, for the preview. */
export function shownOf(look: OwnLook | null): OwnLook | null {
  if (look === null) return null
  const color = (given: string) => (isColor(given) ? given : '')
  const [header, background, text] = [color(look.header), color(look.background), color(look.text)]
  return ownOf({ ...look, header, background, text })
}

export function withWord(look: OwnLook, language: BubbleLanguage, word: OwnWord, text: string): OwnLook {
  return { ...look, words: { ...look.words, [language]: { ...look.words[language], [word]: text } } }
}

/** Least contrast of text after WCAG 2.2. */
const TEXT = 4.5

/** What is hard to read, in words; undefined where nothing is. */
export function hardToRead({ background, text }: OwnLook): string | undefined {
  const page = background || USUAL_BACKGROUND
  const ink = text || USUAL_TEXT
  if (!isColor(page) || !isColor(ink)) return undefined
  const ratio = contrast(inFull(page), inFull(ink))
  return ratio < TEXT ? texts.hard(ratio.toFixed(1)) : undefined
}

/** What keeps an own look from being saved; the server decides the same way. */
export function ownLookProblem(look: OwnLook | null): string | undefined {
  if (look === null) return undefined
  const wrong = COLORS.find((one) => look[one] !== '' && !isColor(look[one]))
  if (wrong) return texts.notAColor(texts.colors[wrong])
  const url = look.footer.url.trim()
  if (url === '') return undefined
  if (!/^https:\/\/\S+$/i.test(url) || !URL.canParse(url)) return texts.wrongUrl(url)
  return look.footer.text.trim() === '' ? texts.noFooter : undefined
}
