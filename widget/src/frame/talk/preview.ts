import type { ToFrame } from '../../protocol.ts'
import type { Page } from '../page.ts'
import { Refused, type Calls, type Heard } from './calls.ts'

type Told = Extract<ToFrame, { type: 'preview-answer' }>

/** The calls of a preview: the page makes them as the owner, so that the frame is never given the right to. */
export function createPreviewCalls({ tell }: Pick<Page, 'tell'>) {
  const waiting = new Map<number, (told: Told) => void>()
  let count = 0

  return {
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
            if (next.event === 'refused') throw refusalOf(data)
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

    history: async () => [],
    rate: async () => undefined,
  } satisfies Calls & { told(message: Told): void }
}

function refusalOf(data: unknown): Refused {
  const { error, code } = data as { error: string; code: string }
  return new Refused(error, code)
}
