import {
  deleteWidget,
  discardWidgetDraft,
  listWidgets,
  publishWidget,
  replaceDocument,
  returnToVersion,
  saveWidgetDraft,
  updateWidget,
  widgetFrame,
  widgetVersions,
  type WidgetVersionView,
  type WidgetView,
} from '@docent/proto/http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { randomUUID } from 'node:crypto'
import { widgetCollection } from '../src/widgets/record.ts'
import { addDocument, create, deleteDocument, form, startWidgets } from './fixtures.ts'

let service: TestService
let owner = ''
let id = ''

beforeAll(async () => {
  service = await startWidgets()
})
afterAll(() => service.stop())
beforeEach(async () => {
  owner = `owner-${randomUUID()}`
  await addDocument(service, owner, `${owner}-a`)
  await addDocument(service, owner, `${owner}-b`)
  id = await create(service, owner, { name: 'First', documentIds: [`${owner}-a`] })
})

const settings = (changes: Record<string, unknown>) => form({ documentIds: [`${owner}-a`], ...changes })
const save = (changes: Record<string, unknown>, as = owner) =>
  service.call(saveWidgetDraft, { as, query: { id }, body: settings(changes) })
const drafted = async (changes: Record<string, unknown>): Promise<string> =>
  (await save(changes)).body.widget.draft.savedAt
const publish = (savedAt: string, as = owner) => service.call(publishWidget, { as, body: { id, savedAt } })
const published = async (changes: Record<string, unknown>) => publish(await drafted(changes))
const put = (changes: Record<string, unknown>) =>
  service.call(updateWidget, { as: owner, query: { id }, body: settings(changes) })
const back = (version: number, as = owner) => service.call(returnToVersion, { as, body: { id, version } })
const widget = async (): Promise<WidgetView> => (await service.call(listWidgets, { as: owner })).body.widgets[0]
const seen = async () => (await service.call(widgetFrame, { query: { widgetId: id } })).body.name as string
const history = async (): Promise<WidgetVersionView[]> =>
  (await service.call(widgetVersions, { as: owner, query: { id } })).body.versions
const told = async () => {
  await service.settled()
  return service.said('widget.saved').filter(({ payload }) => payload.widgetId === id).length
}

describe('a draft', () => {
  test('is seen by nobody but its owner until it is published', async () => {
    const before = await told()
    expect((await save({ name: 'Second' })).body.widget).toMatchObject({
      name: 'First',
      version: 1,
      draft: { name: 'Second', basedOn: 1 },
    })
    expect([await seen(), await told()]).toEqual(['First', before])
    const { body } = await publish((await widget()).draft?.savedAt as string)
    expect(body.widget).toMatchObject({ name: 'Second', version: 2, draft: null })
    expect([await seen(), await told()]).toEqual(['Second', before + 1])
  })

  test('is checked as a widget is, and discarded without a trace', async () => {
    expect(await save({ name: '' })).toMatchObject({ status: 400, body: { code: 'fields_required' } })
    expect(await save({ documentIds: ['nowhere'] })).toMatchObject({ status: 400, body: { code: 'document_unknown' } })
    await save({ name: 'Second' })
    const { body } = await service.call(discardWidgetDraft, { as: owner, query: { id } })
    expect(body.widget).toMatchObject({ name: 'First', version: 1, draft: null })
    expect(await history()).toHaveLength(1)
  })

  test('that says the same as what visitors see is none', async () => {
    await save({ name: 'Second' })
    expect((await save({ name: 'First' })).body.widget.draft).toBeNull()
  })

  test('is published as it was looked at, or not at all', async () => {
    const savedAt = await drafted({ name: 'Second' })
    await service.call(discardWidgetDraft, { as: owner, query: { id } })
    expect(await publish(savedAt)).toMatchObject({ status: 409, body: { code: 'no_draft' } })
    await save({ name: 'Third' })
    expect(await publish('2020-01-01T00:00:00.000Z')).toMatchObject({ status: 409, body: { code: 'draft_changed' } })
    expect(await seen()).toBe('First')
  })

  test('loses a document that is deleted, as the widget does', async () => {
    await save({ documentIds: [`${owner}-a`, `${owner}-b`] })
    await deleteDocument(service, owner, `${owner}-b`)
    await service.settled()
    expect(await widget()).toMatchObject({ documentIds: [`${owner}-a`], version: 1 })
    expect((await widget()).draft?.documentIds).toEqual([`${owner}-a`])
  })

  test('stays when a program saves the widget, which counts at once', async () => {
    await save({ name: 'Second' })
    expect((await put({ name: 'By a program' })).body.widget).toMatchObject({
      name: 'By a program',
      version: 2,
      draft: { name: 'Second', basedOn: 1 },
    })
    expect(await seen()).toBe('By a program')
  })
})

describe('two windows that change one widget', () => {
  const based = (changes: Record<string, unknown>, version: number, draftSavedAt: string | null) =>
    save({ ...changes, basedOn: { version, draftSavedAt } })
  const refused = (code: string) => ({ status: 409, body: { code } })

  test('never save over a draft that one of them has not seen', async () => {
    const first = (await based({ greetingMessage: 'Welcome!' }, 1, null)).body.widget.draft.savedAt
    expect(await based({ name: 'Second' }, 1, null)).toMatchObject(refused('draft_changed'))
    expect((await widget()).draft).toMatchObject({ greetingMessage: 'Welcome!', savedAt: first })
    expect((await based({ name: 'Second' }, 1, first)).body.widget.draft.name).toBe('Second')
    expect(await based({ name: 'Third' }, 1, first)).toMatchObject(refused('draft_changed'))
    await service.call(discardWidgetDraft, { as: owner, query: { id } })
    expect(await based({ name: 'Third' }, 1, first)).toMatchObject(refused('draft_changed'))
    expect((await widget()).draft).toBeNull()
  })

  test('never save or publish over a version that one of them has not seen', async () => {
    const savedAt = await drafted({ name: 'Mine' })
    await put({ greetingMessage: 'Welcome!' })
    expect(await based({ name: 'Mine, too' }, 1, savedAt)).toMatchObject(refused('widget_changed'))
    const unseen = await service.call(publishWidget, { as: owner, body: { id, savedAt, version: 1 } })
    expect(unseen).toMatchObject(refused('widget_changed'))
    expect(unseen.body.error).toContain('Version 2 was published meanwhile')
    expect(await widget()).toMatchObject({ greetingMessage: 'Welcome!', version: 2, draft: { name: 'Mine' } })
    const seenNow = await service.call(publishWidget, { as: owner, body: { id, savedAt, version: 2 } })
    expect(seenNow.body.widget).toMatchObject({ name: 'Mine', version: 3 })
  })

  test('save once where both do it in one moment', async () => {
    const names = ['One', 'Two', 'Three', 'Four']
    const replies = await Promise.all(names.map((name) => based({ name }, 1, null)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const saved = replies.find(({ status }) => status === 200)
    expect((await widget()).draft).toEqual(saved?.body.widget.draft)
  })

  test('may say once more what was saved already: a reply was lost, and no work', async () => {
    const { draft } = (await based({ name: 'Second' }, 1, null)).body.widget
    expect((await based({ name: 'Second' }, 1, null)).body.widget.draft).toEqual(draft)
  })

  test('never have two drafts of one time', async () => {
    const times = []
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) times.push(await drafted({ name }))
    expect(new Set(times).size).toBe(5)
    const records = service.engines.store.collection(widgetCollection)
    const ahead = Date.now() + 3_600_000
    await records.update(ownerId(owner), id, (record) => ({
      ...record,
      draft: record.draft && { ...record.draft, savedAt: ahead },
    }))
    expect(Date.parse(await drafted({ name: 'Six' }))).toBe(ahead + 1)
  })

  test('discard the draft that was looked at, and no other', async () => {
    const first = await drafted({ name: 'Second' })
    const second = await drafted({ name: 'Third' })
    const discard = (savedAt: string) => service.call(discardWidgetDraft, { as: owner, query: { id, savedAt } })
    expect(await discard(first)).toMatchObject(refused('draft_changed'))
    expect((await widget()).draft?.name).toBe('Third')
    expect((await discard(second)).body.widget.draft).toBeNull()
    expect((await discard(second)).body.widget.draft).toBeNull()
  })

  test('that do not say what they saw are saved as ever', async () => {
    await save({ name: 'Second' })
    await put({ greetingMessage: 'Welcome!' })
    expect((await published({ name: 'Third' })).body.widget).toMatchObject({ name: 'Third', version: 3 })
  })
})

describe('the history of a widget', () => {
  test('names each version, the newest first, and returns to one in one call', async () => {
    await published({ name: 'Second', color: '#112233' })
    await published({ name: 'Third' })
    expect((await history()).map(({ number, settings: { name, color } }) => [number, name, color])).toEqual([
      [3, 'Third', '#3b82f6'],
      [2, 'Second', '#112233'],
      [1, 'First', '#3b82f6'],
    ])
    expect((await back(2)).body.widget).toMatchObject({ name: 'Second', color: '#112233', version: 4 })
    expect(await seen()).toBe('Second')
    expect((await history())[0]).toMatchObject({ number: 4, by: 'owner', returnedTo: 2 })
  })

  test('has no entry for what changed nothing, and keeps the newest 20', async () => {
    await put({ name: 'First' })
    expect(await history()).toHaveLength(1)
    for (let i = 2; i <= 22; i += 1) await put({ name: `Number ${i}` })
    const kept = await history()
    expect([kept.length, kept[0]?.number, kept.at(-1)?.number]).toEqual([20, 22, 3])
    expect(await back(1)).toMatchObject({ status: 404, body: { code: 'version_not_found' } })
  })

  test('is returned to without documents that are gone', async () => {
    await published({ documentIds: [`${owner}-a`, `${owner}-b`] })
    await published({ name: 'Third' })
    await deleteDocument(service, owner, `${owner}-b`)
    await service.settled()
    expect((await back(2)).body.widget.documentIds).toEqual([`${owner}-a`])
  })

  test('begins with what visitors see, in a widget from before there was one', async () => {
    const records = service.engines.store.collection(widgetCollection)
    await records.update(ownerId(owner), id, (record) => ({ ...record, published: undefined }))
    expect(await history()).toMatchObject([{ number: 1, settings: { name: 'First' } }])
    await published({ name: 'Second' })
    expect((await back(1)).body.widget).toMatchObject({ name: 'First', version: 3 })
  })

  test('is nobody else’s to read, draft, publish or return', async () => {
    const savedAt = await drafted({ name: 'Second' })
    const stranger = 'somebody-else'
    const calls = [
      service.call(widgetVersions, { as: stranger, query: { id } }),
      service.call(discardWidgetDraft, { as: stranger, query: { id } }),
      save({}, stranger),
      publish(savedAt, stranger),
      back(1, stranger),
    ]
    for (const reply of await Promise.all(calls)) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'widget_not_found' } })
    }
    await service.call(deleteWidget, { as: owner, query: { id } })
    expect(await publish(savedAt)).toMatchObject({ status: 404 })
  })
})

describe('a document that takes the place of another', () => {
  const swap = (as = owner, by = `${owner}-b`) =>
    service.call(replaceDocument, { as, body: { documentId: `${owner}-a`, by } })

  test('has it in every widget, in drafts and in history, and a repeat changes nothing', async () => {
    await published({ name: 'Second', documentIds: [`${owner}-a`, `${owner}-b`] })
    await save({ name: 'Third' })
    expect(await swap()).toMatchObject({ status: 200, body: { widgets: ['Second'] } })
    expect(await widget()).toMatchObject({
      documentIds: [`${owner}-b`],
      draft: { documentIds: [`${owner}-b`] },
      version: 2,
    })
    const before = await told()
    expect((await swap()).body.widgets).toEqual([])
    expect(await told()).toBe(before)
    await deleteDocument(service, owner, `${owner}-a`)
    await service.settled()
    expect((await back(1)).body.widget.documentIds).toEqual([`${owner}-b`])
  })

  test.each([
    ['Prices 2025.pdf', 'Prices 2026.pdf', '“Prices 2025.pdf”, now “Prices 2026.pdf”'],
    [`${'a'.repeat(53)}🧾 2025.pdf`, 'b'.repeat(200), `“${'a'.repeat(53)}…”, now “${'b'.repeat(54)}…”`],
  ])('stands in the activity with both names: %s, %s', async (oldName, newName, about) => {
    const [documentId, by] = [`${owner}-old`, `${owner}-new`]
    await addDocument(service, owner, documentId, oldName)
    await addDocument(service, owner, by, newName)
    await service.call(replaceDocument, { as: owner, body: { documentId, by } })
    await service.settled()
    const notes = service.said('activity.noted').filter((note) => note.ownerId === owner)
    expect(notes.flatMap(({ payload }) => (payload.act === 'replaceDocument' ? [payload.about] : []))).toEqual([about])
  })

  test('goes by the name that it was given last, whatever comes late', async () => {
    const [documentId, by] = [`${owner}-named`, `${owner}-b`]
    await addDocument(service, owner, documentId, 'Scan.pdf')
    for (const [title, recordVersion] of [['Prices', 7] as const, ['Price', 4] as const]) {
      await service.hear(owner, 'document.renamed', { documentId, title }, { recordVersion })
    }
    await service.call(replaceDocument, { as: owner, body: { documentId, by } })
    await service.settled()
    const notes = service.said('activity.noted').filter((note) => note.ownerId === owner)
    expect(notes.at(-1)?.payload.about).toMatch(/^“Prices”, now /)
  })

  test('must be the owner’s, and touches no widget of anybody else', async () => {
    expect(await swap(owner, 'nowhere')).toMatchObject({ status: 400, body: { code: 'document_unknown' } })
    const stranger = `stranger-${owner}`
    await addDocument(service, stranger, `${stranger}-b`)
    expect((await swap(stranger, `${stranger}-b`)).body.widgets).toEqual([])
    expect((await widget()).documentIds).toEqual([`${owner}-a`])
  })
})
