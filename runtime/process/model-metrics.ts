import { tellingSpent, type ChatModel, type Models } from '../models/index.ts'
import type { Metrics } from '../telemetry/index.ts'

const NAME = 'docent_model_tokens_total'
const HELP = 'Tokens of language models: as their endpoint reports them, else estimated.'

/** The engines, with the tokens of the chat model counted for whoever reads the metrics. */
export function withModelMetrics<E>(engines: E, service: string, metrics: Pick<Metrics, 'count'>): E {
  const { models } = engines as { models?: Models }
  // One that operators can set later has to be counted, too.
  if (!models?.chat && !models?.choosing) return engines
  return { ...engines, models: counted(models, service, metrics) }
}

function counted({ chat, choosing, ...others }: Models, service: string, metrics: Pick<Metrics, 'count'>): Models {
  return {
    ...others,
    chat: chat && countedChat(chat, service, metrics),
    ...(choosing && {
      choosing: { ...choosing, models: (chosen) => counted(choosing.models(chosen), service, metrics) },
    }),
  }
}

function countedChat(chat: ChatModel, service: string, metrics: Pick<Metrics, 'count'>): ChatModel {
  const { model } = chat
  const count = (kind: 'prompt' | 'completion', by: number, estimated = false) =>
    metrics.count(NAME, HELP, { service, model, kind, source: estimated ? 'estimated' : 'reported' }, by)
  count('prompt', 0)
  count('completion', 0)
  return tellingSpent(chat, ({ promptTokens, completionTokens, estimated }) => {
    count('prompt', promptTokens, estimated)
    count('completion', completionTokens, estimated)
  })
}
