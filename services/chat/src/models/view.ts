import type { modelInUse, RouteReply } from '@docent/proto/http'
import type { Models } from '@docent/runtime/models'
import type { Conversations } from '../conversations/conversations.ts'
import type { Tokens } from '../quota/tokens.ts'

/** What keeps each of them from its work. */
export interface Troubles {
  embedding: string | undefined
  answering: string | undefined
}

const troubled = (trouble: string | undefined) => (trouble === undefined ? {} : { trouble })

/** Which models are at work, as the dashboard says it, and what keeps them from it. */
export function modelsView({ embedder, chat, found }: Models, { embedding, answering }: Partial<Troubles> = {}) {
  return {
    embedding: { name: embedder.model, offline: embedder.offline, ...troubled(embedding) },
    answering: chat
      ? { name: chat.model, offline: false, ...troubled(answering) }
      : { name: 'Quoted sentences', offline: true },
    ...(found && { found: [...found()] }),
  }
}

/** Answers whose time is looked at: enough for one in twenty to be some. */
const NEWEST = 200

export interface InUse {
  models: Models
  troubles: Troubles
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
  const { models, troubles, tokens, conversations, config } = given
  const [spent, took] = await Promise.all([tokens.ofAll(), conversations.latencies(NEWEST)])
  const { embedding, answering } = modelsView(models, troubles)
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
