import type { WidgetLook } from '@docent/proto'
import { createWidget, listWidgets, updateWidget, widgetFrame } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { widgetCollection, type WidgetRecord } from '../src/widgets/record.ts'
import { addDocument, create, form, startWidgets } from './fixtures.ts'

const ada = 'ada'

describe('what a widget offers beside its answers', () => {
  let service: TestService
  beforeEach(async () => {
    service = await startWidgets()
    await addDocument(service, ada)
  })
  afterEach(() => service.stop())

  const save = (changes: Record<string, unknown>) => service.call(createWidget, { as: ada, body: form(changes) })
  const frameOf = async (widgetId: string) => (await service.call(widgetFrame, { query: { widgetId } })).body

  test.each([
    [{ kind: 'mail', value: ' help@example.com ' }, { value: 'help@example.com' }],
    [{ kind: 'phone', value: '+44 (0)20 7946-0018' }, {}],
    [{ kind: 'link', value: 'https://shop.example/contact?from=chat' }, {}],
    [{ kind: 'link', value: 'mailto:help@example.com' }, {}],
    [
      { kind: 'form', value: 'left over', label: 'Write\n to us' },
      { value: '', label: 'Write to us' },
    ],
    [{ kind: 'none', value: 'left over' }, { value: '' }],
  ])('%j reaches the owner, the event and the bubble', async (wayOut, changed) => {
    const { status, body } = await save({ wayOut })
    const kept = { label: '', ...wayOut, ...changed }
    expect(status).toBe(200)
    expect(body.widget.wayOut).toEqual(kept)
    expect((await frameOf(body.id)).wayOut).toEqual(kept)
    expect((await service.heardSaying('widget.saved')).payload.look.wayOut).toEqual(kept)
  })

  test.each([
    [{ kind: 'mail' }, 'The mail address that visitors are offered cannot be used: it is missing.'],
    [{ kind: 'mail', value: 'help' }, /mail address .*: it must be one address like/],
    [{ kind: 'mail', value: 'a@example.com, b@example.com' }, /one address/],
    [{ kind: 'mail', value: 'a@example.com?bcc=b@example.com' }, /one address/],
    [{ kind: 'phone', value: 'call us' }, /phone number .*: it may hold digits/],
    [{ kind: 'phone', value: '12' }, /too few digits/],
    [{ kind: 'phone', value: `+${'1'.repeat(60)}` }, /40 characters/],
    [{ kind: 'link', value: 'javascript:alert(1)' }, /link .*: it must begin with https/],
    [{ kind: 'link', value: 'data:text/html,x' }, /must begin with/],
    [{ kind: 'link', value: '//shop.example' }, /must begin with/],
    [{ kind: 'link', value: 'https://' }, /no address that a browser understands/],
    [{ kind: 'link', value: 'https://shop.example/a b' }, /no address/],
    [{ kind: 'link', value: 'https://user:secret@shop.example' }, /user name or password/],
  ])('%j is refused, with the field and what is wrong with it', async (wayOut, sentence) => {
    const { status, body } = await save({ wayOut })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_way_out', field: 'wayOut.value' })
    if (typeof sentence === 'string') expect(body.error).toBe(sentence)
    else expect(body.error).toMatch(sentence)
  })

  test('starter questions are kept in order, each once, and four at most', async () => {
    const { body } = await save({ starterQuestions: [' Opening  hours ', 'Do you deliver?', 'Opening hours'] })
    expect(body.widget.starterQuestions).toEqual(['Opening hours', 'Do you deliver?'])
    expect((await frameOf(body.id)).starterQuestions).toEqual(['Opening hours', 'Do you deliver?'])
    expect((await save({ starterQuestions: ['1?', '2?', '3?', '4?', '5?'] })).status).toBe(400)
    expect((await save({ starterQuestions: ['x'.repeat(121)] })).status).toBe(400)
    expect((await save({ starterQuestions: [' '] })).status).toBe(400)
  })

  test('a widget from before there was a choice has the form and no questions, and stays changeable', async () => {
    const id = await create(service, ada)
    await service.engines.store.collection<WidgetRecord>(widgetCollection).update(ownerId(ada), id, (record) => {
      const look: Partial<WidgetLook> = { ...record.look }
      delete look.wayOut
      delete look.starterQuestions
      return { ...record, look: look as WidgetLook }
    })
    const usual = { wayOut: { kind: 'form', value: '', label: '' }, starterQuestions: [] }
    expect(await frameOf(id)).toMatchObject(usual)
    const { body } = await service.call(listWidgets, { as: ada })
    expect(body.widgets[0]).toMatchObject(usual)
    const changed = await service.call(updateWidget, { as: ada, query: { id }, body: form({ name: 'New' }) })
    expect(changed.body.widget).toMatchObject({ name: 'New', ...usual })
  })
})
