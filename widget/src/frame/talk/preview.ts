import type { ToFrame } from '../../protocol.ts'
import type { WidgetSettings } from '../../settings.ts'
import type { Page } from '../page.ts'
import type { Calls, Heard, Refused } from './calls.ts'

/** Until the builder has told them. */
const PLAIN: WidgetSettings = {
  widgetId: '',
  name: '',
  keepHistory: false,
  footer: null,
  color: '#3b82f6',
  userMessageColor: '#ff149d',
  position: 'bottom-right',
  size: 'medium',
  theme: 'auto',
  botAvatarUrl: '',
  greetingMessage: '',
  wayOut: { kind: 'form', value: '', label: '' },
  starterQuestions: [],
  consent: { shown: false, text: '', privacyUrl: '' },
}

type Told = Extract<ToFrame, { type: 'preview-answer' }>

/** The calls of a preview: the page makes them as the owner, so that the frame is never given the right to.
 * What it shares with a visitor's frame is handed in, so that nothing of it is loaded there. */
export function createPreviewCalls({ tell }: Pick<Page, 'tell'>, Refusal: typeof Refused) {
  const waiting = new Map<number, (told: Told) => void>()
  let count = 0

  return {
    plain: PLAIN,

    told(message: Told): void {
      waiting.get(message.id)?.(message)
    },

    async *ask(question: string, _keep: boolean, signal: AbortSignal): AsyncGenerator<Heard> {
      const id = (count += 1)
      const come: Told[] = []
      let wake: (() => void) | undefined
      const stop = () => {
        tell({ type: 'preview-stop', id })
        wake?.()
      }
      waiting.set(id, (told) => {
        come.push(told)
        wake?.()
      })
      signal.addEventListener('abort', stop)
      tell({ type: 'preview-ask', id, question })
      try {
        while (!signal.aborted) {
          const next = come.shift()
          if (next) {
            const data = JSON.parse(next.data) as unknown
            if (next.event === 'refused') throw refusalOf(data, Refusal)
            yield { event: next.event, data } as Heard
            if (next.event === 'done') return
          } else await new Promise<void>((resolve) => (wake = resolve))
        }
        throw signal.reason
      } finally {
        signal.removeEventListener('abort', stop)
        waiting.delete(id)
      }
    },

    // Nobody is a visitor there; a thumb stays as it was pressed, and goes nowhere.
    call: (path: string) =>
      path === '/answer-feedback' ? Promise.resolve(new Response()) : Promise.reject(new Refusal('', '')),
    history: async () => [],
  } satisfies Calls & { plain: WidgetSettings; told(message: Told): void }
}

export type PreviewCalls = ReturnType<typeof createPreviewCalls>

function refusalOf(data: unknown, Refusal: typeof Refused): Refused {
  const { error, code } = data as { error: string; code: string }
  return new Refusal(error, code)
}
