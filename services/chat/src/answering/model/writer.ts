import type { Ids } from '@docent/runtime/clock'
import type { ChatMessage, ChatModel } from '@docent/runtime/models'
import { createCitationReader } from '../citations.ts'
import type { Writer } from '../draft.ts'
import { messagesFor } from '../prompt.ts'
import { isNotFound, notFoundIn } from '../sentences.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { metered, usageOf } from './meter.ts'

export interface ModelWriterOptions {
  chat: ChatModel
  ids: Ids
  answerTokens: number
}

const TEMPERATURE = 0.1

/** Answers in the words of a language model, from the passages it is given. */
export function createModelWriter({ chat, ids, answerTokens }: ModelWriterOptions): Writer {
  return {
    model: chat.model,
    async *write({ question, found, earlier, prompt, language, calls }, signal) {
      const passages = found.map(({ passage }) => passage)
      const history = messagesOf(earlier)
      const messages = messagesFor({ prompt, history, question, passages, fence: ids.secret(9), language })
      const model = metered(chat, 'answer', calls)
      const reader = createCitationReader(passages)
      let text = ''
      for await (const part of model.stream({ messages, maxTokens: answerTokens, temperature: TEMPERATURE, signal })) {
        for (const piece of part.type === 'end' ? reader.end() : reader.push(part.text)) {
          if (piece.type === 'delta') text += piece.text
          yield piece
        }
      }
      const usage = usageOf(calls)
      if (isNotFound(text)) return { text: notFoundIn(language), sources: [], support: 'none', usage }
      const sources = reader.cited()
      // Without a source nothing proves the answer, whatever it says.
      return { text: text.trim(), sources, support: sources.length > 0 ? 'strong' : 'none', usage }
    },
  }
}

/** The conversation as the model sees it. Old citations would point at passages that are not there any more. */
function messagesOf(earlier: readonly EarlierTurn[]): ChatMessage[] {
  return earlier.flatMap(({ question, answer }): ChatMessage[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer.replace(/\s?\[\d+\]/g, '') },
  ])
}
