import { giveSiteWidget, listSiteWidgets, listWidgets, saveWidgetDraft, type WidgetView } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { addDocument, create as createOne, form, startWidgets } from './fixtures.ts'

const SITE = 'https://www.larkfield.example'

let service: TestService
let owner = ''

beforeAll(async () => {
  service = await startWidgets()
})
afterAll(() => service.stop())
beforeEach(async () => {
  owner = `owner-${randomUUID()}`
  await addDocument(service, owner, `${owner}-a`)
  await plan('business')
})

const create = (changes: Record<string, unknown> = {}) =>
  createOne(service, owner, { documentIds: [`${owner}-a`], ...changes })
const plan = (planId: string) => service.hear(owner, 'subscription.changed', { planId, status: 'active' })
const list = (site = SITE, as = owner) => service.call(listSiteWidgets, { as, query: { site } })
const give = (body: { id: string; site?: string; allow?: boolean }, as = owner) =>
  service.call(giveSiteWidget, { as, body: { site: SITE, ...body } })
const widget = async (): Promise<WidgetView> => (await service.call(listWidgets, { as: owner })).body.widgets[0]
const told = async (id: string) => {
  await service.settled()
  return service.said('widget.saved').filter(({ payload }) => payload.widgetId === id).length
}

describe('a website that asks an owner for a widget', () => {
  test('is told by each whether it may show it', async () => {
    await create({ name: 'Anywhere' })
    await create({ name: 'Below', allowedDomains: ['*.larkfield.example'] })
    await create({ name: 'Elsewhere', allowedDomains: ['other.example'] })
    const { status, body } = await list()
    expect([status, body.isAllowed, body.plan, body.plans]).toEqual([200, true, 'Business', ['Business']])
    const places = body.widgets.map(({ name, place }: { name: string; place: string }) => [name, place])
    expect(Object.fromEntries(places)).toEqual({ Anywhere: 'anywhere', Below: 'listed', Elsewhere: 'missing' })
    expect(Object.keys(body.widgets[0])).toEqual(['id', 'name', 'color', 'place'])
  })

  test('is given what shows the widget, and nothing of it changes unasked', async () => {
    const id = await create({ allowedDomains: ['other.example'] })
    const before = await told(id)
    expect((await give({ id })).body.widget).toEqual({
      id,
      name: 'Shop help',
      embedCode: `<script async src="https://docent.example.com/widget.js?id=${id}" data-widget-id="${id}"></script>`,
      src: `https://docent.example.com/widget.js?id=${id}`,
      origin: 'https://docent.example.com',
    })
    expect(await widget()).toMatchObject({ allowedDomains: ['other.example'], version: 1 })
    expect(await told(id)).toBe(before)
  })

  test('is put on the list where its owner says so, once, and visitors’ services hear of it', async () => {
    const id = await create({ allowedDomains: ['other.example'] })
    const before = await told(id)
    expect((await give({ id, allow: true })).status).toBe(200)
    expect((await give({ id, allow: true })).status).toBe(200)
    expect(await widget()).toMatchObject({ allowedDomains: ['other.example', 'www.larkfield.example'], version: 2 })
    expect(await told(id)).toBe(before + 1)
    expect((await list()).body.widgets[0].place).toBe('listed')
  })

  test('with a port of its own is put on the list with it', async () => {
    const id = await create({ allowedDomains: ['other.example'] })
    await give({ id, allow: true, site: 'http://localhost:8080' })
    expect((await widget()).allowedDomains).toEqual(['other.example', 'localhost:8080'])
  })

  test('stays on the list when the draft of the widget is published', async () => {
    const id = await create({ allowedDomains: ['other.example'] })
    const draft = form({ name: 'Second', documentIds: [`${owner}-a`], allowedDomains: ['third.example'] })
    await service.call(saveWidgetDraft, { as: owner, query: { id }, body: draft })
    await give({ id, allow: true })
    expect((await widget()).draft).toMatchObject({
      name: 'Second',
      allowedDomains: ['third.example', 'www.larkfield.example'],
    })
    // Once it is on one of the two lists already, the other one still gets it.
    await service.call(saveWidgetDraft, { as: owner, query: { id }, body: draft })
    await give({ id, allow: true })
    expect((await widget()).draft?.allowedDomains).toEqual(['third.example', 'www.larkfield.example'])
    expect((await widget()).version).toBe(2)
  })

  test('leaves a widget that may be anywhere as it is', async () => {
    const id = await create()
    await give({ id, allow: true })
    expect(await widget()).toMatchObject({ allowedDomains: [], version: 1 })
  })

  test.each([
    'larkfield.example',
    'https://larkfield.example/',
    'https://larkfield.example/blog',
    'https://user@larkfield.example',
    'ftp://larkfield.example',
    'null',
    '*',
    '',
  ])('named %j is refused', async (site) => {
    const id = await create()
    expect(await list(site)).toMatchObject({ status: 400, body: { code: 'invalid_site' } })
    expect(await give({ id, site, allow: true })).toMatchObject({ status: 400, body: { code: 'invalid_site' } })
  })

  test('gets nothing of an owner whose plan has no WordPress plugin, and the plan that has it is named', async () => {
    const id = await create({ allowedDomains: ['other.example'] })
    await plan('pro')
    expect((await list()).body).toEqual({
      success: true,
      isAllowed: false,
      plan: 'Pro',
      plans: ['Business'],
      widgets: [],
    })
    const { status, body } = await give({ id, allow: true })
    expect([status, body.code]).toEqual([403, 'wordpress_not_in_plan'])
    expect(body.error).toMatch(
      /^The WordPress plugin is part of the Business plan, and this account is on the Pro plan\./,
    )
    expect((await widget()).allowedDomains).toEqual(['other.example'])
  })

  test('gets nothing of somebody else', async () => {
    const id = await create()
    const stranger = `stranger-${owner}`
    await service.hear(stranger, 'subscription.changed', { planId: 'business', status: 'active' })
    expect((await list(SITE, stranger)).body.widgets).toEqual([])
    expect(await give({ id }, stranger)).toMatchObject({ status: 404, body: { code: 'widget_not_found' } })
  })
})
