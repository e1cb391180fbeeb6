import { getUsage } from '@docent/proto/http'
import type { EventPayload } from '@docent/proto/events'
import { startTestService, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { randomUUID } from 'node:crypto'
import { billing } from '../src/service.ts'

export const owner = 'ada'

/** Time that only moves when a test says so. */
export function clockAt(start: string) {
  let at = new Date(start)
  return {
    now: () => at,
    set(time: string) {
      at = new Date(time)
    },
  }
}

export const startBilling = (options: TestServiceOptions = {}) => startTestService(billing, options)

export const register = (service: TestService, as = owner, id?: string) =>
  service.hear(as, 'user.registered', { email: `${as}@example.test`, displayName: 'Ada', method: 'password' }, { id })

export const answered = (period: string, turnId: string = randomUUID()): EventPayload<'answer.completed'> => ({
  turnId,
  widgetId: null,
  answered: true,
  sourceDocumentIds: [],
  model: 'quotes',
  promptTokens: null,
  completionTokens: null,
  latencyMs: 5,
  period,
})

export const chunked = (documentId: string, size: { characters?: number; sizeBytes?: number } = {}) => ({
  documentId,
  title: 'Returns',
  kind: 'text' as const,
  chunksKey: `documents/${documentId}/chunks.json`,
  chunkCount: 1,
  pages: null,
  characters: 1_000,
  sizeBytes: 1_048_576,
  ...size,
})

export const deleted = (documentId: string, wasCounted = true) => ({
  documentId,
  wasCounted,
  characters: 1_000,
  sizeBytes: 1_048_576,
})

export const saved = (widgetId: string, created = true): EventPayload<'widget.saved'> => ({
  widgetId,
  name: 'Shop',
  prompt: null,
  keepHistory: true,
  documentIds: [],
  allowedDomains: [],
  look: {
    color: '#3b82f6',
    userMessageColor: '#ff149d',
    position: 'bottom-right',
    size: 'medium',
    theme: 'auto',
    botAvatarUrl: '',
    greetingMessage: 'Hi',
    wayOut: { kind: 'form', value: '', label: '' },
    starterQuestions: [],
    consent: { shown: false, text: '', privacyUrl: '' },
  },
  created,
})

/** Counts as many answers, one after another. */
export async function answer(service: TestService, period: string, times: number, as = owner): Promise<void> {
  for (let i = 0; i < times; i += 1) await service.hear(as, 'answer.completed', answered(period))
}

export async function usageOf(service: TestService, as = owner) {
  const { status, body } = await service.call(getUsage, { as })
  if (status !== 200) throw new Error(`usage answered ${status}`)
  return body.data
}
