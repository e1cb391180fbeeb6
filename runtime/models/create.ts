import { ConfigError } from '../config/index.ts'
import { createLexicalEmbedder } from './offline.ts'
import { createOpenAiChat } from './openai/chat.ts'
import { createOpenAiEmbedder } from './openai/embedder.ts'
import { createEndpoint } from './openai/endpoint.ts'
import type { EndpointView, Models } from './port.ts'
import { rememberQueries } from './remember.ts'
import { modelSettings, NO_MODEL, type ModelConfig } from './settings.ts'

const DEFAULT_ADDRESS = 'https://api.openai.com/v1'
const DEFAULT_EMBEDDING_MODEL = 'text-embedding-3-small'
const DEFAULT_CHAT_MODEL = 'gpt-4.1-mini'

/** The models of this installation: the endpoint's where one is configured, else the built-in ones. */
export function createModels(config: ModelConfig): Models {
  const { embeddingModel, chatModel } = chosen(config)
  if (config.apiVersion !== undefined && config.baseUrl === undefined) {
    throw new ConfigError(['OPENAI_BASE_URL is not set: OPENAI_API_VERSION needs the address of the Azure resource'])
  }
  const endpoint = createEndpoint(config)
  return {
    embedder: embeddingModel
      ? rememberQueries(
          createOpenAiEmbedder(endpoint, {
            model: embeddingModel,
            dimensions: config.embeddingDimensions,
            batchSize: config.embeddingBatchSize,
          }),
        )
      : createLexicalEmbedder(),
    chat: chatModel ? createOpenAiChat(endpoint, chatModel) : null,
    ...((embeddingModel || chatModel) && {
      endpoint: viewOf(config),
      chatNamed: (model: string) => createOpenAiChat(endpoint, model),
    }),
  }
}

const CHOOSING = ['baseUrl', 'apiKey', 'chatModel', 'embeddingModel'] as const

/** An address may hold a key of its own, before the host or in its query: neither is shown. */
function viewOf(config: ModelConfig): EndpointView {
  const { origin, pathname } = new URL(config.baseUrl ?? DEFAULT_ADDRESS)
  const set = CHOOSING.filter((name) => config[name] !== undefined)
  return { address: `${origin}${pathname}`, setBy: set.map((name) => modelSettings[name].env) }
}

/** Which half comes from the endpoint. A key is for everything; a bare address only for what is named, if anything is. */
function chosen({ apiKey, baseUrl, embeddingModel, chatModel }: ModelConfig) {
  if (!apiKey && !baseUrl) return {}
  const both = apiKey !== undefined || (embeddingModel === undefined && chatModel === undefined)
  const pick = (named: string | undefined, fallback: string) => {
    if (named === NO_MODEL) return undefined
    return named ?? (both ? fallback : undefined)
  }
  return {
    embeddingModel: pick(embeddingModel, DEFAULT_EMBEDDING_MODEL),
    chatModel: pick(chatModel, DEFAULT_CHAT_MODEL),
  }
}
