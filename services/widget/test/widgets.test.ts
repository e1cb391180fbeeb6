import {
  createWidget,
  deleteWidget,
  listWidgets,
  returnToVersion,
  saveWidgetDraft,
  updateWidget,
  widgetFrame,
  type WidgetView,
} from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { TestService } from '@docent/runtime/testing'
import { randomUUID } from 'node:crypto'
import { widgetCollection } from '../src/widgets/record.ts'
import { addDocument, create, form, prompt, startWidgets } from './fixtures.ts'

describe('widgets over the API', () => {
  let service: TestService

  beforeEach(async () => {
    service = await startWidgets()
  })
  afterEach(() => service.stop())

  /** An owner with these documents, on the plan with five widgets. */
  const newOwner = async (...documentIds: string[]) => {
    const owner = `owner-${randomUUID()}`
    for (const id of documentIds) await addDocument(service, owner, id)
    await service.hear(owner, 'subscription.changed', { planId: 'pro', status: 'active' })
    return owner
  }

  test('a widget gets the defaults of the specification, an embed code and an event in the same write', async () => {
    const ada = await newOwner('doc-1')
    const before = Math.floor(Date.now() / 1000)
    const { status, body } = await service.call(createWidget, { as: ada, body: form() })
    expect(status).toBe(200)
    expect(body.widget).toEqual({
      id: body.id,
      name: 'Shop help',
      prompt,
      keepHistory: true,
      documentIds: ['doc-1'],
      allowedDomains: [],
      dailyAnswerLimit: 200,
      keepDays: null,
      color: '#3b82f6',
      userMessageColor: '#ff149d',
      position: 'bottom-right',
      size: 'medium',
      theme: 'auto',
      botAvatarUrl: '',
      greetingMessage: 'Hello! How can I help you with your documents?',
      wayOut: { kind: 'form', value: '', label: '' },
      starterQuestions: [],
      consent: { shown: false, text: '', privacyUrl: '' },
      showBranding: false,
      readOnly: false,
      version: 1,
      draft: null,
      embedCode: `<script async src="https://docent.example.com/widget.js?id=${body.id}" data-widget-id="${body.id}"></script>`,
      createdAt: { seconds: expect.any(Number) },
    })
    expect(body.widget.createdAt.seconds).toBeGreaterThanOrEqual(before)

    const said = await service.heardSaying('widget.saved', (one) => one.widgetId === body.id)
    expect(said.ownerId).toBe(ada)
    expect(said.payload).toEqual({
      widgetId: body.id,
      name: 'Shop help',
      prompt,
      keepHistory: true,
      documentIds: ['doc-1'],
      allowedDomains: [],
      dailyAnswerLimit: 200,
      keepDays: null,
      look: {
        color: '#3b82f6',
        userMessageColor: '#ff149d',
        position: 'bottom-right',
        size: 'medium',
        theme: 'auto',
        botAvatarUrl: '',
        greetingMessage: 'Hello! How can I help you with your documents?',
        wayOut: { kind: 'form', value: '', label: '' },
        starterQuestions: [],
        consent: { shown: false, text: '', privacyUrl: '' },
      },
      created: true,
    })
  })

  test('the list shows the newest first, and nothing of others', async () => {
    const owner = await newOwner('doc-1')
    const first = await create(service, owner, { name: 'first' })
    const second = await create(service, owner, { name: 'second' })
    const { body } = await service.call(listWidgets, { as: owner })
    const ids = body.widgets.map((one: { id: string }) => one.id)
    expect(new Set(ids)).toEqual(new Set([first, second]))
    const stranger = await service.call(listWidgets, { as: 'somebody-else' })
    expect(stranger.body.widgets).toEqual([])
  })

  test('an update replaces the settings, keeps id and date, and says so', async () => {
    const owner = await newOwner('doc-1', 'doc-2')
    const id = await create(service, owner)
    const { status, body } = await service.call(updateWidget, {
      as: owner,
      query: { id },
      body: form({
        name: 'Renamed',
        documentIds: ['doc-2', 'doc-1', 'doc-2'],
        allowedDomains: ['https://Shop.example/path', '', '*.example.org'],
        keepHistory: false,
        dailyAnswerLimit: 50,
        color: '#112233',
      }),
    })
    expect(status).toBe(200)
    expect(body.widget).toMatchObject({
      id,
      name: 'Renamed',
      documentIds: ['doc-2', 'doc-1'],
      allowedDomains: ['shop.example', '*.example.org'],
      keepHistory: false,
      dailyAnswerLimit: 50,
      color: '#112233',
    })
    const said = await service.heardSaying('widget.saved', (one) => one.widgetId === id && !one.created)
    expect(said.payload).toMatchObject({
      name: 'Renamed',
      allowedDomains: ['shop.example', '*.example.org'],
      dailyAnswerLimit: 50,
    })
  })

  test('a new widget may answer a tenth of its plan in a day, unless its owner says otherwise', async () => {
    const owner = await newOwner('doc-1')
    await service.hear(owner, 'subscription.changed', { planId: 'pro', status: 'active' })
    const limitOf = async (given: Record<string, unknown>) => {
      const { body } = await service.call(createWidget, { as: owner, body: form(given) })
      return body.widget
    }
    const { id, dailyAnswerLimit } = await limitOf({})
    expect(dailyAnswerLimit).toBe(200)
    expect((await limitOf({ dailyAnswerLimit: null })).dailyAnswerLimit).toBeNull()
    expect((await limitOf({ dailyAnswerLimit: 7 })).dailyAnswerLimit).toBe(7)
    const change = async (given: Record<string, unknown>) => {
      const { body } = await service.call(updateWidget, { as: owner, query: { id }, body: form(given) })
      return body.widget.dailyAnswerLimit
    }
    expect(await change({ name: 'Renamed' })).toBe(200)
    expect(await change({ dailyAnswerLimit: null })).toBeNull()
    expect(await change({})).toBeNull()
  })

  test('the number that nobody chose goes with the plan, in the draft and the history, too; what was chosen stays', async () => {
    const owner = await newOwner('doc-1')
    const change = (planId: string) => service.hear(owner, 'subscription.changed', { planId, status: 'active' })
    const usual = await create(service, owner, { name: 'usual' })
    const chosen = await create(service, owner, { name: 'chosen', dailyAnswerLimit: 200 })
    const typed = await create(service, owner, { name: 'typed' })
    await service.call(updateWidget, { as: owner, query: { id: typed }, body: form({ dailyAnswerLimit: 60 }) })
    await service.call(updateWidget, {
      as: owner,
      query: { id: usual },
      body: form({ dailyAnswerLimit: 200, name: 'b' }),
    })
    await service.call(saveWidgetDraft, { as: owner, query: { id: usual }, body: form({ name: 'c' }) })
    const limits = async () => {
      const { widgets } = (await service.call(listWidgets, { as: owner })).body as { widgets: WidgetView[] }
      return Object.fromEntries(widgets.map(({ id, dailyAnswerLimit }) => [id, dailyAnswerLimit]))
    }
    await change('business')
    expect(await limits()).toEqual({ [usual]: 1_000, [chosen]: 200, [typed]: 60 })
    await service.heardSaying('widget.saved', (one) => one.widgetId === usual && one.dailyAnswerLimit === 1_000)
    await change('pro')
    await change('business')
    const shown = (await service.call(listWidgets, { as: owner })).body.widgets as WidgetView[]
    expect(shown.find(({ id }) => id === usual)).toMatchObject({
      version: 2,
      draft: { name: 'c', dailyAnswerLimit: 1_000 },
    })
    const back = await service.call(returnToVersion, { as: owner, body: { id: usual, version: 1 } })
    expect(back.body.widget).toMatchObject({ name: 'usual', dailyAnswerLimit: 1_000 })
    await change('pro')
    expect(await limits()).toEqual({ [usual]: 200, [chosen]: 200, [typed]: 60 })
  })

  test('a number from before it was noted who chose it goes along where it is what the plan began with', async () => {
    const owner = await newOwner('doc-1')
    const usual = await create(service, owner)
    const other = await create(service, owner, { dailyAnswerLimit: 70 })
    const records = service.engines.store.collection(widgetCollection)
    for (const id of [usual, other]) {
      await records.update(ownerId(owner), id, (current) => ({ ...current, limitFollowsPlan: undefined }))
    }
    await service.hear(owner, 'subscription.changed', { planId: 'business', status: 'active' })
    const widgets = (await service.call(listWidgets, { as: owner })).body.widgets as WidgetView[]
    expect(new Map(widgets.map(({ id, dailyAnswerLimit }) => [id, dailyAnswerLimit]))).toEqual(
      new Map([
        [usual, 1_000],
        [other, 70],
      ]),
    )
  })

  test('a deleted widget is gone for its owner and for visitors, and says so once', async () => {
    const owner = await newOwner('doc-1')
    const id = await create(service, owner)
    expect((await service.call(deleteWidget, { as: owner, query: { id } })).body).toEqual({ success: true })
    expect((await service.call(listWidgets, { as: owner })).body.widgets).toEqual([])
    expect((await service.call(widgetFrame, { query: { widgetId: id } })).status).toBe(404)
    const again = await service.call(deleteWidget, { as: owner, query: { id } })
    expect(again).toMatchObject({ status: 404, body: { code: 'widget_not_found' } })
    await service.heardSaying('widget.deleted', (one) => one.widgetId === id)
    await service.settled()
    expect(service.said('widget.deleted').filter((one) => one.payload.widgetId === id).length).toBe(1)
  })

  test("another owner's widget can be neither changed nor deleted", async () => {
    const owner = await newOwner('doc-1')
    const thief = await newOwner('doc-1b')
    const id = await create(service, owner)
    const changed = await service.call(updateWidget, {
      as: thief,
      query: { id },
      body: form({ documentIds: ['doc-1b'] }),
    })
    expect(changed).toMatchObject({ status: 404, body: { code: 'widget_not_found' } })
    expect((await service.call(deleteWidget, { as: thief, query: { id } })).status).toBe(404)
    expect((await service.call(listWidgets, { as: owner })).body.widgets[0].name).toBe('Shop help')
  })

  test("another owner's document is refused by name", async () => {
    await newOwner('doc-of-ada')
    const thief = await newOwner()
    const answer = await service.call(createWidget, { as: thief, body: form({ documentIds: ['doc-of-ada'] }) })
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'document_unknown' } })
    expect(answer.body.error).toContain('doc-of-ada')
  })

  test('a userId that is not the one of the token is refused, and nobody gets in without a token', async () => {
    const owner = await newOwner('doc-1')
    const other = await service.call(createWidget, { as: owner, body: form({ userId: 'somebody-else' }) })
    expect(other).toMatchObject({ status: 403, body: { code: 'owner_mismatch' } })
    expect((await service.call(createWidget, { body: form() })).status).toBe(401)
    expect((await service.call(listWidgets)).status).toBe(401)
  })

  const incomplete: [string, Record<string, unknown>, string][] = [
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: '  ' }, 'name'],
    ['no main task', { prompt: { ...prompt, mainTask: '' } }, 'main task'],
    ['no strategy', { prompt: { ...prompt, strategy: '  ' } }, 'strategy'],
    ['no speaking style', { prompt: { mainTask: 'x', strategy: 'y' } }, 'speaking style'],
    ['no documents', { documentIds: [] }, 'at least one document'],
    ['hardly anything', { name: '', prompt: {}, documentIds: undefined }, 'name, main task, strategy, speaking style'],
  ]
  test.each(incomplete)('with %s the form is refused in the words of the specification', async (_, changes, named) => {
    const owner = await newOwner('doc-1')
    const { status, body } = await service.call(createWidget, { as: owner, body: form(changes) })
    expect(status).toBe(400)
    expect(body.code).toBe('fields_required')
    expect(body.error.startsWith('Please fill in all required fields. ')).toBe(true)
    expect(body.error).toContain(named)
  })

  test('no prompt, or an empty one in its older form, means the default prompt', async () => {
    const owner = await newOwner('doc-1')
    for (const given of [null, undefined, '', '  ']) {
      const { body } = await service.call(createWidget, { as: owner, body: form({ prompt: given }) })
      expect(body.widget.prompt).toBeNull()
    }
  })

  test('a prompt in its older form, plain text, becomes the main task', async () => {
    const owner = await newOwner('doc-1')
    const { body } = await service.call(createWidget, { as: owner, body: form({ prompt: ' Sell more bread. ' }) })
    expect(body.widget.prompt.mainTask).toBe('Sell more bread.')
    expect(body.widget.prompt.strategy.length).toBeGreaterThan(0)
    expect(body.widget.prompt.speakingStyle.length).toBeGreaterThan(0)
  })

  test('a domain that means nothing is refused with its line', async () => {
    const owner = await newOwner('doc-1')
    const body = form({ allowedDomains: ['example.com', '', 'https://user@example.com'] })
    const answer = await service.call(createWidget, { as: owner, body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_domain' } })
    expect(answer.body.error).toMatch(/^Line 3 of the allowed domains, "https:\/\/user@example.com"/)
  })

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'ftp://example.com/a.png',
    'http://example.com/a.png',
    'a.png',
  ])('the avatar %s is refused', async (botAvatarUrl) => {
    const owner = await newOwner('doc-1')
    const answer = await service.call(createWidget, { as: owner, body: form({ botAvatarUrl }) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_avatar' } })
  })

  test.each(['', 'https://example.com/a.png', '/api/avatars/1.png'])('the avatar %j is kept', async (botAvatarUrl) => {
    const owner = await newOwner('doc-1')
    const { body } = await service.call(createWidget, { as: owner, body: form({ botAvatarUrl }) })
    expect(body.widget.botAvatarUrl).toBe(botAvatarUrl)
  })

  test('the frame shows a stranger the look and nothing of the prompt or the documents', async () => {
    const owner = await newOwner('doc-1')
    const id = await create(service, owner, { allowedDomains: ['shop.example'], greetingMessage: 'Hi' })
    const { status, body } = await service.call(widgetFrame, { query: { widgetId: id } })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      widgetId: id,
      name: 'Shop help',
      keepHistory: true,
      branding: false,
      footer: null,
      worn: null,
      allowedDomains: ['shop.example'],
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
    })
  })

  test('branding shows on a plan without the right to remove it', async () => {
    const owner = await newOwner('doc-1')
    const id = await create(service, owner)
    await service.hear(owner, 'subscription.changed', { planId: 'free', status: 'active' })
    expect((await service.call(widgetFrame, { query: { widgetId: id } })).body.branding).toBe(true)
    await service.hear(owner, 'subscription.changed', { planId: 'business', status: 'active' })
    expect((await service.call(widgetFrame, { query: { widgetId: id } })).body.branding).toBe(false)
    const kept = { ...form(), showBranding: true }
    await service.call(updateWidget, { as: owner, query: { id }, body: kept })
    expect((await service.call(widgetFrame, { query: { widgetId: id } })).body.branding).toBe(true)
  })

  test('an address with characters of HTML cannot break out of the embed code', async () => {
    const odd = await startWidgets({ env: { PUBLIC_URL: 'https://docent.example.com/a"><b&' } })
    try {
      await addDocument(odd, 'ada')
      const { body } = await odd.call(createWidget, { as: 'ada', body: form() })
      expect(body.widget.embedCode).toMatch(
        /^<script async src="https:\/\/docent\.example\.com\/a&quot;&gt;&lt;b&amp;\/widget\.js\?id=[\w-]+" data-widget-id="[\w-]+"><\/script>$/,
      )
    } finally {
      await odd.stop()
    }
  })
})
