import type { Refusal, Session } from '../protocol.ts'
import type { LauncherSettings } from '../settings.ts'

/**
 * The visitor's session. It is started here and not in the frame, because here the browser itself says on which website
 * that happens. Where history is kept, it stays in the website's own storage, else, or when that is blocked, in memory.
 */
export function createSession(
  origin: string,
  { widgetId, keepHistory, word }: LauncherSettings,
  signal: AbortSignal,
  moved: () => void,
) {
  const key = `${word.toLowerCase()}:${widgetId}`
  let kept: Partial<Session> = {}

  async function ask(body: object): Promise<Session | Refusal> {
    const reply = await fetch(`${origin}/api/widget-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ widgetId, ...body }),
    })
    return reply.json() as Promise<Session | Refusal>
  }

  // Another tab of this website has started over: so does this one.
  const heed = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key && kept.sessionId && !newValue?.includes(kept.sessionId)) moved()
  }
  addEventListener('storage', heed, { signal })

  /** Starts or renews; `fresh` leaves the conversation so far behind, `isNew` the visitor, too. */
  return async function want(fresh: boolean, isNew = false): Promise<Session | Refusal> {
    try {
      if (isNew) kept = {}
      else if (keepHistory) kept = JSON.parse(localStorage.getItem(key) || '{}') as Partial<Session>
    } catch {}
    try {
      const { token, sessionId } = kept
      let reply = await ask({ token, sessionId: fresh ? undefined : sessionId })
      // What was kept may be too old, or of another life of the widget.
      if (token && 'code' in reply && reply.code === 'session_not_yours') reply = await ask({})
      if ('code' in reply) return reply
      kept = { token: reply.token, sessionId: reply.sessionId }
      reply.resumed = reply.sessionId === sessionId
      if (keepHistory) {
        try {
          localStorage.setItem(key, JSON.stringify(kept))
        } catch {}
      }
      return reply
    } catch {
      return { error: '', code: 'network' }
    }
  }
}
