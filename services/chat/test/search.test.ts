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

describe('a document that was given another name', () => {
  const titles = async (as: string) => {
    const { body } = await service.call(search, { as, body: { question: 'lamp warranty' } })
    return (body.results as { documentId: string; title: string }[]).map(({ documentId, title }) => [documentId, title])
  }
  const rename = (title: string, recordVersion: number) =>
    service.hear(alice, 'document.renamed', { documentId: 'lamp', title }, { recordVersion })

  test('is found under it, the newest one whatever comes late, also after a failure that was mended', async () => {
    service = await startChat()
    await index(service, alice, 'lamp', lamp.slice(0, 1))
    await index(service, alice, 'old-lamp', lamp.slice(0, 1))
    await rename('Lamps of 2027', 5)
    await rename('Lamps of 2026', 3)
    const expected = [
      ['lamp', 'Lamps of 2027'],
      ['old-lamp', 'old-lamp'],
    ]
    expect((await titles(alice)).toSorted()).toEqual(expected)
    await service.hear(alice, 'document.indexing-failed', {
      documentId: 'lamp',
      jobId: 'j',
      reason: 'Away.',
      failed: [],
    })
    expect(await titles(alice)).toEqual(expected.slice(1))
    await index(service, alice, 'lamp', lamp.slice(0, 1))
    expect((await titles(alice)).toSorted()).toEqual(expected)
    service = await service.restart()
    expect((await titles(alice)).toSorted()).toEqual(expected)
  })

  test('is not found any more once it is deleted, whatever it is called then', async () => {
    service = await startChat()
    await index(service, alice, 'lamp', lamp)
    const gone = { documentId: 'lamp', wasCounted: true, characters: 1, sizeBytes: 1 }
    await service.hear(alice, 'document.deleted', gone)
    await rename('Lamps', 9)
    expect(await titles(alice)).toEqual([])
  })
})
