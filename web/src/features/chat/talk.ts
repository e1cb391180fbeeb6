import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AnswerView, Passage } from '../../api/answers.ts'
import { EARLIER_ANSWER, EARLIER_TURNS, type EarlierTurn } from '../../api/earlier.ts'

export interface Question {
  role: 'user'
  id: string
  text: string
}

export interface Answer {
  role: 'assistant'
  id: string
  /** What it answers, so that it can be asked again. */
  question: string
  status: 'thinking' | 'streaming' | 'done' | 'stopped' | 'failed'
  /** Markdown, or the sentence that says what went wrong. */
  text: string
  sources: Passage[]
  /** How well the documents support it; known when it is whole. */
  support?: AnswerView['support']
  /** What decided it, for whoever looks behind it. */
  why?: AnswerView['why']
  /** It failed for good: asking the same again cannot help, for instance at the monthly limit. */
  isRefused?: boolean
  /** Names the answer in feedback. */
  messageId?: string
  helpful?: boolean
}

export type Turn = Question | Answer
export interface Talk {
  turns: Turn[]
}

export const noTalk: Talk = { turns: [] }

const slice = createSlice({
  name: 'talk',
  initialState: noTalk,
  reducers: {
    /** One question and the answer that is to come. Asked again, the failed answer gives way to the new one. */
    asked(talk, { payload }: PayloadAction<{ id: string; question: string; insteadOf?: string }>) {
      const { id, question, insteadOf } = payload
      const old = talk.turns.findIndex((turn) => turn.id === insteadOf && turn.role === 'assistant')
      if (old === -1) talk.turns.push({ role: 'user', id: `${id}-q`, text: question })
      else talk.turns.splice(old, 1)
      talk.turns.push({ role: 'assistant', id, question, status: 'thinking', text: '', sources: [] })
    },
    sourced: change((answer, { sources }: { sources: Passage[] }) => {
      answer.sources = sources
    }),
    wrote: change((answer, { text }: { text: string }) => {
      answer.status = 'streaming'
      answer.text += text
    }),
    finished: change((answer, { view }: { view: AnswerView }) => {
      const { answer: text, sources, support, why, messageId } = view
      Object.assign(answer, { status: 'done', text, sources, support, why, messageId })
    }),
    stopped: change((answer) => {
      answer.status = 'stopped'
    }),
    failed: change((answer, { text, isRefused = false }: { text: string; isRefused?: boolean }) => {
      Object.assign(answer, { status: 'failed', text, isRefused, sources: [] })
    }),
    rated(talk, { payload }: PayloadAction<{ id: string; helpful: boolean | undefined }>) {
      const answer = talk.turns.find(({ id }) => id === payload.id)
      if (answer?.role === 'assistant') answer.helpful = payload.helpful
    },
    begunAnew: () => noTalk,
  },
})

export const talkReducer = slice.reducer
export const talkActions = slice.actions

/** The answer that is being worked on; while there is one, nothing else can be asked. */
export function answering({ turns }: Talk): Answer | undefined {
  const last = turns.at(-1)
  return last?.role === 'assistant' && isOpen(last) ? last : undefined
}

/** Questions with their answers that the next one is read with, or those before one that is asked again. */
export function earlierOf({ turns }: Talk, before?: string): EarlierTurn[] {
  const at = turns.findIndex(({ id }) => id === before)
  return turns
    .slice(0, at === -1 ? turns.length : at)
    .filter((turn): turn is Answer => turn.role === 'assistant' && turn.status === 'done')
    .slice(-EARLIER_TURNS)
    .map(({ question, text }) => ({ question, answer: text.slice(0, EARLIER_ANSWER) }))
}

function isOpen({ status }: Answer): boolean {
  return status === 'thinking' || status === 'streaming'
}

/** What arrives after an answer was stopped or has failed is too late. */
function change<P = unknown>(apply: (answer: Answer, payload: P) => void) {
  return (talk: Talk, { payload }: PayloadAction<{ id: string } & P>) => {
    const answer = talk.turns.find(({ id }) => id === payload.id)
    if (answer?.role === 'assistant' && isOpen(answer)) apply(answer, payload)
  }
}
