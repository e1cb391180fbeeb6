import type { Passage } from '@docent/proto'
import type { Ids } from '@docent/runtime/clock'
import type { ChatMessage, ChatModel } from '@docent/runtime/models'
import { createCitationReader, takeCitations, withoutMarks, type AnswerPiece } from '../citations.ts'
import { closestOf } from '../closest.ts'
import type { Writer, Written, WrittenWhy } from '../draft.ts'
import { messagesFor } from '../prompt.ts'
import { isNotFound, notFoundIn, notSureIn, replyLanguage } from '../sentences.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { createChecker, type Checker } from './checks/check.ts'
import { metered, usageOf } from './meter.ts'
import { rerank } from './rerank.ts'
import { createSentenceStream } from './sentence-stream.ts'

export interface ModelWriterOptions {
  chat: ChatModel
  ids: Ids
  answerTokens: number
  /** Whether the model orders the passages first. */
  reranks: boolean
  /** Most passages that it answers from. */
  passages: number
}

const TEMPERATURE = 0.1
/** Passages that are shown where none supports an answer. */
const CLOSEST = 3

/**
 * Answers in the words of a language model, from the passages it is given. Each sentence is held against what it cites before
 * it is shown, and none is shown before the first that is proven: what a reader sees never has to be taken back.
 */
export function createModelWriter({ chat, ids, answerTokens, reranks, passages: most }: ModelWriterOptions): Writer {
  return {
    model: chat.model,
    async *write(material, signal) {
      const { question, standAlone, found, earlier, prompt, language, calls } = material
      const ordering = metered(chat, 'rerank', calls)
      const ordered = reranks ? await rerank(ordering, standAlone, found, signal) : found
      const passages = ordered.slice(0, most).map(({ passage }) => passage)
      if (reranks) yield { type: 'sources', sources: passages }
      const history = messagesOf(earlier)
      const messages = messagesFor({ prompt, history, question, passages, fence: ids.secret(9), language })
      const own = Object.values(prompt ?? {}).join('\n')
      const reading = readAnswer(
        passages,
        createChecker({ passages, question: `${question}\n${standAlone}`, own, language: replyLanguage('', language) }),
      )
      const request = { messages, maxTokens: answerTokens, temperature: TEMPERATURE, signal }
      for await (const part of metered(chat, 'answer', calls).stream(request)) {
        yield* part.type === 'end' ? reading.end() : reading.push(part.text)
      }
      const why = { prompt: messages.map(({ role, content }) => ({ role, content })), checks: reading.checks }
      const written = concluded(reading, passages, language)
      if (written.support !== 'strong') yield { type: 'delta', text: written.text }
      return { ...written, usage: usageOf(calls), why: { ...why, ...written.why } }
    },
  }
}

interface Reading {
  push(text: string): AnswerPiece[]
  end(): AnswerPiece[]
  /** What was shown. */
  text(): string
  /** What the model said in all. */
  said(): string
  cited(): Passage[]
  checks: NonNullable<WrittenWhy['checks']>
}

function readAnswer(passages: readonly Passage[], checker: Checker): Reading {
  const sentences = createSentenceStream()
  const reader = createCitationReader(passages)
  const checks: Reading['checks'] = []
  let held: string[] = []
  let isProven = false
  let refuses = false
  let said = ''
  let text = ''

  /** What of a sentence can be shown, with the marks it deserves. */
  const judged = (sentence: string): string => {
    const { numbers, text: bare } = takeCitations(sentence)
    const cited = numbers.filter((number) => passages[number - 1]).map((number) => number - 1)
    const { fate, rests, problem } = checker.check(bare, cited)
    if (problem !== undefined) checks.push({ sentence: bare.trim(), problem, cited: cited.map((at) => at + 1) })
    if (fate === 'withheld') return ''
    if (fate === 'bare') return bare
    if (rests.length > 0 && !refuses) isProven = true
    const added = rests.filter((at) => !cited.includes(at))
    return added.length === 0 ? sentence : withMarks(sentence, added)
  }

  const shown = (pieces: AnswerPiece[]) => {
    for (const piece of pieces) if (piece.type === 'delta') text += piece.text
    return pieces
  }

  const take = (given: readonly string[]): AnswerPiece[] => {
    const pieces: AnswerPiece[] = []
    for (const sentence of given) {
      said += sentence
      // What begins with a refusal is none, or not sure: that is known at its end.
      if (!isProven && isNotFound(sentence)) refuses = true
      held.push(judged(sentence))
      if (!isProven) continue
      for (const one of held) pieces.push(...reader.push(text === '' && pieces.length === 0 ? one.trimStart() : one))
      held = []
    }
    return shown(pieces)
  }

  return {
    push: (more) => take(sentences.push(more)),
    end: () => [...take(sentences.end()), ...(isProven ? shown(reader.end()) : [])],
    text: () => text.trim(),
    said: () => said.trim(),
    cited: reader.cited,
    checks,
  }
}

/** Marks after those that a sentence has: before its full stop where they stand there. */
function withMarks(sentence: string, added: readonly number[]): string {
  const marks = added.map((at) => `[${at + 1}]`).join('')
  const last = sentence.search(/[\]】][^\]】]*$/)
  return `${sentence.slice(0, last + 1)}${marks}${sentence.slice(last + 1)}`
}

function concluded(reading: Reading, passages: readonly Passage[], language: string): Omit<Written, 'usage'> {
  const sources = reading.cited()
  if (sources.length > 0) {
    const decided = 'A language model wrote it, and what it cites holds what it says.'
    return { text: reading.text(), sources, support: 'strong', why: { decided } }
  }
  if (isNotFound(reading.said())) {
    const decided = 'The language model found no answer in the passages.'
    return { text: notFoundIn(language), sources: [], support: 'none', why: { decided } }
  }
  const closest = closestOf(passages.slice(0, CLOSEST))
  const decided = 'Nothing that the language model wrote could be proven by the passages, so that it is not shown.'
  return { text: notSureIn(language), sources: closest, support: 'weak', why: { decided } }
}

/** The conversation as the model sees it. Old citations would point at passages that are not there any more. */
function messagesOf(earlier: readonly EarlierTurn[]): ChatMessage[] {
  return earlier.flatMap(({ question, answer }): ChatMessage[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: withoutMarks(answer) },
  ])
}
