import { createWidget, listWidgets, saveWidgetDraft, updateWidget, widgetFrame } from '@docent/proto/http'
import { USUAL_BACKGROUND, wornOf, ownLookSchema } from '@docent/proto'
import type { TestService } from '@docent/runtime/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { addDocument, create, form, startWidgets } from './fixtures.ts'

let service: TestService
let owner: string
beforeAll(async () => {
  service = await startWidgets()
})
afterAll(() => service.stop())
beforeEach(async () => {
  owner = `owner-${randomUUID()}`
  await addDocument(service, owner, `${owner}-a`)
})

const onPlan = (planId: string, as = owner) => service.hear(as, 'subscription.changed', { planId, status: 'active' })
const settings = (changes: Record<string, unknown>) => form({ documentIds: [`${owner}-a`], ...changes })
const save = (own: unknown) => service.call(createWidget, { as: owner, body: settings({ own }) })
const frameOf = async (widgetId: string) => (await service.call(widgetFrame, { query: { widgetId } })).body
const listed = async () => (await service.call(listWidgets, { as: owner })).body.widgets[0]
const own = { header: '#112233', footer: { text: ' Larkfield  Pottery ', url: 'https://larkfield.example' } }

describe('an own look', () => {
  test('is refused without the plan, with the plan that has it', async () => {
    await onPlan('pro')
    const { status, body } = await save(own)
    expect([status, body.code]).toEqual([403, 'white_label_not_in_plan'])
    expect(body.error).toContain('part of the Business plan, and this account is on the Pro plan')
  })

  test('reaches the bubble as what it has to wear, and its owner as it was chosen', async () => {
    await onPlan('business')
    const { status, body } = await save(own)
    expect(status).toBe(200)
    expect(body.widget.own).toMatchObject({
      header: '#112233',
      radius: 16,
      footer: { text: 'Larkfield Pottery', url: 'https://larkfield.example/' },
    })
    const frame = await frameOf(body.id)
    expect(frame).toMatchObject({
      branding: false,
      footer: { text: 'Larkfield Pottery', url: 'https://larkfield.example/' },
      worn: { header: '#112233', css: {}, words: {} },
    })
    expect(frame).not.toHaveProperty('own')
  })

  test('stands in place of our line, also where the owner would keep it', async () => {
    await onPlan('business')
    const id = await create(service, owner, { documentIds: [`${owner}-a`], own, showBranding: true })
    expect((await frameOf(id)).footer.text).toBe('Larkfield Pottery')
    const bare = await create(service, owner, { documentIds: [`${owner}-a`], own: { header: '#112233' } })
    expect(await frameOf(bare)).toMatchObject({ branding: false, footer: null })
  })

  test('is not shown after the plan is left, stays kept, and comes back with it', async () => {
    await onPlan('business')
    const { body } = await save(own)
    await onPlan('free')
    expect(await frameOf(body.id)).toMatchObject({ branding: true, worn: null, footer: { text: 'Docent' } })
    const kept = (await listed()).own
    const put = (changes: Record<string, unknown>) =>
      service.call(updateWidget, { as: owner, query: { id: body.id }, body: settings(changes) })
    expect((await put({ name: 'Renamed', own: kept })).status).toBe(200)
    expect((await put({ own: { ...kept, header: '#445566' } })).status).toBe(403)
    const draft = { as: owner, query: { id: body.id }, body: settings({ own: { header: '#445566' } }) }
    expect((await service.call(saveWidgetDraft, draft)).body.code).toBe('white_label_not_in_plan')
    await onPlan('business')
    expect((await frameOf(body.id)).footer.text).toBe('Larkfield Pottery')
  })

  test.each([
    [{ footer: { text: 'x', url: 'javascript:alert(1)' } }, 'invalid_footer'],
    [{ footer: { text: 'x', url: 'http://shop.example' } }, 'invalid_footer'],
    [{ footer: { text: 'x', url: 'https://a:b@shop.example' } }, 'invalid_footer'],
    [{ header: 'red' }, 'invalid_input'],
    [{ background: '#fff; } *{display:none' }, 'invalid_input'],
    [{ font: 'Comic Sans' }, 'invalid_input'],
    [{ radius: 400 }, 'invalid_input'],
    [{ words: { en: { field: 'x'.repeat(121) } } }, 'invalid_input'],
    [{ words: { xx: { field: 'x' } } }, 'invalid_input'],
    [{ words: { en: { confirm: 'x' } } }, 'invalid_input'],
  ])('%j is refused', async (wrong, code) => {
    await onPlan('business')
    const { status, body } = await save(wrong)
    expect(status).toBe(400)
    if (code === 'invalid_footer') expect(body).toMatchObject({ code, field: 'own.footer.url' })
  })

  test('keeps the words that say something, a line each', async () => {
    await onPlan('business')
    const { body } = await save({ words: { de: { field: ' Fragen\n Sie ', sources: ' ' }, en: { field: '' } } })
    expect(body.widget.own.words).toEqual({ de: { field: 'Fragen Sie' } })
    expect((await frameOf(body.id)).worn.words).toEqual({ de: { field: 'Fragen Sie' } })
  })
})

test('the line for the website has neutral names with an own look and the plan, and the usual ones without', async () => {
  await onPlan('business')
  const { body } = await save(null)
  expect(body.widget.embedCode).toMatch(/\/widget\.js\?id=/)
  await service.call(updateWidget, { as: owner, query: { id: body.id }, body: settings({ own: {} }) })
  expect((await listed()).embedCode).toMatch(/\/assistant\.js\?id=/)
  await onPlan('pro')
  expect((await listed()).embedCode).toMatch(/\/widget\.js\?id=/)
})

describe('what a bubble wears', () => {
  const wear = (look: object) => wornOf(ownLookSchema.parse(look))

  test('is nothing where nothing was chosen', () => {
    expect(wear({})).toEqual({ css: {}, words: {} })
  })

  test('is dark where the background is darker than the text, whatever the browser prefers', () => {
    expect(wear({ background: '#101418', text: '#f2efe6' }).css).toMatchObject({
      colorScheme: 'dark',
      '--mark': '#655012',
    })
    expect(wear({ text: '#331100' }).css).toMatchObject({ colorScheme: 'light', '--page': USUAL_BACKGROUND })
  })
})
