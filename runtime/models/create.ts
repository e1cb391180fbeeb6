import { ConfigError } from '../config/index.ts'
import { createChoosing, shownAddress } from './choosing.ts'
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
  if (config.apiVersion !== undefined && config.baseUrl === undefined) {
    throw new ConfigError(['OPENAI_BASE_URL is not set: OPENAI_API_VERSION needs the address of the Azure resource'])
  }
  return { ...modelsOf(config, config), choosing: createChoosing(config, (whole) => modelsOf(whole, config)) }
}

/** `environment` is the part of it that the environment says. */
function modelsOf(config: ModelConfig, environment: ModelConfig): Models {
  const { embeddingModel, chatModel } = wanted(config)
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
      endpoint: viewOf(config, environment),
      chatNamed: (model: string) => createOpenAiChat(endpoint, model),
    }),
  }
}

const CHOOSING = ['baseUrl', 'apiKey', 'chatModel', 'embeddingModel'] as const

function viewOf({ baseUrl }: ModelConfig, environment: ModelConfig): EndpointView {
  const set = CHOOSING.filter((name) => environment[name] !== undefined)
  return { address: shownAddress(baseUrl ?? DEFAULT_ADDRESS), setBy: set.map((name) => modelSettings[name].env) }
}

/** Which half comes from the endpoint. A key is for everything; a bare address only for what is named, if anything is. */
function wanted({ apiKey, baseUrl, embeddingModel, chatModel }: ModelConfig) {
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
