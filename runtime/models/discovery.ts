import type { FoundModels } from '@docent/proto/http'
import { z } from 'zod'

/** Where a model server stands unless it was told otherwise, on this machine. */
export interface ModelPlace {
  name: string
  port: number
}

export const MODEL_PLACES: readonly ModelPlace[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'llama.cpp', port: 8_080 },
  { name: 'vLLM', port: 8_000 },
]

export interface DiscoveryOptions {
  places?: readonly ModelPlace[]
  /** Longest wait for one of them, in milliseconds. */
  timeoutMs?: number
  signal?: AbortSignal
}

const TIMEOUT_MS = 1_000
const LONGEST_LIST = 256 * 1024
const listSchema = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string().min(1).max(300), owned_by: z.unknown().optional() })),
})
/** Ollama's own list, for releases without the other. */
const tagsSchema = z.object({ models: z.array(z.object({ name: z.string().min(1).max(300) })) })
/** Who says so in its list is who it is, whatever stands at the port usually. */
const OWNERS: Readonly<Record<string, string>> = { library: 'Ollama', llamacpp: 'llama.cpp', vllm: 'vLLM' }

const EMBEDS = /embed|\bbge\b|bge-|(?:^|[/:_-])e5-|(?:^|[/:_-])gte-|minilm|nomic|mxbai|arctic|paraphrase|sentence-/i
const NEITHER = /rerank|whisper|(?:^|[-_/])tts|moderation|diffusion|(?:^|[-_/])ocr/i

/**
 * Looks for OpenAI-compatible servers on this machine and tells how each would be connected; it connects none. All are asked
 * at once, for their list of models only, and whatever else may stand at the port is passed over.
 */
export async function discoverModels(options: DiscoveryOptions = {}): Promise<FoundModels[]> {
  const { places = MODEL_PLACES, timeoutMs = TIMEOUT_MS, signal } = options
  const found = await Promise.all(places.map((place) => lookAt(place, timeoutMs, signal)))
  return found.filter((one) => one !== undefined)
}

async function lookAt(place: ModelPlace, timeoutMs: number, signal?: AbortSignal): Promise<FoundModels | undefined> {
  const limit = AbortSignal.timeout(timeoutMs)
  const until = signal ? AbortSignal.any([limit, signal]) : limit
  const at = `http://127.0.0.1:${place.port}`
  const list = listSchema.safeParse(await listOf(`${at}/v1/models`, until))
  const owner = String(list.data?.data[0]?.owned_by)
  const ids = list.data?.data.map(({ id }) => id) ?? (await tagsOf(`${at}/api/tags`, until))
  const embeddingModel = ids.find((id) => EMBEDS.test(id) && !NEITHER.test(id)) ?? null
  const chatModel = ids.find((id) => !EMBEDS.test(id) && !NEITHER.test(id)) ?? null
  if (!chatModel && !embeddingModel) return undefined
  const baseUrl = `${at}/v1`
  const settings = [
    `OPENAI_BASE_URL=${baseUrl}`,
    ...(chatModel ? [`OPENAI_CHAT_MODEL=${quoted(chatModel)}`] : []),
    ...(embeddingModel ? [`OPENAI_EMBEDDING_MODEL=${quoted(embeddingModel)}`] : []),
  ]
  const name = OWNERS[owner] ?? place.name
  return { name, baseUrl, chatModel, embeddingModel, line: `${settings.join(' ')} npm start` }
}

async function tagsOf(url: string, signal: AbortSignal): Promise<string[]> {
  return tagsSchema.safeParse(await listOf(url, signal)).data?.models.map(({ name }) => name) ?? []
}

/** The JSON at an address; undefined where there is none, or it comes too late or too long. */
async function listOf(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const reply = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } })
    const text = await start(reply)
    return reply.status === 200 && text !== undefined ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

async function start(reply: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of reply.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true })
    // Leaving the loop ends the reply.
    if (text.length > LONGEST_LIST) return undefined
  }
  return text
}

/** For a shell: names of models come from a stranger. */
const quoted = (name: string) => (/^[\w./:@+-]+$/.test(name) ? name : `'${name.replace(/[\p{Cc}']/gu, '')}'`)
