import type { WidgetLook } from '@docent/proto'
import { createWidget, retention, updateWidget, widgetFrame } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { widgetCollection, type WidgetRecord } from '../src/widgets/record.ts'
import { addDocument, create, form, startWidgets } from './fixtures.ts'

const ada = 'ada'
const NONE = { shown: false, text: '', privacyUrl: '' }

let service: TestService
beforeAll(async () => {
  service = await startWidgets({ env: { CONVERSATION_DAYS: '400', CONVERSATION_DAYS_MAX: '365' } })
  await addDocument(service, ada)
})
afterAll(() => service.stop())

describe('what an owner decides about the privacy of visitors', () => {
  let id = ''
  beforeAll(async () => {
    id = await create(service, ada)
  })
  const save = (changes: Record<string, unknown>) =>
    service.call(updateWidget, { as: ada, query: { id }, body: form(changes) })
  const frameOf = async () => (await service.call(widgetFrame, { query: { widgetId: id } })).body

  test('the usual time is never longer than the longest, and the page of the widget knows both', async () => {
    const { body } = await service.call(retention, { as: ada })
    expect(body).toMatchObject({ usualDays: 365, longestDays: 365 })
    expect((await service.call(retention)).status).toBe(401)
  })

  test('days are kept, said, and stay where a client of before leaves them out', async () => {
    expect((await save({ keepDays: 30 })).body.widget.keepDays).toBe(30)
    const said = await service.heardSaying('widget.saved', ({ keepDays }) => keepDays === 30)
    expect(said.payload.widgetId).toBe(id)
    expect((await save({})).body.widget.keepDays).toBe(30)
    expect((await save({ keepDays: null })).body.widget.keepDays).toBeNull()
  })

  test.each([
    [366, 'keep_days_too_long'],
    [0, 'bad_request'],
    [-1, 'bad_request'],
    [1.5, 'bad_request'],
    ['30', 'bad_request'],
  ])('%j days are refused: %s', async (keepDays, code) => {
    const { status, body } = await save({ keepDays })
    expect([status, body.code]).toEqual([400, code])
  })

  test('a line before the first message is off unless its owner wants it, and reaches the bubble as text', async () => {
    expect((await frameOf()).consent).toEqual(NONE)
    const consent = { shown: true, text: ' <b>We keep</b>\n this. ', privacyUrl: 'https://shop.example/privacy?a=1' }
    const kept = { ...consent, text: '<b>We keep</b> this.' }
    expect((await save({ consent })).body.widget.consent).toEqual(kept)
    expect((await frameOf()).consent).toEqual(kept)
  })

  test.each([
    ['http://shop.example/privacy', /must begin with https/],
    ['javascript:alert(1)//https://', /must begin with https/],
    ['data:text/html,x', /must begin with https/],
    ['//shop.example', /must begin with https/],
    ['https://', /no address that a browser understands/],
    ['https://shop.example/a b', /no address/],
    ['https://user:secret@shop.example', /user name or password/],
  ])('%s is no privacy page', async (privacyUrl, sentence) => {
    const { status, body } = await save({ consent: { ...NONE, privacyUrl } })
    expect([status, body.code, body.field]).toEqual([400, 'invalid_privacy_page', 'consent.privacyUrl'])
    expect(body.error).toMatch(sentence)
  })

  test('a widget from before there was a choice shows no line and keeps as long as is usual', async () => {
    await service.engines.store.collection<WidgetRecord>(widgetCollection).update(ownerId(ada), id, (record) => {
      const look: Partial<WidgetLook> = { ...record.look }
      delete look.consent
      const { keepDays: _, ...former } = record
      return { ...former, look: look as WidgetLook }
    })
    expect((await frameOf()).consent).toEqual(NONE)
    expect((await save({ name: 'New' })).body.widget).toMatchObject({ keepDays: null, consent: NONE })
  })

  test('without an end set by the operator any time up to ten years may be chosen', async () => {
    service = await service.restart({ env: {} })
    expect((await service.call(retention, { as: ada })).body).toMatchObject({ usualDays: null, longestDays: null })
    expect((await save({ keepDays: 3_650 })).status).toBe(200)
    expect((await service.call(createWidget, { as: ada, body: form({ keepDays: 3_651 }) })).status).toBe(400)
  })
})
