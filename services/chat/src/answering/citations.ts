import type { Passage } from '@docent/proto'

/** A piece of an answer on its way to the reader. `sources` comes before the first delta that needs its order. */
export type AnswerPiece = { type: 'sources'; sources: Passage[] } | { type: 'delta'; text: string }

export interface CitationReader {
  /** Takes the next text of the model; gives what of it can be shown. */
  push(text: string): AnswerPiece[]
  /** The rest. */
  end(): AnswerPiece[]
  /** The passages cited so far, [1] first. */
  cited(): Passage[]
}

const MARK = /\s?\[\d{1,3}\]/g
/**
 * A text without marks like " [1]": what they point at is not there any more where an answer is read again, and the references of a
 * document would look like citations of the answer.
 */
export const withoutMarks = (text: string): string => text.replace(MARK, '').trim()

/** The citations of a finished text: their numbers in order, and the text without them. */
export function takeCitations(text: string): { numbers: number[]; text: string } {
  const numbers: number[] = []
  const taken = (part: string) =>
    part.replace(EVERY_CITATION, (_, list: string) => {
      numbers.push(...numbersOf(list))
      return ''
    })
  // Code keeps its brackets.
  const bare = text.split(/(`[^`]*`)/).map((part) => (part.startsWith('`') ? part : taken(part)))
  return { numbers: [...new Set(numbers)], text: bare.join('') }
}

const LONGEST_CITATION = 40
/** Opens a citation, or could. What a model writes inside varies: [1], [1, 2], [1-3], [Source 4], 【5】. */
const CITATION = /^(?:\[|【)\s*(?:(?:passage|source|document)s?\s*)?\^?(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\s*(?:\]|】)/i
const EVERY_CITATION = new RegExp(String.raw`\s*(?:${CITATION.source.slice(1)})(?:\([^()\s]*\))?`, 'gi')
const COULD_BECOME_CITATION = /^(?:\[|【)[\w\s,;^–-]*$/
/** Where a link would go: a citation is no link, whatever a document talked the model into. */
const LINK_TARGET = /^\([^()\s]*\)/
const COULD_BECOME_LINK = /^\([^()\s]*$/

/**
 * Reads the citations of an answer while it is written. Numbers that name no passage are dropped; the others are
 * renumbered in the order they first appear, so that [1] is always the first source. Code keeps its brackets. Readers
 * who were given the passages in their own order need no other list while the model cites in that order.
 */
export function createCitationReader(passages: readonly Passage[]): CitationReader {
  const order: Passage[] = []
  let announced = [...passages]
  let pending = ''
  let fence = ''

  return {
    push: (text) => read(text, false),
    end: () => read('', true),
    cited: () => [...order],
  }

  function read(text: string, last: boolean): AnswerPiece[] {
    pending += text
    const pieces: AnswerPiece[] = []
    let shown = ''
    const show = () => {
      if (shown) pieces.push({ type: 'delta', text: shown })
      shown = ''
    }
    while (pending) {
      const step = next(pending, last)
      if (step.length === 0) break
      pending = pending.slice(step.length)
      const cited = step.numbers?.map(citationOf).join('')
      const sources = [...order, ...announced.filter((passage) => !order.includes(passage))]
      if (sources.some((passage, i) => passage !== announced[i])) {
        show()
        announced = sources
        pieces.push({ type: 'sources', sources })
      }
      shown += cited === undefined ? step.text : cited && step.text + cited
    }
    show()
    return pieces
  }

  /** The next part of the text that can be judged: how long it is, what of it is shown, and what it cites. */
  function next(text: string, last: boolean): { length: number; text: string; numbers?: number[] } {
    const ticks = /^`+/.exec(text)?.[0]
    if (ticks) {
      if (ticks === text && !last) return { length: 0, text: '' }
      fence = fence ? (ticks === fence ? '' : fence) : ticks
      return { length: ticks.length, text: ticks }
    }
    if (fence) return inCode(/^[^`]+/.exec(text)?.[0] ?? text, text, last)
    const space = /^\s*/.exec(text)?.[0] ?? ''
    const rest = text.slice(space.length)
    if (!rest) return last ? whole(text) : { length: 0, text: '' }
    const citation = CITATION.exec(rest)
    if (citation) {
      const after = rest.slice(citation[0].length)
      if (!last && (after === '' || (COULD_BECOME_LINK.test(after) && after.length < 300)))
        return { length: 0, text: '' }
      const link = LINK_TARGET.exec(after)?.[0] ?? ''
      const length = space.length + citation[0].length + link.length
      return { length, text: space, numbers: numbersOf(citation[1] as string) }
    }
    if (!last && COULD_BECOME_CITATION.test(rest) && rest.length < LONGEST_CITATION) return { length: 0, text: '' }
    return whole(space + (/^[[【]?[^\s`[【]*/.exec(rest)?.[0] || rest[0]))
  }

  function inCode(code: string, text: string, last: boolean) {
    if (fence.length >= 3) return whole(code)
    // A lone backtick is no code: its paragraph ends it. The second line break may still be on its way.
    const paragraph = code.indexOf('\n\n')
    if (paragraph < 0) return whole(code === text && !last && code.endsWith('\n') ? code.slice(0, -1) : code)
    fence = ''
    return whole(code.slice(0, paragraph + 2))
  }

  function citationOf(number: number): string {
    const passage = passages[number - 1]
    if (!passage) return ''
    if (!order.includes(passage)) order.push(passage)
    return `[${order.indexOf(passage) + 1}]`
  }
}

const whole = (text: string) => ({ length: text.length, text })

function numbersOf(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/).map(Number)
    return Array.from({ length: Math.max(1, Math.min(20, to - from + 1)) }, (_, i) => from + i)
  })
}
