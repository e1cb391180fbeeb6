import { createWidget } from '@docent/proto/http'
import { startTestService, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { widget } from '../src/service.ts'

export const prompt = { mainTask: 'Help customers.', strategy: 'Answer briefly.', speakingStyle: 'Friendly.' }

export const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Shop help',
  prompt,
  documentIds: ['doc-1'],
  ...changes,
})

/** The widget service, without long waits for news that never comes. */
export function startWidgets(options: TestServiceOptions = {}): Promise<TestService> {
  return startTestService(widget, {
    ...options,
    env: { WIDGET_DOCUMENT_WAIT_MS: '0', PUBLIC_URL: 'https://docent.example.com', ...options.env },
  })
}

export async function addDocument(
  service: TestService,
  owner: string,
  documentId = 'doc-1',
  title = 'Returns',
): Promise<void> {
  await service.hear(owner, 'document.chunked', {
    documentId,
    title,
    kind: 'text',
    chunksKey: `documents/${documentId}/chunks.json`,
    chunkCount: 1,
    pages: null,
    characters: 100,
    sizeBytes: 100,
  })
}

export async function deleteDocument(service: TestService, owner: string, documentId = 'doc-1'): Promise<string> {
  const payload = { documentId, wasCounted: true, characters: 100, sizeBytes: 100 }
  return service.hear(owner, 'document.deleted', payload)
}

export async function create(service: TestService, as: string, changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await service.call(createWidget, { as, body: form(changes) })
  if (status !== 200) throw new Error(`creating a widget answered ${status}: ${body.error}`)
  return body.id as string
}
