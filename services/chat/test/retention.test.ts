import { DAY_MS } from '@docent/runtime/units'
import { describe, expect, test } from '@jest/globals'
import { markConversation, showConversation } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { turnsSpec, type Turn } from '../src/conversations/turn.ts'
import { createMarks } from '../src/inbox/marks.ts'
import { alice, ask, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

const BEGINNING = Date.parse('2026-01-01T10:00:00Z')
const WARRANTY = 'How long is the warranty of the lamp?'

/** Chat at a moment that the test sets. */
async function startAt(env: Record<string, string> = {}) {
  const time = { now: BEGINNING }
  const service = await startChat({ clock: { now: () => new Date((time.now += 1)) }, env })
  await index(service, alice, 'lamp', lamp)
  return { service, time }
}

const turnsOf = async (service: TestService, widgetId: string) =>
  (await service.engines.store.collection<Turn>(turnsSpec).find(ownerId(alice), { where: { widgetId } })).records

async function asksIn(service: TestService, widgetId: string, visitor?: Awaited<ReturnType<typeof visit>>) {
  const { token, sessionId, headers } = visitor ?? (await visit(service, widgetId))
  expect((await ask(service, WARRANTY, { widgetId, sessionId, token, headers })).status).toBe(200)
  return { widgetId, session: sessionId }
}
const note = (service: TestService, key: { widgetId: string; session: string }) =>
  service.call(markConversation, { as: alice, body: { ...key, note: 'Regular customer' } })

describe('how long conversations are kept', () => {
  test('each widget has its own end, and the note goes with the last turn of its conversation', async () => {
    const { service: first, time } = await startAt()
    await saveWidget(first, alice, 'month', { keepDays: 30 })
    await saveWidget(first, alice, 'ever')
    const old = await asksIn(first, 'month')
    await note(first, old)
    const visitor = await visit(first, 'month')
    const going = await asksIn(first, 'month', visitor)
    await note(first, going)
    await asksIn(first, 'ever')
    time.now = BEGINNING + 20 * DAY_MS
    const again = await visit(first, 'month')
    const young = await asksIn(first, 'month', again)

    // A turn of the same conversation that is not old yet keeps its note.
    const turns = first.engines.store.collection<Turn>(turnsSpec)
    const [pattern] = (await turnsOf(first, 'month')).filter(({ sessionId }) => sessionId === going.session)
    await turns.insert(ownerId(alice), { ...(pattern as Turn), id: 'later', at: time.now })

    time.now = BEGINNING + 31 * DAY_MS
    const service = await first.restart()
    await until('the old turns to go', async () => (await turnsOf(service, 'month')).length === 2)
    const left = await turnsOf(service, 'month')
    expect(left.map(({ sessionId }) => sessionId).toSorted()).toEqual([going.session, young.session].toSorted())
    expect(await turnsOf(service, 'ever')).toHaveLength(1)
    const marks = createMarks(service.engines.store)
    const noteOf = async (key: typeof old) =>
      (await marks.of(ownerId(alice), { widgetId: key.widgetId, sessionId: key.session })).note
    expect([await noteOf(old), await noteOf(going)]).toEqual(['', 'Regular customer'])
    expect((await service.call(showConversation, { as: alice, query: old })).body.code).toBe('conversation_not_found')
    await service.stop()
  })

  test('the operator’s usual end holds where a widget has none, and the longest also where it chose more before', async () => {
    const { service: first, time } = await startAt()
    await saveWidget(first, alice, 'usual')
    await saveWidget(first, alice, 'long', { keepDays: 1_000 })
    await saveWidget(first, alice, 'short', { keepDays: 5 })
    const owners = await ask(first, WARRANTY, { as: alice })
    for (const widgetId of ['usual', 'long', 'short']) await asksIn(first, widgetId)

    time.now = BEGINNING + 40 * DAY_MS
    let service = await first.restart({ env: { CONVERSATION_DAYS: '30' } })
    await until('the usual end', async () => {
      const [short, usual] = [await turnsOf(service, 'short'), await turnsOf(service, 'usual')]
      return short.length + usual.length === 0
    })
    expect(await turnsOf(service, 'long')).toHaveLength(1)

    service = await service.restart({ env: { CONVERSATION_DAYS_MAX: '39' } })
    await until('the longest end', async () => (await turnsOf(service, 'long')).length === 0)
    // What owners ask themselves, in the chat of the dashboard, is theirs to keep.
    expect((await turnsOf(service, '')).map(({ id }) => id)).toEqual([owners.body.messageId])
    await service.stop()
  })

  test('a sweep that is cut off between note and turns leaves nothing behind', async () => {
    const { service: first, time } = await startAt()
    await saveWidget(first, alice, 'month', { keepDays: 30 })
    const old = await asksIn(first, 'month')
    await note(first, old)
    time.now = BEGINNING + 31 * DAY_MS
    let crashes = 1
    let service = await first.restart({
      faultPoint(name) {
        if (name === 'chat.conversations:removed' && crashes-- > 0) throw new Error('cut off')
      },
    })
    await until('the cut', () => crashes <= 0)
    service = await service.restart({ faultPoint: () => undefined })
    await until('the rest to go', async () => (await turnsOf(service, 'month')).length === 0)
    await service.stop()
  })
})
