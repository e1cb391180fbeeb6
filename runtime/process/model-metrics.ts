import { tellingSpent, type Models } from '../models/index.ts'
import type { Metrics } from '../telemetry/index.ts'

const NAME = 'docent_model_tokens_total'
const HELP = 'Tokens of language models: as their endpoint reports them, else estimated.'

/** The engines, with the tokens of the chat model counted for whoever reads the metrics. */
export function withModelMetrics<E>(engines: E, service: string, metrics: Pick<Metrics, 'count'>): E {
  const { models } = engines as { models?: Models }
  if (!models?.chat) return engines
  const { model } = models.chat
  const count = (kind: 'prompt' | 'completion', by: number, estimated = false) =>
    metrics.count(NAME, HELP, { service, model, kind, source: estimated ? 'estimated' : 'reported' }, by)
  count('prompt', 0)
  count('completion', 0)
  const chat = tellingSpent(models.chat, ({ promptTokens, completionTokens, estimated }) => {
    count('prompt', promptTokens, estimated)
    count('completion', completionTokens, estimated)
  })
  return { ...engines, models: { ...models, chat } }
}
