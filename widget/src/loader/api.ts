import type { DocentApi, DocentCall } from '../docent.d.ts'
import type { LauncherSettings } from '../settings.ts'

export interface Bubble {
  /** With a question: and asks it. */
  open(question?: string): Promise<void>
  close(): void
  destroy(): void
}

/** Tells listeners of the page. */
export type Say = (event: string, detail?: object) => void

/** The interface, with what every copy of the loader on a page shares. */
type Shared = DocentApi & { _: Map<string, Bubble>; say(event: string, detail: object): void }

/** Where the page finds it: by the word of its names. */
export type Windowed = Record<string, DocentApi | DocentCall[] | undefined>

/** Makes the bubble of a widget, once on a page, and lets the page talk to it through `window.Docent`, or what stands for it. */
export function publish({ widgetId, word }: LauncherSettings, make: (say: Say) => Bubble): void {
  const page = window as unknown as Windowed
  const before = page[word]
  // An element whose id is that word goes by that name, too.
  const isHere = (before as Partial<Shared> | undefined)?._ instanceof Map
  const api = (isHere ? before : createApi(word)) as Shared
  if (api._.has(widgetId)) return
  page[word] = api
  api._.set(
    widgetId,
    make((event, detail) => api.say(event, { ...detail, widgetId })),
  )
  if (Array.isArray(before)) api.push(...before)
}

function createApi(word: string): Shared {
  const bubbles = new Map<string, Bubble>()
  const listeners: Record<string, Set<(detail: object) => void>> = {}
  const of = (event: string) => (listeners[event] ??= new Set()) as Set<(detail: never) => void>
  const named = (widgetId?: string) => (widgetId ? bubbles.get(widgetId) : bubbles.values().next().value)
  const api: Shared = {
    _: bubbles,
    // A listener that fails is the page's own affair.
    say: (event, detail) => of(event).forEach((listener) => setTimeout(listener as () => void, 0, detail)),
    open: (widgetId) => void named(widgetId)?.open(),
    close: (widgetId) => named(widgetId)?.close(),
    send: (question, widgetId) => void named(widgetId)?.open(question),
    on(event, listener) {
      of(event).add(listener)
      return () => api.off(event, listener)
    },
    off(event, listener) {
      of(event).delete(listener)
    },
    destroy(widgetId) {
      for (const [id, bubble] of bubbles) {
        if ((widgetId ?? id) === id && bubbles.delete(id)) bubble.destroy()
      }
    },
    push(...calls) {
      for (const [name, ...rest] of calls) {
        // What a page calls by a wrong name is its own affair; what it calls after that is done.
        const call = api[name] as unknown
        if (typeof call === 'function') call(...rest)
        // oxlint-disable-next-line eslint/no-console -- for whoever writes the page
        else console.warn(`${word} has no call "${name}"`)
      }
    },
  }
  return api
}
