import type { AskedAgain, AskedAsWritten } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import type { Answering } from '../answering/answering.ts'
import { turnsSpec, type Turn } from '../conversations/turn.ts'
import type { Widgets } from '../projections/widgets.ts'
import { tried } from '../trial/tried.ts'
import type { ClosedQuestions } from './closed.ts'
import { isOfVisitor } from '../inbox/outcome.ts'
import { isUnanswered } from './unanswered.ts'

export interface AskAgainOptions {
  store: Store
  answering: Answering
  widgets: Pick<Widgets, 'find'>
  closed: ClosedQuestions
  clock: Clock
}

interface Wanted {
  turnIds: readonly string[]
  /** An answer that was just written: what was heard of it so far must not matter. */
  documentId?: string
  /** The question in its owner's words, for the widget of the first turn. */
  question?: string
}

export interface Asked {
  results: AskedAgain[]
  asWritten?: AskedAsWritten
}

/** Turns before it that a question is read with, as at the time it was asked. */
const EARLIER = 10

/** Also what was answered, where its owner wrote a better answer. */
const isAsked = (turn: Turn, documentId: string | undefined) =>
  isUnanswered(turn) || (documentId !== undefined && isOfVisitor(turn) && !turn.left)

/** Asks questions of visitors again, as their widget would now, and closes those that are answered. */
export function createAskAgain({ store, answering, widgets, closed, clock }: AskAgainOptions) {
  const turns = store.collection<Turn>(turnsSpec)

  return async (owner: OwnerId, { turnIds, documentId, question }: Wanted, gone: AbortSignal): Promise<Asked> => {
    const asked: Asked = { results: [] }
    for (const id of new Set(turnIds)) {
      const turn = await turns.get(owner, id)
      if (!turn || !isAsked(turn, documentId)) continue
      if (question !== undefined) asked.asWritten ??= await written(turn, question, documentId, gone)
      asked.results.push(...(await again(turn, documentId, gone)))
    }
    return asked
  }

  /** In words of the owner, which lean on nothing that was said before. */
  async function written(
    { ownerId: owner, widgetId }: Turn,
    question: string,
    documentId: string | undefined,
    gone: AbortSignal,
  ): Promise<AskedAsWritten | undefined> {
    const draft = await draftOf(owner, widgetId, documentId)
    if (!draft) return undefined
    const { answer, support, sources } = await tried(answering, { owner, question, draft, free: 'preview' }, gone)
    const isFromIt = documentId === undefined || sources.some((source) => source.documentId === documentId)
    return { answer, support, sources, answered: support === 'strong' && isFromIt }
  }

  /** The widget as it is, with what was just written, unless that is known to be for others. */
  async function draftOf(owner: OwnerId, widgetId: string, documentId: string | undefined) {
    const widget = await widgets.find(owner, widgetId)
    if (!widget) return undefined
    return {
      widgetId,
      prompt: widget.prompt,
      documentIds: [...widget.documentIds, ...(documentId === undefined ? [] : [documentId])],
    }
  }

  async function again(turn: Turn, documentId: string | undefined, gone: AbortSignal): Promise<AskedAgain[]> {
    const { ownerId: owner, question, widgetId } = turn
    const draft = await draftOf(owner, widgetId, documentId)
    if (!draft) return []
    const began = clock.now().getTime()
    const trial = { owner, question, draft, earlier: await before(turn), free: 'preview' as const }
    const { answer, support, sources } = await tried(answering, trial, gone)
    const isNew = turn.support !== 'strong' || sources.some((source) => source.documentId === documentId)
    const isClosed = support === 'strong' && isNew
    if (isClosed) await closed.close(turn, began)
    return [{ turnId: turn.id, before: turn.answer, answer, support, sources, closed: isClosed }]
  }

  async function before({ ownerId, widgetId, sessionId, at }: Turn) {
    const { records } = await turns.find(ownerId, {
      where: { widgetId, sessionId, at: { lt: at } },
      sort: { by: 'at', direction: 'desc' },
      limit: EARLIER,
    })
    return records
      .filter(({ kept, left }) => kept && !left)
      .toReversed()
      .map(({ question, answer }) => ({ question, answer }))
  }
}
