import type { ChosenModels } from '@docent/proto'
import type { chooseModels, RouteBody, RouteReply, modelInUse, tryModel } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Ids } from '@docent/runtime/clock'
import { NOTHING_CHOSEN, type Models, type ModelsInUse } from '@docent/runtime/models'
import { failures } from '../failures.ts'
import type { Choice, ModelChoice, Operated } from './choice.ts'
import { tryModels } from './try.ts'

export interface ChooseOptions {
  /** By the environment alone. */
  models: Models
  inUse: Pick<ModelsInUse, 'now' | 'look'>
  choice: ModelChoice
  ids: Ids
}

type Wish = Omit<RouteBody<typeof chooseModels>, 'embedAgain' | 'anyway'>
type Tried = Omit<RouteReply<typeof tryModel>, 'success'>

const PROBE = 'Say: good'

/** What operators set of the models: asked first, written down with who did it, and in use at once. */
export function createChoose({ models, inUse, choice, ids }: ChooseOptions) {
  const { choosing } = models

  /** What would be kept of a wish. @throws models_not_chosen_here, model_set_by_environment, key_not_taken, key_needed_again */
  function chosenBy(wish: Wish, { chosen: known }: Choice): ChosenModels {
    if (!choosing) throw failures.models_not_chosen_here()
    const set: Record<string, unknown> = wish
    const taken = choosing.view(NOTHING_CHOSEN).find(({ name, from }) => from === 'environment' && set[name])
    if (taken) throw failures.model_set_by_environment({ values: { setting: taken.env } })
    const { address, chatModel, embeddingModel, key } = wish
    const next = { ...NOTHING_CHOSEN, address, chatModel, embeddingModel }
    if (key === null) return next
    if (key !== undefined) {
      if (!choosing.takesKeys) throw failures.key_not_taken()
      return { ...next, key: choosing.seal(key, next) }
    }
    if (known.key === null) return next
    const kept = { ...next, key: known.key }
    if (choosing.endOfKey(kept) === undefined) throw failures.key_needed_again()
    return kept
  }

  /** @throws embedding_model_changes */
  function checkEmbedding(next: ChosenModels, embedAgain: boolean): Models {
    if (!choosing) throw failures.models_not_chosen_here()
    const candidate = choosing.models(next)
    const [from, to] = [inUse.now().embedder.model, candidate.embedder.model]
    if (from !== to && !embedAgain) throw failures.embedding_model_changes({ values: { from, to } })
    return candidate
  }

  /** Asks models as an act of its own: it costs, and calls whom an operator names. */
  async function asked(by: OwnerId, candidate: Models, question: string): Promise<Tried> {
    const act = { actId: ids.next(), by, act: 'models-tried', what: toldOf(candidate) } as const
    await choice.tell({ ...act, outcome: 'begun' })
    const ended = (outcome: Operated['outcome']) => choice.tell({ ...act, outcome })
    try {
      const tried = await tryModels(candidate, question)
      await ended(troubleOf(tried) === undefined ? 'done' : 'failed')
      return tried
    } catch (error) {
      await ended('failed')
      throw error
    }
  }

  return {
    async view(): Promise<RouteReply<typeof modelInUse>['choice']> {
      if (!choosing) return null
      const { chosen, changed, keySet } = await choice.get()
      const end = choosing.endOfKey(chosen)
      const key = keySet && { ...keySet, endsWith: end ?? '', isReadable: end !== undefined }
      return { settings: choosing.view(chosen), takesKeys: choosing.takesKeys, key, changed }
    },

    /** Asks the models in use, or others that are wished for. */
    async try(by: OwnerId, question: string, wish?: Wish): Promise<Tried> {
      const candidate = wish ? choosing?.models(chosenBy(wish, await choice.get())) : inUse.now()
      if (!candidate) throw failures.models_not_chosen_here()
      return asked(by, candidate, question)
    },

    /** @throws what `chosenBy` and `checkEmbedding` do, models_do_not_answer, models_changed_meanwhile */
    async set(by: OwnerId, { embedAgain, anyway, ...wish }: RouteBody<typeof chooseModels>): Promise<void> {
      const before = await choice.get()
      const next = chosenBy(wish, before)
      const candidate = checkEmbedding(next, embedAgain)
      if (!anyway) {
        const reason = troubleOf(await asked(by, candidate, PROBE))
        if (reason !== undefined) throw failures.models_do_not_answer({ values: { reason } })
      }
      const key = wish.key ? ', a new key' : wish.key === null && before.chosen.key !== null ? ', no key' : ''
      const act = { actId: ids.next(), act: 'models-chosen', what: toldOf(candidate) + key } as const
      await choice.write(by, act, (known) => {
        if (JSON.stringify(known.chosen) !== JSON.stringify(before.chosen)) throw failures.models_changed_meanwhile()
        return next
      })
      await inUse.look()
    },

    /** Leaves everything to the environment. */
    async leave(by: OwnerId, embedAgain: boolean): Promise<void> {
      const candidate = checkEmbedding(NOTHING_CHOSEN, embedAgain)
      const act = { actId: ids.next(), act: 'models-left', what: toldOf(candidate) } as const
      await choice.write(by, act, () => NOTHING_CHOSEN)
      await inUse.look()
    },
  }
}

function toldOf({ chat, embedder, endpoint }: Models): string {
  const answers = `answers: ${chat?.model ?? 'quoted sentences'}; embeds: ${embedder.model}`
  return endpoint ? `${answers}; endpoint: ${endpoint.address}` : answers
}

/** Why one of them is of no use; undefined of models that work. */
function troubleOf({ answering, embedding }: Tried): string | undefined {
  if (answering.trouble !== null) return `${answering.name}: ${answering.trouble}`
  if (!answering.offline && answering.answer.trim() === '') return `${answering.name} said nothing`
  return embedding.trouble === null ? undefined : `${embedding.name}: ${embedding.trouble}`
}
