import { ModelError } from '@docent/runtime/models'
import type { Writer } from '../draft.ts'
import { usageOf } from './meter.ts'
import type { ChatTrouble } from './trouble.ts'

export interface OrQuotesOptions {
  writer: Writer
  /** What answers without a model. */
  quotes: Writer
  trouble: Pick<ChatTrouble, 'note' | 'resting'>
}

/**
 * Answers without the model where it fails before anything was shown: a visitor can do nothing about it. What was shown cannot
 * be taken back, so a failure after the first words is thrown.
 */
export function createWriterOrQuotes({ writer, quotes, trouble }: OrQuotesOptions): Writer {
  return {
    model: writer.model,
    async *write(material, signal) {
      let failed = material.modelFailed ?? trouble.resting()
      let isShown = false
      if (!failed) {
        try {
          const draft = writer.write(material, signal)
          let step = await draft.next()
          for (; !step.done; step = await draft.next()) {
            isShown ||= step.value.type === 'delta'
            yield step.value
          }
          return step.value
        } catch (error) {
          failed = isShown ? undefined : modelErrorOf(error, signal)
          if (!failed) throw error
          trouble.note(failed)
        }
      }
      const quoted = yield* quotes.write({ ...material, found: material.all }, signal)
      return { ...quoted, usage: usageOf(material.calls), model: quotes.model, modelFailed: failed.message }
    },
  }
}

/** A failure of the model, or that its time was over; undefined for anything else, as a reader who left. */
export function modelErrorOf(error: unknown, signal: AbortSignal): ModelError | undefined {
  const cause: unknown = signal.aborted ? signal.reason : error
  return cause instanceof ModelError ? cause : undefined
}
