import { createWidget, deleteWidget, listWidgets, updateWidget, widgetFrame, type WidgetView } from '@docent/proto/http'
import { ownerIdSchema } from '@docent/proto/ids'
import { everyOwner } from '@docent/runtime/store'
import { collectionsOf, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { stoppedClock } from '@docent/runtime/testing/stopped-clock.ts'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { widgetCollection } from '../src/widgets/record.ts'
import { addDocument, create, deleteDocument, form, startWidgets } from './fixtures.ts'

const owner = 'ada'

const placesOf = async (service: TestService) => {
  const schema = z.looseObject({
    id: z.string(),
    ownerId: ownerIdSchema,
    holds: z.record(z.string(), z.looseObject({ state: z.string() })),
  })
  const places = service.engines.store.collection({ name: 'widget.places', schema, indexes: [{ fields: ['dueAt'] }] })
  const { records } = await places.find(everyOwner)
  return records.flatMap((one) => Object.values(one.holds))
}

const names = async (service: TestService, as = owner) =>
  (await service.call(listWidgets, { as })).body.widgets.map((one: { name: string }) => one.name)

/** From the n-th passing of "name#n" on. */
const crashAt = (point: string) => {
  const [named, nth = '1'] = point.split('#')
  let left = Number(nth)
  return (name: string) => {
    if (name === named && --left <= 0) throw new Error(`crashed at ${point}`)
  }
}

describe('widget guarantees', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (options?: TestServiceOptions) => {
    const service = await startWidgets(options)
    running.push(service)
    return service
  }
  const restart = async (service: TestService, changes: TestServiceOptions) => {
    const again = await service.restart({ env: { WIDGET_DOCUMENT_WAIT_MS: '0' }, ...changes })
    // The engines belong to the first start and end with it.
    running.unshift({ ...again, stop: () => again.hosted.stop() })
    return again
  }
  test('of 20 widgets that are created at once under a limit of 1, exactly 1 is', async () => {
    const service = await start()
    await addDocument(service, owner)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.call(createWidget, { as: owner, body: form() })),
    )
    expect(answers.filter((one) => one.status === 200).length).toBe(1)
    const refused = answers.filter((one) => one.status !== 200)
    for (const one of refused) {
      expect(one).toMatchObject({ status: 403, body: { code: 'widget_limit_reached' } })
      expect(one.body.error).toMatch(/^Plan limit reached: the Free plan holds 1 widget\. /)
    }
    expect((await names(service)).length).toBe(1)
  })

  test('a deleted widget makes room for another one, once', async () => {
    const service = await start()
    await addDocument(service, owner)
    const id = await create(service, owner)
    await Promise.all([1, 2].map(() => service.call(deleteWidget, { as: owner, query: { id } })))
    await create(service, owner)
    expect((await service.call(createWidget, { as: owner, body: form() })).status).toBe(403)
  })

  test('one owner at the limit costs the others nothing', async () => {
    const service = await start()
    for (const one of ['ada', 'bob']) await addDocument(service, one, `doc-of-${one}`)
    await create(service, 'ada', { documentIds: ['doc-of-ada'] })
    await create(service, 'bob', { documentIds: ['doc-of-bob'] })
  })

  const readOnly = async (service: TestService) => {
    const { body } = await service.call(listWidgets, { as: owner })
    return body.widgets.filter((one: WidgetView) => one.readOnly).map((one: WidgetView) => one.name)
  }
  const edit = (service: TestService, id = '') =>
    service.call(updateWidget, { as: owner, query: { id }, body: form({ name: 'other' }) })
  /** Three widgets, made one after the other, on a plan that holds five. */
  const startWithThree = async (options?: TestServiceOptions) => {
    const clock = stoppedClock()
    const service = await start({ clock, ...options })
    await addDocument(service, owner)
    await service.hear(owner, 'subscription.changed', { planId: 'pro', status: 'active' })
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) {
      ids.push(await create(service, owner, { name }))
      clock.pass(1)
    }
    return { service, clock, ids }
  }

  test('on a smaller plan every widget stays, the oldest editable, the newer ones as they are, and no more come', async () => {
    const { service, clock, ids } = await startWithThree()
    clock.pass(1_000)
    await service.hear(owner, 'subscription.changed', { planId: 'free', status: 'active' })
    expect((await names(service)).toSorted()).toEqual(['a', 'b', 'c'])
    expect((await readOnly(service)).toSorted()).toEqual(['b', 'c'])
    for (const id of ids) expect((await service.call(widgetFrame, { query: { widgetId: id } })).status).toBe(200)
    expect(await edit(service, ids[2])).toMatchObject({ status: 403, body: { code: 'widget_read_only' } })
    expect((await edit(service, ids[1])).body.error).toContain('limit reached')
    expect((await edit(service, ids[0])).status).toBe(200)
    expect((await service.call(createWidget, { as: owner, body: form() })).status).toBe(403)
  })

  test('deleting an older widget makes the next one editable, and a larger plan all of them', async () => {
    const { service, clock, ids } = await startWithThree()
    clock.pass(1_000)
    await service.hear(owner, 'subscription.changed', { planId: 'free', status: 'active' })
    await service.call(deleteWidget, { as: owner, query: { id: ids[0] } })
    expect(await readOnly(service)).toEqual(['c'])
    expect((await edit(service, ids[1])).status).toBe(200)
    clock.pass(1_000)
    await service.hear(owner, 'subscription.changed', { planId: 'business', status: 'active' })
    expect(await readOnly(service)).toEqual([])
    expect((await edit(service, ids[2])).status).toBe(200)
  })

  test('a document that is deleted leaves a widget that cannot be edited, too', async () => {
    const { service, clock, ids } = await startWithThree()
    clock.pass(1_000)
    await service.hear(owner, 'subscription.changed', { planId: 'free', status: 'active' })
    await deleteDocument(service, owner)
    const { body } = await service.call(listWidgets, { as: owner })
    const newest = body.widgets.find((one: WidgetView) => one.id === ids[2])
    expect(newest).toMatchObject({ readOnly: true, documentIds: [] })
  })

  test('a canceled plan holds until its last millisecond', async () => {
    let now = new Date('2026-11-30T23:59:59.999Z')
    const service = await start({ clock: { now: () => now } })
    await addDocument(service, owner)
    const endsAt = '2026-12-01T00:00:00.000Z'
    await service.hear(owner, 'subscription.changed', { planId: 'pro', status: 'canceled', endsAt })
    const token = await service.tokens.sign(owner, { expiresIn: '1y' })
    const make = () => service.call(createWidget, { token, body: form() })
    expect([(await make()).status, (await make()).status]).toEqual([200, 200])
    now = new Date(endsAt)
    const { body } = await service.call(listWidgets, { token })
    expect(body.widgets.map((one: WidgetView) => one.readOnly).toSorted()).toEqual([false, true])
    expect((await make()).status).toBe(403)
  })

  test('a plan without a limit refuses nothing', async () => {
    const service = await start()
    await addDocument(service, owner)
    await service.hear(owner, 'subscription.changed', { planId: 'business', status: 'active' })
    await Promise.all(Array.from({ length: 12 }, () => create(service, owner)))
    expect((await names(service)).length).toBe(12)
  })

  test('an older word about the plan that is replayed late changes nothing', async () => {
    const service = await start()
    await addDocument(service, owner)
    const say = (planId: string, occurredAt: string) =>
      service.hear(owner, 'subscription.changed', { planId, status: 'active' }, { occurredAt })
    await say('pro', '2026-11-02T00:00:00.000Z')
    await say('free', '2026-11-01T00:00:00.000Z')
    await create(service, owner)
    await create(service, owner)
  })

  test.each([
    ['before its deletion', true],
    ['only after it', false],
  ])('a document that was deleted is none, also when its arrival is told again; heard %s', async (_, isFirst) => {
    const service = await start()
    if (isFirst) await addDocument(service, owner)
    await deleteDocument(service, owner)
    await addDocument(service, owner)
    const { status, body } = await service.call(createWidget, { as: owner, body: form() })
    expect([status, body.code]).toEqual([400, 'document_unknown'])
  })

  test('a deleted document leaves every widget of its owner, and each says so once', async () => {
    const service = await start()
    await service.hear(owner, 'subscription.changed', { planId: 'pro', status: 'active' })
    await addDocument(service, owner, 'doc-1')
    await addDocument(service, owner, 'doc-2')
    const both = await create(service, owner, { documentIds: ['doc-1', 'doc-2'] })
    const one = await create(service, owner, { documentIds: ['doc-1'] })
    await create(service, owner, { documentIds: ['doc-2'] })
    const id = await deleteDocument(service, owner, 'doc-1')
    const payload = { documentId: 'doc-1', wasCounted: true, characters: 100, sizeBytes: 100 }
    await service.hear(owner, 'document.deleted', payload, { id })

    const { body } = await service.call(listWidgets, { as: owner })
    for (const shown of body.widgets) expect(shown.documentIds).not.toContain('doc-1')
    const changed = service.said('widget.saved').filter((said) => !said.payload.created)
    expect(changed.map((said) => [said.payload.widgetId, said.payload.documentIds]).toSorted()).toEqual(
      [
        [both, ['doc-2']],
        [one, []],
      ].toSorted(),
    )
    for (const said of changed) expect(said.causeId).toBe(id)
    const refused = await service.call(createWidget, { as: owner, body: form() })
    expect(refused.body.code).toBe('document_unknown')
  })

  test('a document that is deleted while a widget with it is saved does not stay in it', async () => {
    let service: TestService
    let deleting: Promise<string> | undefined
    const started = await start({
      faultPoint: (name) => {
        if (name === 'widget.places:saved') deleting = deleteDocument(service, owner)
      },
    })
    service = started
    await addDocument(service, owner)
    await create(service, owner)
    await deleting
    const { body } = await service.call(listWidgets, { as: owner })
    expect(body.widgets[0].documentIds).toEqual([])
  })

  test('a widget with a document whose news is still on its way waits for it', async () => {
    const service = await start({ env: { WIDGET_DOCUMENT_WAIT_MS: '10000' } })
    const creating = service.call(createWidget, { as: owner, body: form() })
    await addDocument(service, owner)
    expect((await creating).status).toBe(200)
  })

  test('the news of a document that comes twice is heard once', async () => {
    const service = await start()
    await addDocument(service, owner)
    await addDocument(service, owner)
    expect(await service.engines.bus.parked.list()).toEqual([])
    await create(service, owner)
  })

  test('an event that nobody can read is parked and the next ones are heard', async () => {
    const service = await start()
    const event = {
      id: 'poison',
      type: 'document.chunked',
      version: 1,
      ownerId: owner as never,
      occurredAt: new Date().toISOString(),
      payload: { documentId: 'doc 1' },
    }
    await service.engines.bus.publish([{ topic: 'docent.document', event }])
    await addDocument(service, owner)
    await create(service, owner)
    const parked = await service.engines.bus.parked.list({ consumer: 'widget' })
    expect(parked.map((one) => one.event.id)).toEqual(['poison'])
  })

  test('when an owner leaves, nothing of theirs stays, and others lose nothing', async () => {
    const service = await start()
    await addDocument(service, 'ada', 'doc-of-ada')
    await addDocument(service, 'bob', 'doc-of-bob')
    const gone = await create(service, 'ada', { documentIds: ['doc-of-ada'] })
    const kept = await create(service, 'bob', { documentIds: ['doc-of-bob'] })
    await service.hear('ada', 'user.deleted', {})
    expect((await service.call(widgetFrame, { query: { widgetId: gone } })).status).toBe(404)
    expect((await service.call(widgetFrame, { query: { widgetId: kept } })).status).toBe(200)
    const left = await service.engines.store.collection(widgetCollection).find(everyOwner)
    expect(left.records.map((one) => one.ownerId)).toEqual(['bob'])
    await addDocument(service, 'ada', 'doc-late')
    expect((await service.call(listWidgets, { as: 'ada' })).status).toBe(401)
    expect(collectionsOf(service.dir, 'ada')).toEqual(['widget.departures'])
  })

  describe('a crash', () => {
    const sweepsOften = { WIDGET_DOCUMENT_WAIT_MS: '0', WIDGET_SWEEP_SECONDS: '0.01' }
    test('between taking the place and writing the widget gives the place back', async () => {
      const clock = stoppedClock()
      const service = await start({ clock, faultPoint: crashAt('widget.places:saved') })
      await addDocument(service, owner)
      expect((await service.call(createWidget, { as: owner, body: form() })).status).toBe(500)
      const again = await restart(service, { clock, faultPoint: undefined, env: sweepsOften })
      expect((await again.call(createWidget, { as: owner, body: form() })).status).toBe(403)
      clock.pass(61_000)
      await until(
        'the place to be free again',
        async () => (await again.call(createWidget, { as: owner, body: form() })).status === 200,
      )
      expect((await names(again)).length).toBe(1)
    })

    test('after writing the widget keeps it and its place', async () => {
      const clock = stoppedClock()
      const service = await start({ clock, faultPoint: crashAt('widget.widgets:inserted') })
      await addDocument(service, owner)
      expect((await service.call(createWidget, { as: owner, body: form() })).status).toBe(500)
      clock.pass(61_000)
      const again = await restart(service, { clock, faultPoint: undefined, env: sweepsOften })
      await until('every place to be counted', async () =>
        (await placesOf(again)).every((one) => one.state === 'counted'),
      )
      expect((await names(again)).length).toBe(1)
      expect((await again.call(createWidget, { as: owner, body: form() })).status).toBe(403)
    })

    test.each(['widget.widgets:updated', 'widget.places:updated#2'])(
      'at %s still gives the place back, once',
      async (at) => {
        const service = await start({ faultPoint: crashAt(at) })
        await addDocument(service, owner)
        const id = await create(service, owner)
        expect((await service.call(deleteWidget, { as: owner, query: { id } })).status).toBe(500)
        expect(await names(service)).toEqual([])
        const again = await restart(service, { faultPoint: undefined, env: sweepsOften })
        await until(
          'the place to be free again',
          async () => (await again.call(createWidget, { as: owner, body: form() })).status === 200,
        )
        const { records } = await again.engines.store.collection(widgetCollection).find(everyOwner)
        expect(records.map((one) => one.state)).toEqual(['active'])
        expect((await again.call(createWidget, { as: owner, body: form() })).status).toBe(403)
      },
    )

    test('while a document leaves the widgets is made good by the redelivery', async () => {
      let crashes = 1
      const service = await start({
        faultPoint: (name) => {
          if (name === 'widget.documents:removed' && crashes-- > 0) throw new Error('crashed')
        },
      })
      await addDocument(service, owner)
      await create(service, owner)
      await deleteDocument(service, owner)
      expect((await service.call(listWidgets, { as: owner })).body.widgets[0].documentIds).toEqual([])
      expect(service.said('widget.saved').length).toBe(2)
    })
  })
})
