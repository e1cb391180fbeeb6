import type { Passage, Support, WidgetPrompt } from '@docent/proto'
import type { Why } from '@docent/proto/http'
import type { ChatUsage, ModelError } from '@docent/runtime/models'
import type { Found } from '../retrieval/retrieve.ts'
import type { AnswerPiece } from './citations.ts'
import type { EarlierTurn } from './stand-alone.ts'

/** Everything an answer is made from. */
export interface Material {
  /** As it was asked. */
  question: string
  /** As it was searched for: it stands without the conversation. */
  standAlone: string
  found: readonly Found[]
  /** All that was found, as it was: whoever answers without a model looks at it. */
  all: readonly Found[]
  earlier: readonly EarlierTurn[]
  prompt: WidgetPrompt | null
  /** To speak to the reader in, where Docent speaks itself. */
  language: string
  /** What a model was called for so far; who calls one adds to it. */
  calls: ModelCall[]
  /** How the model failed before it could be asked for the answer. */
  modelFailed?: ModelError
}

/** One call of a model: what for, and what it cost. */
export type ModelCall = Why['calls'][number]

/** What a writer can tell of why its answer is what it is; the rest is known without it. */
export type WrittenWhy = Partial<Pick<Why, 'decided' | 'confidence' | 'missing' | 'checks' | 'prompt'>>

/** A finished answer. */
export interface Written {
  text: string
  /** What it cites, [1] first; of weak support the closest passages. */
  sources: Passage[]
  support: Support
  /** Of all calls of models for it. */
  usage: ChatUsage
  why?: WrittenWhy
  /** What wrote it, where that is not the writer that was asked. */
  model?: string
  /** Why the model did not write it, in a sentence. */
  modelFailed?: string
}

/** Writes answers: gives their pieces as they come, and returns the whole at the end. */
export interface Writer {
  /** Name of what answers, for the record. */
  model: string
  write(material: Material, signal: AbortSignal): AsyncGenerator<AnswerPiece, Written>
}

export const NO_USAGE: ChatUsage = { promptTokens: null, completionTokens: null }
