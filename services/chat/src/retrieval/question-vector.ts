import type { Clock } from '@docent/runtime/clock'
import { ModelError, type Embedder, type ModelErrorKind } from '@docent/runtime/models'

/** The vectors of questions, as long as the endpoint sends any. */
export interface QuestionVectors {
  /** Undefined where there is none to be had: the reason is then `trouble`. */
  of(question: string, signal?: AbortSignal): Promise<Float32Array | undefined>
  /** Why questions are looked for by their words alone, in a sentence; undefined while all is well. */
  trouble(): string | undefined
}

export interface QuestionVectorsOptions {
  embedder: Embedder
  clock: Clock
  log: { warn(details: object, message: string): void }
}

/** After a failure that kept somebody waiting, the next questions are not kept waiting too. */
const REST_MS = 10_000
const WAITED: readonly ModelErrorKind[] = ['timed-out', 'unreachable']

/** A question without a vector can still be looked for: its words need no model. */
export function createQuestionVectors({ embedder, clock, log }: QuestionVectorsOptions): QuestionVectors {
  let trouble: string | undefined
  let restingUntil = 0

  return {
    async of(question, signal) {
      if (clock.now().getTime() < restingUntil) return undefined
      try {
        const [dense] = await embedder.embed([question], 'query', signal)
        if (!dense) throw new ModelError('bad-reply', 'the endpoint sent no vector')
        trouble = undefined
        return dense
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        log.warn({ err: error }, 'a question got no vector: it is looked for by its words alone')
        trouble = error.message
        if (WAITED.includes(error.kind)) restingUntil = clock.now().getTime() + REST_MS
        return undefined
      }
    },
    trouble: () => trouble,
  }
}
