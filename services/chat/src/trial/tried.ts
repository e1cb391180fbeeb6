import type { AnswerEvents, WidgetDraft } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { lastOf, type Answering } from '../answering/answering.ts'
import type { EarlierTurn } from '../answering/stand-alone.ts'
import type { Free } from '../quota/free.ts'

export interface Trial {
  owner: OwnerId
  question: string
  /** The settings it is asked with; absent: all documents of the owner, as in the global chat. */
  draft?: WidgetDraft
  earlier?: readonly EarlierTurn[]
  free: Exclude<Free, 'small-talk'>
}

/** Answers as a widget would, for its owner alone: it counts on no plan and leaves no conversation. */
export function tried(answering: Answering, trial: Trial, gone: AbortSignal): Promise<AnswerEvents['done']> {
  return lastOf(
    answering({ ...trial, trial: true, widget: null, sessionId: '', keepHistory: false, languages: '' }, gone),
  )
}
