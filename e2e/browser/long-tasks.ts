import type { Browser, BrowserContext } from 'playwright-core'

/** A task that takes longer keeps a page from answering its visitor, by the definition of the Long Tasks API. */
const LONG_MS = 50

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ph: string
  /** Microseconds on the processor. */
  tdur?: number
  args?: { beginData?: { url?: string }; name?: string }
}

/**
 * The tasks of the pages of one origin that kept the processor for longer than 50 ms, in milliseconds. The time on the
 * processor counts and not the one on the wall, which on a busy machine makes any task long.
 */
export async function longTasks(
  browser: Browser,
  origin: string,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<{ tasks: number; long: number[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await visit(context)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  await context.close()
  const isOfPage = ({ name, args }: TraceEvent) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(origin)
  const threads = new Set(traceEvents.filter(isOfPage).map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && threads.has(`${pid} ${tid}`),
  )
  const took = tasks.map(({ tdur = 0 }) => tdur / 1000)
  return { tasks: tasks.length, long: took.filter((ms) => ms > LONG_MS) }
}
