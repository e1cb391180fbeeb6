import { FUNCTION_CHARACTER } from '../units/stems.ts'

/** Words that only say that something is asked, or which kind of thing. */
const POLITE =
  /^(?:料金|値段|価格|費用|价格|教え|教える|下さい|知り|願い|必要|可能|请问|請問|可以|能够|多少|怎么|怎麼|如何|哪些|哪里|哪裡|有没有|是否|一下|想要|需要)/u
/** What visitors say for words of signs and lists. */
const SAID_OTHERWISE: readonly (readonly [said: RegExp, written: string])[] = [
  [/開い(?=て|た)|開けて|やって(?=い|る|ま)/u, '営業'],
  [/定休|休み/u, '休日'],
]
const HIRAGANA = /^\p{Script=Hiragana}+$/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

const segmenters = new Map<string, Intl.Segmenter>()

/**
 * Pairs of neighboring characters that tell what a question asks about, in a script without spaces. Pairs never cross the
 * border of two words: "队在" is none. Words in hiragana alone are endings, particles and question words.
 */
export function tellingPairs(run: string): string[] {
  const written = SAID_OTHERWISE.flatMap(([said, other]) => (said.test(run) ? [other] : []))
  const found = segmentsOf(run).flatMap((word) => {
    const characters = Array.from(word)
    if (HIRAGANA.test(word) || POLITE.test(word) || characters.length < 2) return []
    return characters.slice(1).map((second, i) => `${characters[i]}${second}`)
  })
  const pairs = [...written, ...found].filter((pair) => !FUNCTION_CHARACTER.test(pair) && !HIRAGANA.test(pair))
  return pairs.length > 0 ? pairs : neighbors(run)
}

/** All of them, where no word tells anything by itself. */
function neighbors(run: string): string[] {
  const characters = Array.from(run)
  const pairs = characters.length === 1 ? [run] : characters.slice(1).map((second, i) => `${characters[i]}${second}`)
  return pairs.filter((pair) => !FUNCTION_CHARACTER.test(pair))
}

function segmentsOf(run: string): string[] {
  const locale = KANA.test(run) ? 'ja' : 'zh'
  let segmenter = segmenters.get(locale)
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })))
  return [...segmenter.segment(run)].map(({ segment }) => segment)
}
