import type { AskedAgain } from '@docent/proto/http'
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
}

/** Turns before it that a question is read with, as at the time it was asked. */
const EARLIER = 10

/** Also what was answered, where its owner wrote a better answer. */
const isAsked = (turn: Turn, documentId: string | undefined) =>
  isUnanswered(turn) || (documentId !== undefined && isOfVisitor(turn) && !turn.left)

/** Asks questions of visitors again, as their widget would now, and closes those that are answered. */
export function createAskAgain({ store, answering, widgets, closed, clock }: AskAgainOptions) {
  const turns = store.collection<Turn>(turnsSpec)

  return async (owner: OwnerId, { turnIds, documentId }: Wanted, gone: AbortSignal): Promise<AskedAgain[]> => {
    const results: AskedAgain[] = []
    for (const id of new Set(turnIds)) {
      const turn = await turns.get(owner, id)
      if (turn && isAsked(turn, documentId)) results.push(...(await again(turn, documentId, gone)))
    }
    return results
  }

  async function again(turn: Turn, documentId: string | undefined, gone: AbortSignal): Promise<AskedAgain[]> {
    const { ownerId: owner, question, widgetId } = turn
    const widget = await widgets.find(owner, widgetId)
    if (!widget) return []
    const began = clock.now().getTime()
    const documentIds = [...widget.documentIds, ...(documentId === undefined ? [] : [documentId])]
    const draft = { prompt: widget.prompt, documentIds }
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
