import { conversationsApi, type ExportedTurn, type Wanted } from '../../api/conversations.ts'
import type { Access } from '../../api/session/index.ts'

const { conversations, exportedTurns } = conversationsApi.endpoints
const ONCE = { subscribe: false, forceRefetch: true } as const
const nameOf = ({ widgetId, session }: { widgetId: string | null; session: string }) => `${widgetId} ${session}`

/** What visitors asked in the conversations that the list shows, newest first. Ends with an error once the signal is aborted. */
export const turnsOf =
  ({ widgetId, ...more }: Wanted, signal: AbortSignal, onCount: (turns: number) => void) =>
  async (dispatch: Access['dispatch']): Promise<ExportedTurn[]> => {
    async function read<R>(call: { unwrap: () => Promise<R>; abort: () => void }): Promise<R> {
      const stop = () => call.abort()
      signal.addEventListener('abort', stop)
      const reply = await call.unwrap().finally(() => signal.removeEventListener('abort', stop))
      signal.throwIfAborted()
      return reply
    }
    // The call that exports knows no more than all of them.
    let listed: Set<string> | undefined
    if (Object.keys(more).length > 0) {
      listed = new Set()
      for (let cursor: string | undefined; ;) {
        const wanted = { ...more, ...(widgetId !== undefined && { widgetId }), ...(cursor !== undefined && { cursor }) }
        const page = await read(dispatch(conversations.initiate(wanted, ONCE)))
        for (const one of page.conversations) listed.add(nameOf(one))
        if (page.next === null) break
        cursor = page.next
      }
    }
    const fits = (turn: ExportedTurn) =>
      turn.widgetId !== null &&
      !turn.session.startsWith('owner:') &&
      (widgetId === undefined || turn.widgetId === widgetId) &&
      (listed === undefined || listed.has(nameOf(turn)))
    const turns: ExportedTurn[] = []
    for (let cursor: string | undefined; ;) {
      const page = await read(dispatch(exportedTurns.initiate(cursor, ONCE)))
      turns.push(...page.turns.filter(fits))
      onCount(turns.length)
      if (page.next === null) break
      cursor = page.next
    }
    return turns.toSorted((a, b) => b.at.localeCompare(a.at))
  }
