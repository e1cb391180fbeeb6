import { ModelError, type ChatModel, type ChatRequest, type ModelErrorKind } from './port.ts'

/** What one call of a chat model cost. */
export interface Spent {
  promptTokens: number
  completionTokens: number
  /** The endpoint did not say, or was not listened to until its end: both are worked out from the texts. */
  estimated: boolean
}

/** Common for the tokens of today's models; words of rare languages take more. */
const BYTES_PER_TOKEN = 4
/** What no endpoint charges for, as long as it has said nothing. */
const UNCHARGED: readonly ModelErrorKind[] = ['rate-limited', 'rejected', 'setup', 'unreachable']

/** The model, telling of each call what it cost when it is over, however it ended. A call that was refused cost nothing. */
export function tellingSpent(chat: ChatModel, tell: (spent: Spent) => void): ChatModel {
  return {
    model: chat.model,
    async *stream(request) {
      request.signal?.throwIfAborted()
      let said = 0
      let reported: Spent | undefined
      let isCharged = true
      try {
        for await (const part of chat.stream(request)) {
          if (part.type === 'delta') said += Buffer.byteLength(part.text)
          else reported = reportedBy(part.usage)
          yield part
        }
      } catch (error) {
        isCharged = said > 0 || !(error instanceof ModelError && UNCHARGED.includes(error.kind))
        throw error
      } finally {
        if (isCharged) tell(reported ?? estimate(request, said))
      }
    },
  }
}

function reportedBy({ promptTokens, completionTokens }: { promptTokens: unknown; completionTokens: unknown }) {
  if (!isCount(promptTokens) || !isCount(completionTokens)) return undefined
  return { promptTokens, completionTokens, estimated: false }
}

/** Endpoints differ in what they send, and a limit rests on it. */
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function estimate({ messages }: ChatRequest, saidBytes: number): Spent {
  const asked = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  return { promptTokens: tokensOf(asked), completionTokens: tokensOf(saidBytes), estimated: true }
}

const tokensOf = (bytes: number) => Math.ceil(bytes / BYTES_PER_TOKEN)
