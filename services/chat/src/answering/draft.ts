import type { Passage, WidgetPrompt } from '@docent/proto'
import type { ChatUsage } from '@docent/runtime/models'
import type { Found } from '../retrieval/retrieve.ts'
import type { AnswerPiece } from './citations.ts'
import type { EarlierTurn } from './stand-alone.ts'

/** Everything an answer is made from. */
export interface Material {
  /** As it was asked. */
  question: string
  /** As it was searched for: it stands without the conversation. */
  standAlone: string
  /** The earlier question that it leans on in part, which alone supports no answer; "" where it leans on none. */
  before: string
  found: readonly Found[]
  earlier: readonly EarlierTurn[]
  prompt: WidgetPrompt | null
}

/** A finished answer. */
export interface Written {
  text: string
  /** What it cites, [1] first. */
  sources: Passage[]
  answered: boolean
  usage: ChatUsage
}

/** Writes answers: gives their pieces as they come, and returns the whole at the end. */
export interface Writer {
  /** Name of what answers, for the record. */
  model: string
  /** Whether an answer would be supported; absent where only writing it tells. */
  supports?(material: Material): boolean
  write(material: Material, signal: AbortSignal): AsyncGenerator<AnswerPiece, Written>
}

export const NO_USAGE: ChatUsage = { promptTokens: null, completionTokens: null }
