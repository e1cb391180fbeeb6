import { ModelError } from '../../models/index.ts'
import type { Models } from '../../models/port.ts'
import { lookAt, type Finding } from './finding.ts'

const SLOW_MS = 10_000
/** A model that is loaded with the first call takes its time. */
const LONGEST_MS = 60_000
const REMEDY =
  'OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_CHAT_MODEL, OPENAI_EMBEDDING_MODEL, or Model on the page Operation; docs/operate/models.md'

/** Asks each model one short thing, and says how long it took. */
export const lookAtModels = ({ embedder, chat }: Models): Promise<Finding[]> =>
  Promise.all([
    timed('model that embeds', async () => {
      if (embedder.offline) return 'the built-in one'
      const [vector] = await embedder.embed(['a question'], 'query')
      return `${embedder.model} gives vectors of ${vector?.length}`
    }),
    timed('model that answers', async () => {
      if (!chat) return 'none: answers are quoted from the documents'
      let text = ''
      for await (const part of chat.stream({ messages: [{ role: 'user', content: 'Say: good' }], maxTokens: 20 })) {
        if (part.type === 'delta') text += part.text
      }
      if (text.trim() === '') throw new ModelError('bad-reply', `${chat.model} answered nothing`)
      return `${chat.model} answers`
    }),
  ])

function timed(what: string, ask: () => Promise<string>): Promise<Finding> {
  const began = performance.now()
  return lookAt(
    what,
    REMEDY,
    async () => {
      const says = await ask()
      const tookMs = performance.now() - began
      if (tookMs < SLOW_MS) return tookMs < 1_000 ? says : `${says} after ${Math.round(tookMs)} ms`
      const remedy =
        'the endpoint is slow or loads the model with each call; OPENAI_FIRST_TOKEN_SECONDS bounds the wait'
      return { what, state: 'doubtful', says: `${says} after ${Math.round(tookMs / 1000)} s`, remedy }
    },
    LONGEST_MS,
  )
}
