import type { ChosenModels, ModelChoice } from '@docent/proto'
import { createBox } from '../auth/index.ts'
import { ModelError, type Choosing, type ChoiceView, type Models } from './port.ts'
import { modelSettings, type ModelConfig } from './settings.ts'

/** What an operator has chosen who has chosen nothing. */
export const NOTHING_CHOSEN: ChosenModels = { address: null, key: null, chatModel: null, embeddingModel: null }

const SETTINGS = {
  address: 'baseUrl',
  key: 'apiKey',
  chatModel: 'chatModel',
  embeddingModel: 'embeddingModel',
} as const satisfies Record<ModelChoice, keyof ModelConfig>

const SHOWN_OF_KEY = 4
/** Of a shorter one the end would be much of it. */
const LONG_KEY = 16

/** An address may hold a key of its own, before the host or in its query: neither is shown. */
export function shownAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`
}

/**
 * What operators choose beside an environment that wins. A key goes to the address that it was given for and nowhere else: one of the
 * environment never to an address of the dashboard, one of the dashboard to no other than it was set with.
 */
export function createChoosing(environment: ModelConfig, modelsOf: (config: ModelConfig) => Models): Choosing {
  const box = environment.sealingSecrets && createBox(environment.sealingSecrets, 'model key')
  const ownAddress = environment.baseUrl === undefined && environment.apiKey === undefined
  const addressOf = ({ address }: ChosenModels) => (ownAddress ? (address ?? undefined) : environment.baseUrl)
  const boundTo = (chosen: ChosenModels) => addressOf(chosen) ?? ''
  const opened = (chosen: ChosenModels) =>
    chosen.key === null ? undefined : box?.open(chosen.key, boundTo(chosen))?.text

  function models(chosen: ChosenModels): Models {
    const { apiKey, chatModel, embeddingModel } = environment
    const needsKey = apiKey === undefined && chosen.key !== null
    const key = needsKey ? opened(chosen) : undefined
    const made = modelsOf({
      ...environment,
      baseUrl: addressOf(chosen),
      // Which models there are must not change because a key cannot be read: they say so instead.
      apiKey: needsKey ? (key ?? 'unreadable') : apiKey,
      chatModel: chatModel ?? chosen.chatModel ?? undefined,
      embeddingModel: embeddingModel ?? chosen.embeddingModel ?? undefined,
    })
    return needsKey && key === undefined ? withoutKey(made) : made
  }

  function view(chosen: ChosenModels): ChoiceView[] {
    return (Object.entries(SETTINGS) as [ModelChoice, (typeof SETTINGS)[ModelChoice]][]).map(([name, setting]) => {
      const said = environment[setting]
      const isBound = name === 'address' && said === undefined && !ownAddress
      const env = modelSettings[isBound ? SETTINGS.key : setting].env
      if (said !== undefined || isBound) return { name, env, from: 'environment', value: valueOf(name, said) }
      const value = chosen[name]
      return { name, env, from: value === null ? 'nobody' : 'page', value: valueOf(name, value) }
    })
  }

  return {
    models,
    view,
    takesKeys: box !== undefined,
    seal(key, chosen) {
      if (!box) throw new Error('there is no secret to seal a key with')
      return box.seal(key, boundTo(chosen))
    },
    endOfKey(chosen) {
      const key = opened(chosen)
      if (key === undefined) return undefined
      return key.length < LONG_KEY ? '' : key.slice(-SHOWN_OF_KEY)
    },
    resealed(chosen) {
      const { key } = chosen
      const found = key === null ? undefined : box?.open(key, boundTo(chosen))
      return box && found?.isOld ? { ...chosen, key: box.seal(found.text, boundTo(chosen)) } : undefined
    },
  }
}

function valueOf(name: ModelChoice, value: string | null | undefined): string | null {
  if (value === null || value === undefined || name === 'key') return null
  return name === 'address' ? shownAddress(value) : value
}

const UNREADABLE =
  'the key that was set in the dashboard cannot be read: its SEALING_SECRET is gone, or the address is another one. Set it again'

/** The same models, which refuse to work: nobody is asked with a key that is none. */
function withoutKey({ embedder, chat, endpoint }: Models): Models {
  const refuse = () => new ModelError('setup', UNREADABLE)
  return {
    embedder: embedder.offline
      ? embedder
      : { ...embedder, dimensions: () => Promise.reject(refuse()), embed: () => Promise.reject(refuse()) },
    chat: chat && {
      model: chat.model,
      stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(refuse()) }) }),
    },
    ...(endpoint && { endpoint }),
  }
}
