import type { FirstSteps } from '../../api/first-steps.ts'
import { texts } from './texts.ts'

export interface Facts {
  readyDocuments: number
  /** Newest first. */
  widgetIds: readonly string[]
  steps: FirstSteps
}

export interface Step {
  key: string
  title: string
  /** What to do, or what came of it. */
  text: string
  action: string
  to: string
  isDone: boolean
}

/** The steps in their order; each is done when what it is for is really there. */
export function stepsOf({ readyDocuments, widgetIds, steps: { asked, seen } }: Facts): Step[] {
  const [newest] = widgetIds
  const code = newest === undefined ? '/widgets' : `/widgets/edit?id=${encodeURIComponent(newest)}`
  const { upload, ask, widget, site } = texts.steps
  return [
    stepOf('upload', upload, '/documents/new', readyDocuments > 0 && upload.done(readyDocuments)),
    stepOf('ask', ask, '/chat', asked !== null && ask.done),
    stepOf('widget', widget, '/widgets/new', widgetIds.length > 0 && widget.done(widgetIds.length)),
    stepOf('site', site, code, seen !== null && site.done(seen.host)),
  ]
}

function stepOf(
  key: string,
  { title, text, action }: { title: string; text: string; action: string },
  to: string,
  done: string | false,
): Step {
  return { key, title, text: done || text, action, to, isDone: done !== false }
}

/** The first that is not done; none when all are. */
export const nextOf = (steps: readonly Step[]) => steps.find(({ isDone }) => !isDone)

/** Where the steps are shown, and how: as a card above lists, as one line above a page that fills the window. */
export function formOn(pathname: string): 'card' | 'line' | undefined {
  if (pathname === '/documents' || pathname === '/widgets') return 'card'
  return pathname === '/chat' ? 'line' : undefined
}
