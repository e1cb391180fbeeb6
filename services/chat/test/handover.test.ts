import * as api from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { alice, ask, bob, visit } from './helpers.ts'
import {
  answer,
  askPerson,
  env,
  follow,
  linesIn,
  newId,
  startWithPerson,
  talkOf,
  tell,
  type Visit,
} from './handover-helpers.ts'

const MONDAY_NOON = Date.parse('2026-11-23T12:00:00.000Z')
const MINUTE = 60_000

describe('a person in place of the bot', () => {
  const started: TestService[] = []
  let now = MONDAY_NOON
  const clock = { now: () => new Date(now) }
  afterEach(async () => {
    for (const service of started.splice(0).toReversed()) await service.stop()
    now = MONDAY_NOON
  })
  async function start(...given: Parameters<typeof startWithPerson>) {
    const service = await startWithPerson(...given)
    started.push(service)
    return service
  }
  const asks = (service: TestService, { token, headers, sessionId }: Visit, question: string) =>
    ask(service, question, { token, headers, widgetId: 'w1', sessionId })

  test('is asked for, comes, talks by name and hands back with a summary; the bot is silent until then', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    expect(one.body.handover).toBe('open')
    expect((await askPerson(service, one)).body.talk).toMatchObject({ state: 'waiting', by: null, last: 1 })
    const refused = await asks(service, one, 'How is the lamp dimmed?')
    expect([refused.status, refused.body.code]).toEqual([409, 'person_speaks'])
    await tell(service, one, 'My lamp buzzes.')

    const { body: list } = await service.call(api.listTalks, { as: alice })
    expect(list).toMatchObject({
      isEntitled: true,
      isOn: true,
      talks: [{ session: one.sessionId, state: 'waiting', last: 'My lamp buzzes.', isAnswered: false }],
    })
    const said = await answer(service, one, 'Send it in, please.')
    expect(said.body).toMatchObject({ n: 3, talk: { state: 'person', by: { name: 'Ada Winter' }, isAnswered: true } })
    expect(await linesIn(service, one)).toEqual([
      'I need a person.',
      'My lamp buzzes.',
      'Ada Winter: Send it in, please.',
    ])

    const back = await service.call(api.handBack, { as: alice, body: { widgetId: 'w1', session: one.sessionId } })
    expect(back.body.talk).toMatchObject({ state: 'returned', returnedBy: 'person' })
    expect(back.body.talk.summary).toBe(
      '3 lines with Ada Winter. The visitor: “My lamp buzzes.” Ada Winter: “Send it in, please.”',
    )
    expect((await asks(service, one, 'How is the lamp dimmed?')).body.answer).toContain('brass knob')
    expect((await service.call(api.listTalks, { as: alice })).body.talks).toEqual([])
    await service.settled()
    expect(service.said('handover.changed').map(({ payload }) => [payload.state, payload.change])).toEqual([
      ['waiting', 1],
      ['person', 2],
      ['returned', 3],
    ])
    // What people say to each other is no answer that counts anywhere.
    expect(service.said('answer.completed')).toHaveLength(1)
  })

  test('stands in the inbox, the export and what is kept of the visitor, and leaves with the conversation', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    await askPerson(service, one)
    await answer(service, one, 'Hello.')
    const query = { widgetId: 'w1', session: one.sessionId }
    const shown = await service.call(api.showConversation, { as: alice, query })
    expect(shown.body.turns).toMatchObject([
      { question: 'I need a person.', answer: '', outcome: 'person', line: { n: 1, by: null } },
      { question: '', answer: 'Hello.', outcome: 'person', line: { n: 2, by: { id: alice, name: 'Ada Winter' } } },
    ])
    const { body } = await service.call(api.exportConversations, { as: alice })
    expect(body.turns.map(({ person }: { person: string }) => person).toSorted()).toEqual(['', 'Ada Winter'])
    const rated = await service.call(api.answerFeedback, {
      token: one.token,
      headers: one.headers,
      body: { messageId: shown.body.turns[1].id, helpful: true },
    })
    expect(rated.body.code).toBe('answer_not_found')
    expect(
      (await service.call(api.listConversations, { as: alice, query: { outcome: 'person' } })).body.conversations,
    ).toHaveLength(1)

    await service.call(api.deleteConversation, { as: alice, query })
    expect((await talkOf(service, one)).state).toBe('bot')
    expect((await tell(service, one, 'Anybody?')).body.code).toBe('nobody_listens')
    await service.settled()
    expect((await service.call(api.showConversation, { as: alice, query })).status).toBe(404)
  })

  test('every line is taken once, however often and from how many it comes', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    const id = newId()
    await Promise.all(Array.from({ length: 5 }, () => askPerson(service, one, 'Hello?', id)))
    const lines = Array.from({ length: 12 }, (_, i) => ({ id: newId(), text: `line ${i}`, isVisitor: i % 2 === 0 }))
    const send = (line: (typeof lines)[number]) =>
      line.isVisitor ? tell(service, one, line.text, line.id) : answer(service, one, line.text, line.id)
    // Two agents and the visitor at once, each of whom did not hear that it was taken and sends again.
    const replies = await Promise.all([...lines, ...lines].map(send))
    expect(replies.filter(({ status }) => status !== 200)).toEqual([])
    const follower = await follow(service, one)
    await until('all lines', () => follower.lines().length === 13)
    follower.leave()
    expect(follower.heard.flatMap((one) => (one.event === 'line' ? one.data.n : []))).toEqual(
      Array.from({ length: 13 }, (_, i) => i + 1),
    )
    expect(new Set(follower.lines().map((line) => line.replace(/^\d+ /, ''))).size).toBe(13)
    expect(await linesIn(service, one)).toHaveLength(13)
    await service.settled()
    expect(service.said('handover.said')).toHaveLength(13)
    expect(service.said('handover.changed')).toHaveLength(2)
  })

  test('two tabs hear the same, and one that lost its connection goes on where it was', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    const [first, second] = await Promise.all([follow(service, one), follow(service, one)])
    await answer(service, one, 'one')
    await until('both to hear it', () => first.lines().length === 2 && second.lines().length === 2)
    first.leave()
    for (const text of ['two', 'three']) await answer(service, one, text)
    await tell(service, one, 'four')
    const again = await follow(service, one, first.lastId())
    await until('what was missed', () => again.lines().length === 3)
    expect(again.lines()).toEqual(['3 two', '4 three', '5 four'])
    await until('the other tab', () => second.lines().length === 5)
    expect(second.lines()).toEqual(['1 Hello?', '2 one', '3 two', '4 three', '5 four'])
    expect(second.state()).toBe('person')
    for (const follower of [again, second]) follower.leave()
  })

  test('a restart ends the connections, and loses and repeats nothing', async () => {
    let service = await start()
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    const before = await follow(service, one)
    await answer(service, one, 'one')
    await until('the line', () => before.lines().length === 2)
    service = await service.restart()
    started.splice(0, 1, service)
    await until('the end', before.ended)
    await answer(service, one, 'two')
    const after = await follow(service, one, before.lastId())
    expect(after.lines()).toEqual(['3 two'])
    expect(after.state()).toBe('person')
    after.leave()
    expect(await linesIn(service, one)).toEqual(['Hello?', 'Ada Winter: one', 'Ada Winter: two'])
  })

  test('whoever missed more than is at hand reads the history', async () => {
    const service = await start({ env: { CHAT_VISITOR_PER_MINUTE: '1000' } })
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    for (let i = 0; i < 35; i += 1) await answer(service, one, `line ${i}`)
    const follower = await follow(service, one, 1)
    expect(follower.heard[0]).toEqual({ event: 'missed', data: { last: 36 } })
    expect(follower.lastId()).toBe(36)
    follower.leave()
    expect(await linesIn(service, one)).toHaveLength(36)
  })

  test('a process that dies with a line half written has it whole', async () => {
    let dies = false
    const service = await start({
      faultPoint: (name) => {
        if (dies && name === 'chat:line-taken') throw new Error('dies')
      },
    })
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    dies = true
    const id = newId()
    expect((await tell(service, one, 'Half', id)).status).toBe(500)
    await until('the line to be a turn', async () => (await linesIn(service, one)).length === 2)
    dies = false
    expect((await tell(service, one, 'Half', id)).body.n).toBe(2)
    expect(await linesIn(service, one)).toEqual(['Hello?', 'Half'])
  })

  test('nobody who comes within the time leads to a message, and asking again begins anew', async () => {
    const service = await start({ clock }, { waitMinutes: 2 })
    const one = await visit(service, 'w1')
    await askPerson(service, one)
    const follower = await follow(service, one)
    now += 2 * MINUTE - 1
    await service.settled()
    expect((await talkOf(service, one)).state).toBe('waiting')
    now += 1
    await until('nobody came', () => follower.state() === 'missed')
    follower.leave()
    expect((await asks(service, one, 'How is the lamp dimmed?')).status).toBe(200)
    const left = await service.call(api.visitorMessage, {
      token: one.token,
      headers: one.headers,
      body: { text: 'Call me', email: 'robin@example.org' },
    })
    expect(left.status).toBe(200)
    expect((await askPerson(service, one)).body.talk.state).toBe('waiting')
  })

  test('a person who vanishes leaves a visitor who waits again; one who has said all, the bot', async () => {
    const service = await start({ clock, env: { CHAT_HANDOVER_SILENCE_MINUTES: '10' } }, { waitMinutes: 2 })
    const [left, done] = [await visit(service, 'w1'), await visit(service, 'w1')]
    for (const one of [left, done]) {
      await askPerson(service, one)
      await answer(service, one, 'Hello.')
    }
    await tell(service, left, 'Are you there?')
    now += 2 * MINUTE
    await until('the visitor to wait again', async () => (await talkOf(service, left)).state === 'waiting')
    expect((await service.heardSaying('handover.changed', ({ again }) => again)).payload.lines.at(-1)?.text).toBe(
      'Are you there?',
    )
    now += 2 * MINUTE
    await until('nobody to come', async () => (await talkOf(service, left)).state === 'missed')
    expect((await talkOf(service, done)).state).toBe('person')
    now += 6 * MINUTE
    await until('the silence to be long enough', async () => (await talkOf(service, done)).state === 'returned')
    expect((await talkOf(service, done)).returnedBy).toBe('silence')
    await service.settled()
    const states = service.said('handover.changed').map(({ payload }) => `${payload.session} ${payload.change}`)
    expect(new Set(states).size).toBe(states.length)
  })

  test('is not to be had outside the hours, where nobody switched it on, or where the plan has none', async () => {
    const hours = [
      { day: 1, from: '09:00', to: '17:00' },
      { day: 1, from: '18:00', to: '20:00' },
    ]
    const service = await start({ clock }, { zone: 'Europe/Berlin', hours })
    const one = await visit(service, 'w1')
    expect(one.body.handover).toBe('open')
    expect(one.body.opensAt).toBeUndefined()
    now = Date.parse('2026-11-23T16:00:00.000Z')
    const late = await visit(service, 'w1')
    expect(late.body).toMatchObject({ handover: 'closed', opensAt: Date.parse('2026-11-23T17:00:00.000Z') })
    expect((await askPerson(service, late)).body).toMatchObject({ code: 'handover_closed', retryAfterSeconds: 3_600 })
    const settings = { on: false, zone: 'UTC', hours: [], waitMinutes: 3 }
    const wrong = { ...settings, hours: [{ day: 3, from: '18:00', to: '09:00' }] }
    const { body: told } = await service.call(api.setHandoverSettings, { as: alice, body: wrong })
    expect(told).toMatchObject({ success: false, code: 'bad_request' })
    expect(told.error).toContain('Wednesday must begin before it ends, and 18:00 to 09:00 does not')
    await service.call(api.setHandoverSettings, { as: alice, body: settings })
    expect((await askPerson(service, late)).body.code).toBe('handover_not_offered')
    expect((await visit(service, 'w1')).body.handover).toBeUndefined()

    const { PLANS_FILE: _, ...plain } = env()
    const free = await service.restart({ env: plain })
    started.splice(0, 1, free)
    const refused = await free.call(api.setHandoverSettings, { as: alice, body: { ...settings, on: true } })
    expect(refused.body.code).toBe('handover_not_in_plan')
    expect((await answer(free, one, 'Hello.')).body.code).toBe('handover_not_in_plan')
    expect((await free.call(api.handoverSettings, { as: alice })).body).toMatchObject({ isEntitled: false })
  })

  test('is offered where the documents do not help, or where somebody asks for one', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    expect((await asks(service, one, 'Who won in 1972?')).body).toMatchObject({ support: 'none', person: true })
    const { body } = await asks(service, one, 'Kann ich mit einem Menschen sprechen?')
    expect(body).toMatchObject({ support: 'strong', person: true, sources: [] })
    expect(body.answer).toContain('übernimmt ein Mensch')
    expect((await asks(service, one, 'How is the lamp dimmed?')).body.person).toBeUndefined()
    const own = await ask(service, 'Who won in 1972?', { as: alice, widgetId: 'w1' })
    expect(own.body.person).toBeUndefined()
  })

  test('is said to be away where nobody can be had, with the way out that the bubble has; it is no gap of the documents', async () => {
    const service = await start({}, { on: false })
    const one = await visit(service, 'w1')
    const { body } = await asks(service, one, 'Can I speak to a person please?')
    expect(body).toMatchObject({ answered: true, support: 'none', sources: [] })
    expect(body.answer).toContain('Nobody is here')
    expect(body.person).toBeUndefined()
    const query = { widgetId: 'w1', session: one.sessionId }
    const shown = await service.call(api.showConversation, { as: alice, query })
    expect(shown.body.turns).toMatchObject([{ question: 'Can I speak to a person please?', outcome: 'answered' }])
  })

  test('each side hears that the other is writing, until it has written', async () => {
    const service = await start({ clock })
    const one = await visit(service, 'w1')
    await askPerson(service, one)
    await answer(service, one, 'Hello.')
    const key = { widgetId: 'w1', session: one.sessionId }
    const follower = await follow(service, one, 2)
    const typing = () => follower.heard.flatMap((one) => (one.event === 'state' ? one.data.typing : []))
    await service.call(api.typeToVisitor, { as: alice, body: key })
    await until('the sign', () => typing().at(-1) === true)
    await answer(service, one, 'Yes?')
    await until('the end of it', () => typing().at(-1) === false)
    follower.leave()
    await service.call(api.typeToPerson, { token: one.token, headers: one.headers })
    expect((await talkOf(service, one)).typing).toBe(true)
    now += 8_001
    expect((await talkOf(service, one)).typing).toBe(false)
  })

  test('the activity names the widget in which somebody spoke, and nothing of the visitor', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    await askPerson(service, one)
    const body = { widgetId: 'w1', session: one.sessionId }
    for (const call of [api.joinTalk, api.handBack]) await service.call(call, { as: alice, body })
    await service.settled()
    const notes = service.said('activity.noted').map(({ payload: { act, about, subject } }) => [act, about, subject])
    expect(notes.slice(-2)).toEqual([
      ['joinTalk', 'w1', 'w1'],
      ['handBack', 'w1', 'w1'],
    ])
  })

  test('the name is the one the account has now', async () => {
    const service = await start()
    await service.hear(alice, 'user.renamed', { displayName: 'Ada Summer' }, { recordVersion: 2 })
    const one = await visit(service, 'w1')
    await askPerson(service, one)
    await service.call(api.joinTalk, { as: alice, body: { widgetId: 'w1', session: one.sessionId } })
    expect((await talkOf(service, one)).by).toEqual({ id: alice, name: 'Ada Summer' })
  })

  test('the name of an account that was handed over is its owner’s, whatever is heard first', async () => {
    const service = await start()
    const orders = [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b) => [a, b, 3 - a - b]))
    for (const [round, order] of orders.entries()) {
      const displayName = `Owner ${round}`
      const owner = { person: 'grace', email: 'g@example.org', displayName, former: 'ada', team: 'T', formerEmail: '' }
      const version = round * 10 + 1
      const words = [
        () => service.hear(alice, 'user.renamed', { displayName: 'Before' }, { recordVersion: version + 1 }),
        () => service.hear(alice, 'user.owner-changed', owner, { recordVersion: version + 2 }),
        // As it is told again: of the record as it is now, and as old as the account.
        () =>
          service.hear(
            alice,
            'user.registered',
            { email: owner.email, displayName, method: 'google' },
            { recordVersion: version + 3, occurredAt: '2026-01-01T00:00:00.000Z' },
          ),
      ]
      for (const at of order) await words[at]?.()
      const one = await visit(service, 'w1')
      await askPerson(service, one)
      await service.call(api.joinTalk, { as: alice, body: { widgetId: 'w1', session: one.sessionId } })
      expect([order, (await talkOf(service, one)).by?.name]).toEqual([order, displayName])
    }
  })

  test('nobody else hears, speaks or ends anything', async () => {
    const service = await start()
    const [one, other] = [await visit(service, 'w1'), await visit(service, 'w1')]
    await askPerson(service, one)
    const key = { widgetId: 'w1', session: one.sessionId }
    expect((await answer(service, one, 'I am Bob.', newId(), bob)).body.code).toBe('conversation_not_found')
    expect((await service.call(api.listTalks, { as: bob })).body.talks).toEqual([])
    expect((await talkOf(service, one, bob)).state).toBe('bot')
    const nowhere = await service.call(api.joinTalk, { as: alice, body: { ...key, session: 's-NOBODY-1' } })
    expect(nowhere.body.code).toBe('conversation_not_found')
    expect((await tell(service, other, 'Me too')).body.code).toBe('nobody_listens')
    const follower = await follow(service, other)
    expect(follower.state()).toBe('bot')
    follower.leave()
    expect((await service.call(api.followTalk, { as: alice })).status).toBe(401)
  })

  test('a visitor may go back to the bot, and erase what was said', async () => {
    const service = await start()
    const one = await visit(service, 'w1')
    await askPerson(service, one)
    const ended = await service.call(api.endTalk, { token: one.token, headers: one.headers })
    expect(ended.body.talk).toMatchObject({ state: 'returned', returnedBy: 'visitor' })
    await service.call(api.eraseVisitorData, { token: one.token, headers: one.headers })
    await service.settled()
    expect(await linesIn(service, one)).toEqual([])
    expect((await talkOf(service, one)).state).toBe('bot')
  })
})
