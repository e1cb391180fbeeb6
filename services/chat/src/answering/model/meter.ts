import type { ChatModel, ChatUsage } from '@docent/runtime/models'
import { NO_USAGE, type ModelCall } from '../draft.ts'

/** The model, noting each call of it: at once, as one that ends early has cost something too, and at its end the tokens. */
export function metered(chat: ChatModel, purpose: ModelCall['purpose'], calls: ModelCall[]): ChatModel {
  return {
    model: chat.model,
    async *stream(request) {
      const began = performance.now()
      const call: ModelCall = { purpose, ...NO_USAGE, ms: 0 }
      calls.push(call)
      try {
        for await (const part of chat.stream(request)) {
          if (part.type === 'end') Object.assign(call, part.usage)
          yield part
        }
      } finally {
        call.ms = performance.now() - began
      }
    },
  }
}

/** What calls cost together: null where no endpoint said it. */
export function usageOf(calls: readonly ModelCall[]): ChatUsage {
  const sum = (counts: (number | null)[]) => {
    const told = counts.filter((count) => count !== null)
    return told.length === 0 ? null : told.reduce((total, count) => total + count, 0)
  }
  return {
    promptTokens: sum(calls.map((call) => call.promptTokens)),
    completionTokens: sum(calls.map((call) => call.completionTokens)),
  }
}
