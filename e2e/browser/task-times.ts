import type { Browser, BrowserContext } from 'playwright-core'

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
 * For how many milliseconds each task of the pages of one origin kept the processor. The time on the processor counts and not
 * the one on the wall, which on a busy machine makes any task long.
 */
export async function taskTimes(
  browser: Browser,
  origin: string,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<number[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await visit(context)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  await context.close()
  const isOfPage = ({ name, args }: TraceEvent) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(origin)
  const threads = new Set(traceEvents.filter(isOfPage).map(({ pid, tid }) => `${pid} ${tid}`))
  return traceEvents
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}
