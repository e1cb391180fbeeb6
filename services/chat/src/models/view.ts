import type { modelInUse, RouteReply } from '@docent/proto/http'
import type { Models } from '@docent/runtime/models'
import type { Conversations } from '../conversations/conversations.ts'
import type { Tokens } from '../quota/tokens.ts'

/** Which models are at work, as the dashboard says it, and what keeps the one that embeds from it. */
export function modelsView({ embedder, chat, found }: Models, trouble?: string) {
  return {
    embedding: { name: embedder.model, offline: embedder.offline, ...(trouble !== undefined && { trouble }) },
    answering: chat ? { name: chat.model, offline: false } : { name: 'Quoted sentences', offline: true },
    ...(found && { found: [...found()] }),
  }
}

/** Answers whose time is looked at: enough for one in twenty to be some. */
const NEWEST = 200

export interface InUse {
  models: Models
  trouble: string | undefined
  tokens: Pick<Tokens, 'ofAll'>
  conversations: Pick<Conversations, 'latencies'>
  config: {
    answerTokens: number
    answerSeconds: number
    passages: number
    promptPrice: number
    completionPrice: number
  }
}

/** The models as whoever runs the installation asks about them: what they take, what they cost, what bounds them. */
export async function modelsInUse(given: InUse): Promise<Omit<RouteReply<typeof modelInUse>, 'success' | 'choice'>> {
  const { models, trouble, tokens, conversations, config } = given
  const [spent, took] = await Promise.all([tokens.ofAll(), conversations.latencies(NEWEST)])
  const { embedding, answering } = modelsView(models, trouble)
  const { answerTokens, answerSeconds, passages, promptPrice, completionPrice } = config
  return {
    embedding,
    answering,
    endpoint: models.endpoint ? { ...models.endpoint, setBy: [...models.endpoint.setBy] } : null,
    latency: { answers: took.length, medianMs: shareOf(took, 0.5), slowMs: shareOf(took, 0.95) },
    spent,
    limits: { answerTokens, answerSeconds, passages },
    prices: promptPrice + completionPrice === 0 ? null : { prompt: promptPrice, completion: completionPrice },
  }
}

/** The value that this share of them does not pass; null of none. */
export function shareOf(values: readonly number[], share: number): number | null {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? null
}
