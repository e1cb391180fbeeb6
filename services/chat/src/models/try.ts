import type { RouteReply, tryModel } from '@docent/proto/http'
import type { Models } from '@docent/runtime/models'
import { modelsView } from './view.ts'

const LONGEST_MS = 60_000
const MOST_TOKENS = 200

type Tried = Omit<RouteReply<typeof tryModel>, 'success'>

/** Asks both models at once, and tells what came and when, or why nothing did. */
export async function tryModels(models: Models, question: string): Promise<Tried> {
  const view = modelsView(models)
  const signal = AbortSignal.timeout(LONGEST_MS)
  const [answering, embedding] = await Promise.all([answer(models, question, signal), embed(models, question, signal)])
  return { answering: { ...view.answering, ...answering }, embedding: { ...view.embedding, ...embedding } }
}

async function answer({ chat }: Models, question: string, signal: AbortSignal) {
  const came = { answer: '', firstMs: null as number | null, tookMs: null as number | null, trouble: null }
  if (!chat) return came
  const sinceMs = stopwatch()
  try {
    const messages = [{ role: 'user' as const, content: question }]
    for await (const part of chat.stream({ messages, maxTokens: MOST_TOKENS, signal })) {
      if (part.type !== 'delta') continue
      came.firstMs ??= sinceMs()
      came.answer += part.text
    }
    return { ...came, tookMs: sinceMs() }
  } catch (error) {
    return { ...came, trouble: (error as Error).message }
  }
}

async function embed({ embedder }: Models, question: string, signal: AbortSignal) {
  const sinceMs = stopwatch()
  try {
    const [vector] = await embedder.embed([question], 'query', signal)
    return { dimensions: vector?.length ?? null, tookMs: sinceMs(), trouble: null }
  } catch (error) {
    return { dimensions: null, tookMs: null, trouble: (error as Error).message }
  }
}

function stopwatch(): () => number {
  const began = performance.now()
  return () => Math.round(performance.now() - began)
}
