import { describe, expect, test } from '@jest/globals'
import { NOTHING_CHOSEN, type ChatModel, type ChatUsage, type Models } from '../models/index.ts'
import { createMetrics } from '../telemetry/index.ts'
import { withModelMetrics } from './model-metrics.ts'

const request = { messages: [{ role: 'user' as const, content: 'x'.repeat(40) }] }

async function toldAfter(...usages: ChatUsage[]): Promise<string> {
  const metrics = await createMetrics({ processMetrics: false })
  const left = [...usages]
  const chat: ChatModel = {
    model: 'm-1',
    async *stream() {
      yield { type: 'delta', text: 'four' }
      yield { type: 'end', usage: left.shift() as ChatUsage }
    },
  }
  const { models } = withModelMetrics({ models: { chat, embedder: {} as never } }, 'chat', metrics)
  for (const _ of usages) for await (const part of models.chat.stream(request)) expect(part).toBeTruthy()
  return metrics.text()
}

const line = (kind: string, source: string, value: number) =>
  `docent_model_tokens_total{service="chat",model="m-1",kind="${kind}",source="${source}"} ${value}`

describe('tokens in the metrics', () => {
  test('are there before the first call', async () => {
    expect(await toldAfter()).toContain(line('prompt', 'reported', 0))
  })

  test('add up, and part what was reported from what was estimated', async () => {
    const told = { promptTokens: 100, completionTokens: 7 }
    const text = await toldAfter(told, told, { promptTokens: null, completionTokens: null })
    for (const one of [
      line('prompt', 'reported', 200),
      line('completion', 'reported', 14),
      line('prompt', 'estimated', 10),
      line('completion', 'estimated', 1),
    ])
      expect(text).toContain(one)
  })

  test('are counted of a model that an operator sets later', async () => {
    const metrics = await createMetrics({ processMetrics: false })
    const chat: ChatModel = {
      model: 'later',
      async *stream() {
        yield { type: 'end', usage: { promptTokens: 100, completionTokens: 7 } }
      },
    }
    const embedder = {} as never
    const choosing = { models: () => ({ embedder, chat }) } as never
    const given: { models: Models } = { models: { embedder, chat: null, choosing } }
    const later = withModelMetrics(given, 'chat', metrics).models.choosing?.models(NOTHING_CHOSEN).chat
    for await (const part of later?.stream(request) ?? []) expect(part).toBeTruthy()
    expect(await metrics.text()).toContain(line('completion', 'reported', 7).replace('m-1', 'later'))
  })

  test('leave a process without a language model as it is', async () => {
    const metrics = await createMetrics({ processMetrics: false })
    const engines = { models: { chat: null, embedder: {} as never } }
    expect(withModelMetrics(engines, 'chat', metrics)).toBe(engines)
    expect(await metrics.text()).not.toContain('docent_model_tokens_total')
  })
})
