import { afterEach, describe, expect, test } from '@jest/globals'
import { search } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { alice, bob, index, lamp, saveWidget, startChat } from './helpers.ts'

let service: TestService
afterEach(() => service.stop())

async function found(as: string, body: { documentIds?: string[]; widgetId?: string }): Promise<string[]> {
  const { body: reply } = await service.call(search, { as, body: { question: 'lamp warranty', ...body } })
  return [...new Set((reply.results as { documentId: string }[]).map(({ documentId }) => documentId))].toSorted()
}

describe('a search of one widget', () => {
  test('finds what that widget answers from, and of named documents only those', async () => {
    service = await startChat()
    await index(service, alice, 'lamp', lamp)
    await index(service, alice, 'old-lamp', lamp)
    await saveWidget(service, alice, 'w1', { documentIds: ['lamp'] })
    expect(await found(alice, {})).toEqual(['lamp', 'old-lamp'])
    expect(await found(alice, { widgetId: 'w1' })).toEqual(['lamp'])
    expect(await found(alice, { documentIds: ['old-lamp'] })).toEqual(['old-lamp'])
    expect(await found(alice, { widgetId: 'w1', documentIds: ['old-lamp'] })).toEqual([])
  })

  test('knows no widget of another owner, and none that was deleted', async () => {
    service = await startChat()
    await index(service, bob, 'lamp', lamp)
    await saveWidget(service, alice, 'w1')
    const ask = (as: string, widgetId: string) => service.call(search, { as, body: { question: 'lamp', widgetId } })
    expect((await ask(bob, 'w1')).body.code).toBe('widget_not_found')
    expect((await ask(alice, 'w1')).status).toBe(200)
    await service.hear(alice, 'widget.deleted', { widgetId: 'w1' })
    expect((await ask(alice, 'w1')).body.code).toBe('widget_not_found')
  })
})
