import type { Ids } from '@docent/runtime/clock'
import type { ChatMessage, ChatModel } from '@docent/runtime/models'
import { createCitationReader } from '../citations.ts'
import { NO_USAGE, type Writer } from '../draft.ts'
import { messagesFor, NOT_FOUND } from '../prompt.ts'
import type { EarlierTurn } from '../stand-alone.ts'

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
    async *write({ question, found, earlier, prompt }, signal) {
      const passages = found.map(({ passage }) => passage)
      const messages = messagesFor({ prompt, history: messagesOf(earlier), question, passages, fence: ids.secret(9) })
      const reader = createCitationReader(passages)
      let text = ''
      let usage = NO_USAGE
      for await (const part of chat.stream({ messages, maxTokens: answerTokens, temperature: TEMPERATURE, signal })) {
        if (part.type === 'end') usage = part.usage
        for (const piece of part.type === 'end' ? reader.end() : reader.push(part.text)) {
          if (piece.type === 'delta') text += piece.text
          yield piece
        }
      }
      const sources = reader.cited()
      // Without a source nothing proves the answer, whatever it says.
      return { text: text.trim(), sources, answered: sources.length > 0 && !text.includes(NOT_FOUND), usage }
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
