import { z } from 'zod'
import { secretsSchema } from '../auth/index.ts'
import { setting, type ConfigOf, type Other } from '../config/index.ts'

/** The name that switches one half of the models off while the other is connected. */
export const NO_MODEL = 'none'

const SECRET_BYTES = 32

const modelName = z.string().max(200).optional()
const seconds = (max: number, fallback: number) => z.coerce.number().min(0.05).max(max).default(fallback)

const apiKey = setting({
  env: 'OPENAI_API_KEY',
  doc: 'Key of an OpenAI-compatible endpoint. Unset, together with OPENAI_BASE_URL, everything works offline.',
  schema: z.string().min(1).optional(),
  secret: true,
})
const baseUrl = setting({
  env: 'OPENAI_BASE_URL',
  doc: 'Address of an OpenAI-compatible endpoint, with its version path. Default: that of OpenAI.',
  schema: z.url({ protocol: /^https?$/ }).optional(),
  example: 'http://localhost:11434/v1',
})

/** A model that is named, and nobody to ask it. */
function unreached(name: string | undefined, other: Other): string | undefined {
  if (name === undefined || name === NO_MODEL || other(apiKey) !== undefined || other(baseUrl) !== undefined)
    return undefined
  return 'neither OPENAI_API_KEY nor OPENAI_BASE_URL is set, so it connects no model'
}

/** Which models embed and answer. Without a key and an address both halves are built in and work offline. */
export const modelSettings = {
  apiKey,
  baseUrl,
  apiVersion: setting({
    env: 'OPENAI_API_VERSION',
    doc:
      "Version of Azure's API, for addresses of an Azure resource by deployment: the models are then the names of deployments, " +
      'and OPENAI_BASE_URL is the address of the resource. Unset for everything else, the /openai/v1 address of Azure too.',
    schema: z.string().min(1).max(40).optional(),
    example: '2024-10-21',
  }),
  embeddingModel: setting({
    env: 'OPENAI_EMBEDDING_MODEL',
    doc:
      'Model that embeds, or "none" for the built-in one. Default: text-embedding-3-small with a key; without a key ' +
      'the built-in one when only OPENAI_CHAT_MODEL is named. Changing it asks for every document to be embedded again.',
    schema: modelName,
    warn: unreached,
  }),
  chatModel: setting({
    env: 'OPENAI_CHAT_MODEL',
    doc:
      'Model that writes the answers, or "none" for quoted sentences. Default: gpt-4.1-mini with a key; without a key ' +
      'none when only OPENAI_EMBEDDING_MODEL is named.',
    schema: modelName,
    warn: unreached,
  }),
  sealingSecrets: setting({
    env: 'SEALING_SECRET',
    doc: `Seals the key of the model that an operator sets in the dashboard; at least ${SECRET_BYTES} bytes, the same for chat and embedding. Several parted by commas while it is changed: the first seals, each opens. Unset, no key can be set there.`,
    schema: secretsSchema(SECRET_BYTES).optional(),
    secret: true,
  }),
  embeddingDimensions: setting({
    env: 'OPENAI_EMBEDDING_DIMENSIONS',
    doc: 'Length of the vectors to ask for, where the model can shorten them. Default: what the model gives.',
    schema: z.coerce.number().int().min(8).max(8_192).optional(),
  }),
  embeddingBatchSize: setting({
    env: 'OPENAI_EMBEDDING_BATCH_SIZE',
    doc: 'Most passages in one call to the endpoint.',
    schema: z.coerce.number().int().min(1).max(2_048).default(96),
  }),
  timeoutSeconds: setting({
    env: 'OPENAI_TIMEOUT_SECONDS',
    doc: 'Longest silence of the endpoint before a call counts as failed, in seconds.',
    schema: seconds(600, 60),
  }),
  firstTokenSeconds: setting({
    env: 'OPENAI_FIRST_TOKEN_SECONDS',
    doc: 'Longest wait for the first word of an answer, retries included, in seconds. Raise it for models that think silently.',
    schema: seconds(600, 20),
  }),
  questionSeconds: setting({
    env: 'OPENAI_QUESTION_SECONDS',
    doc: 'Longest wait for the vector of a question, retries included, in seconds; after it the words of the question are all that is searched by.',
    schema: seconds(600, 8),
  }),
  retries: setting({
    env: 'OPENAI_RETRIES',
    doc: 'How often a failed call is repeated where that can help.',
    schema: z.coerce.number().int().min(0).max(10).default(2),
  }),
  concurrency: setting({
    env: 'OPENAI_CONCURRENCY',
    doc: 'Most calls of each kind (embedding passages, answering) to the endpoint at the same time.',
    schema: z.coerce.number().int().min(1).max(1_000).default(32),
  }),
}

export type ModelConfig = ConfigOf<typeof modelSettings>
