import type { Block } from './blocks.ts'

/** What people write before a question and before its answer: letters, words and numbers, "Q:", "Frage 3:", "R.". */
const QUESTION = /^(?:q|f|p|d|v|question|frage|pregunta|domanda|pergunta|vraag)\s?\d{0,3}\s?[:.)]\s+(?=\S)/iu
const ANSWER =
  /^(?:a|r|answer|antwort|réponse|reponse|respuesta|risposta|resposta|antwoord)\s?\d{0,3}\s?[:.)]\s+(?=\S)/iu
/** An answer that goes on behind its question in one line, as lines of a PDF are joined. */
const BEHIND =
  /(?<=[?？])\s+(?=(?:a|answer|antwort|réponse|respuesta|risposta|resposta|antwoord)\s?\d{0,3}\s?[:.]\s+\S)/iu
/** A longer one is no question that somebody listed. */
const QUESTION_MAX = 160
/** One alone may be a person of a play, or an option of a test. */
const LEAST_PAIRS = 2
/** Below every heading that a file can have. */
const LEVEL = 6

/** A question with its answer. */
interface Pair {
  question: string
  answer: Block
  /** The answer is the next block. */
  takesNext: boolean
}

/**
 * Questions and answers that are marked as such by letters or words become headings with what stands below them; the marks go,
 * as they say nothing to whoever reads one answer. Blocks without two such pairs stay as they are.
 */
export function labeledQuestions(blocks: Block[]): Block[] {
  const out: Block[] = []
  let pairs = 0
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block
    const pair = pairAt(block, blocks[at + 1])
    if (!pair) {
      out.push(block)
      continue
    }
    pairs += 1
    if (pair.takesNext) at += 1
    // Whoever marks a question leaves its own mark out at times.
    const text = /[.!?？؟…:]$/u.test(pair.question) ? pair.question : `${pair.question}?`
    out.push({ kind: 'heading', level: LEVEL, text, page: block.page }, pair.answer)
  }
  return pairs < LEAST_PAIRS ? blocks : out
}

/** The question that a block begins with, and its answer: in the same block or in the next one. */
function pairAt(block: Block, next: Block | undefined): Pair | undefined {
  const text = proseOf(block)
  if (text === undefined || !QUESTION.test(text)) return undefined
  const lines = text.split('\n').flatMap((line) => line.split(BEHIND))
  const first = lines.findIndex((line) => ANSWER.test(line))
  const question = lines
    .slice(0, first === -1 ? lines.length : first)
    .join(' ')
    .replace(QUESTION, '')
  if (question.length > QUESTION_MAX) return undefined
  const said = (answer: string, { page }: Block): Block => ({
    kind: 'paragraph',
    text: answer.replace(ANSWER, ''),
    page,
  })
  if (first !== -1) return { question, answer: said(lines.slice(first).join('\n'), block), takesNext: false }
  const below = next && proseOf(next)
  if (!next || below === undefined || !ANSWER.test(below)) return undefined
  return { question, answer: said(below, next), takesNext: true }
}

const proseOf = (block: Block): string | undefined =>
  block.kind === 'table' || block.kind === 'code' ? undefined : block.text
