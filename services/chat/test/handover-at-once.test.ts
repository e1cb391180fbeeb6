import * as api from '@docent/proto/http'
import { createLexicalEmbedder } from '@docent/runtime/models/offline.ts'
import { openTestEngines, type TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { talksSpec, type TalkRecord } from '../src/handover/record.ts'
import { alice, ask, eventsOf, fakeChat, plansWith, startChat, visit } from './helpers.ts'
import { askPerson, follow, linesIn, newId, startWithPerson, talkOf, type Visit } from './handover-helpers.ts'

const ines = { id: 'usr_ines', role: 'agent', name: 'Ines' } as const
const jon = { id: 'usr_jon', role: 'agent', name: 'Jon' } as const
type Member = typeof ines | typeof jon

describe('two who do something in one conversation at the same moment', () => {
  let service: TestService
  afterEach(() => service.stop())

  const keyOf = ({ sessionId: session }: Visit) => ({ widgetId: 'w1', session })
  const joins = (one: Visit, member: Member, instead = false) =>
    service.call(api.joinTalk, { as: alice, member, body: { ...keyOf(one), instead } })
  const says = (one: Visit, member: Member, text: string, id = newId()) =>
    service.call(api.sayToVisitor, { as: alice, member, body: { ...keyOf(one), id, text } })
  const back = (one: Visit, member: Member) => service.call(api.handBack, { as: alice, member, body: keyOf(one) })
  const changes = () =>
    service.said('handover.changed').map(({ payload: { change, state, by } }) => `${change} ${state} ${by?.name ?? ''}`)
  async function waiting() {
    service = await startWithPerson()
    const one = await visit(service, 'w1')
    await askPerson(service, one, 'Hello?')
    return one
  }
  const inOrder = (one: { heard: { event: string; data: unknown }[] }) =>
    one.heard.flatMap(({ event, data }) => (event === 'line' ? (data as { n: number }).n : []))

  test('each who waits is listed, the longest first, however many wait', async () => {
    const one = await waiting()
    const talks = service.engines.store.collection<TalkRecord>(talksSpec)
    const talk = (await talks.find(ownerId(alice))).records[0] as TalkRecord
    for (let n = 1; n <= 250; n++) {
      const sessionId = `s-before-${n}`
      await talks.insert(ownerId(alice), { ...talk, id: `w1:${sessionId}`, sessionId, since: talk.since - n })
    }
    const { body } = await service.call(api.listTalks, { as: alice })
    expect(body.talks).toHaveLength(251)
    expect(body.talks.at(-1).session).toBe(one.sessionId)
  })

  test('both join: one does, and the other is told by whom', async () => {
    const one = await waiting()
    const replies = await Promise.all([joins(one, ines), joins(one, jon)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    const speaks = (await talkOf(service, one)).by?.name
    expect(refused?.body).toMatchObject({ code: 'talk_taken', by: speaks })
    await service.settled()
    expect(changes()).toEqual(['1 waiting ', `2 person ${speaks}`])
  })

  test('both answer: the lines of one are said, in order and once; the other keeps theirs', async () => {
    const one = await waiting()
    const tab = await follow(service, one)
    const lines = [ines, jon].flatMap((member) =>
      ['one', 'two', 'three'].map((text) => ({ member, id: newId(), text: `${member.name} ${text}` })),
    )
    // Each of them did not hear that it was taken, and sends it again.
    const replies = await Promise.all([...lines, ...lines].map(({ member, text, id }) => says(one, member, text, id)))
    expect(new Set(replies.map(({ status, body }) => body.code ?? status))).toEqual(new Set([200, 'talk_taken']))
    const speaks = (await talkOf(service, one)).by?.name
    await until('its three lines', () => tab.lines().length === 4)
    expect(
      tab
        .lines()
        .slice(1)
        .map((line) => line.slice(2))
        .toSorted(),
    ).toEqual([`${speaks} one`, `${speaks} three`, `${speaks} two`])
    expect(inOrder(tab)).toEqual([1, 2, 3, 4])
    tab.leave()
    await service.settled()
    expect([changes().length, service.said('handover.said').length]).toEqual([2, 4])
  })

  test('one takes over while the other hands back: it ends in one order, and both hear which', async () => {
    const one = await waiting()
    await joins(one, ines)
    const [over, given] = await Promise.all([joins(one, jon, true), back(one, ines)])
    expect(over.status).toBe(200)
    const talk = await talkOf(service, one)
    await service.settled()
    if (given.status === 409) {
      // Jon was first: it is not hers any more to give back.
      expect(given.body.code).toBe('talk_taken')
      expect(changes()).toEqual(['1 waiting ', '2 person Ines', '3 person Jon'])
    } else expect(changes()).toEqual(['1 waiting ', '2 person Ines', '3 returned Ines', '4 person Jon'])
    expect(talk).toMatchObject({ state: 'person', by: { name: 'Jon' } })
  })

  test('both hand back, and the visitor ends it, too: it ends once', async () => {
    const one = await waiting()
    await joins(one, ines)
    const end = () => service.call(api.endTalk, { token: one.token, headers: one.headers })
    const replies = await Promise.all([back(one, ines), end(), back(one, ines), end()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await service.settled()
    expect(changes()).toEqual(['1 waiting ', '2 person Ines', expect.stringMatching(/^3 returned /)])
  })

  test('one answers while the other hands back or takes over, again and again: every line is one, in the order that all hear', async () => {
    const one = await waiting()
    const tabs = await Promise.all([follow(service, one), follow(service, one)])
    let taken = 1
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all([
        says(one, ines, `Ines ${round}`),
        joins(one, jon, true),
        says(one, jon, `Jon ${round}`),
        back(one, ines),
      ])
      taken += [replies[0], replies[2]].filter(({ status }) => status === 200).length
      expect(replies.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    }
    await until('all lines in both tabs', () => tabs.every((tab) => tab.lines().length === taken))
    const [first, second] = tabs.map((tab) => tab.lines())
    expect(first).toEqual(second)
    expect(tabs.map(inOrder)).toEqual(tabs.map(() => Array.from({ length: taken }, (_, n) => n + 1)))
    expect((await linesIn(service, one)).map((line) => line.replace(/^(Ines|Jon): /, ''))).toEqual(
      first?.map((line) => line.replace(/^\d+ /, '')),
    )
    for (const tab of tabs) tab.leave()
    await service.settled()
    const numbers = service.said('handover.changed').map(({ payload }) => payload.change)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from(numbers, (_, n) => n + 1))
  })
})

describe('an answer of the bot that is under way', () => {
  const question = 'How long is the warranty of the lamp?'
  const pieces = ['The warranty lasts two years [1]. ', 'It counts from', ' the day of purchase [1].']
  const reply = pieces.join('')
  const started: { stop(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const service of started.splice(0).toReversed()) await service.stop()
  })

  const hanging = (signal: AbortSignal | undefined, goesOn?: Promise<void>) =>
    new Promise<void>((end) => {
      void goesOn?.then(end)
      signal?.addEventListener('abort', () => end())
      if (signal?.aborted) end()
    })

  async function begins(chat: ReturnType<typeof fakeChat>, messages = 1_000, embedder = createLexicalEmbedder()) {
    const env = plansWith(messages, { entitlements: ['handover'] })
    const on = await openTestEngines()
    started.push({ stop: on.close })
    const shared = { on, env }
    const service = await startWithPerson({ ...shared, engines: { models: { embedder, chat } } })
    started.push(service)
    const one = await visit(service, 'w1')
    const asks = (accept: string) => {
      const { token, sessionId } = one
      return ask(service, question, { token, headers: { ...one.headers, accept }, widgetId: 'w1', sessionId })
    }
    return { service, one, asks, shared }
  }

  /** A question whose answer hangs after its first sentence, until it is called off or goes on. */
  async function answering(accept: string, { before = 0, messages = 1_000 } = {}) {
    const chat = fakeChat()
    chat.says = () => pieces
    const { service, one, asks, shared } = await begins(chat, messages)
    for (let asked = 0; asked < before; asked += 1) expect((await asks('application/json')).status).toBe(200)
    const { promise, resolve: goesOn } = Promise.withResolvers<void>()
    let isShown = false
    chat.before = (at, { signal }) => {
      if (at < 2) return undefined
      isShown = true
      return hanging(signal, promise)
    }
    const asking = asks(accept)
    await until('the first sentence to be shown', () => isShown)
    return { service, one, asking, goesOn, shared, isCalledOff: () => chat.requests.at(-1)?.signal?.aborted }
  }

  test('is called off when a person is asked for: nothing of it is kept, and it counts, as the model was asked', async () => {
    const { service, one, asking, isCalledOff } = await answering('text/event-stream', { messages: 1 })
    await askPerson(service, one, 'Hello?')
    const heard = eventsOf((await asking).text)
    expect(heard.map(({ event }) => event)).toEqual(['sources', 'delta', 'error'])
    expect(heard.at(-1)).toMatchObject({ event: 'error', data: { code: 'person_speaks' } })
    expect(isCalledOff()).toBe(true)
    expect(await linesIn(service, one)).toEqual(['Hello?'])
    const { payload } = await service.heardSaying('answer.completed')
    expect(payload).toMatchObject({
      widgetId: 'w1',
      answered: false,
      support: 'none',
      counted: true,
      unseen: true,
      sourceDocumentIds: [],
    })
    expect(payload).not.toHaveProperty('questionKey')
    expect((await ask(service, question, { as: alice })).body.code).toBe('message_limit_reached')
    const { promptTokens, estimatedTokens } = (await service.call(api.tokenUsage, { as: alice })).body
    expect([promptTokens > 0, estimatedTokens > 0]).toEqual([true, true])
  })

  test('is called off when a person steps in, also where it is asked for as a whole', async () => {
    const { service, one, asking, isCalledOff } = await answering('application/json', { before: 1, messages: 2 })
    const join = { as: alice, body: { widgetId: 'w1', session: one.sessionId } }
    expect((await service.call(api.joinTalk, join)).status).toBe(200)
    expect(await asking).toMatchObject({ status: 409, body: { success: false, code: 'person_speaks' } })
    expect(isCalledOff()).toBe(true)
    expect(await linesIn(service, one)).toEqual([question, reply])
    await service.settled()
    expect(service.said('answer.completed').map(({ payload }) => payload.unseen ?? false)).toEqual([false, true])
    expect((await ask(service, question, { as: alice })).body.code).toBe('message_limit_reached')
  })

  test('is called off by the process that has it, whichever takes the word of the person', async () => {
    const { service, one, asking, shared } = await answering('application/json', { before: 1 })
    const other = await startChat({ ...shared, tokens: service.tokens })
    started.push(other)
    const join = { as: alice, body: { widgetId: 'w1', session: one.sessionId } }
    expect((await other.call(api.joinTalk, join)).status).toBe(200)
    expect((await asking).body.code).toBe('person_speaks')
  })

  test('and that has cost nothing yet, as no model was asked, is given back', async () => {
    const chat = fakeChat()
    const real = createLexicalEmbedder()
    let looks = 0
    let hangs = false
    const embed: typeof real.embed = async (texts, kind, signal) => {
      if (hangs && kind === 'query') {
        looks += 1
        await hanging(signal)
        signal?.throwIfAborted()
      }
      return real.embed(texts, kind, signal)
    }
    const { service, one, asks } = await begins(chat, 1, { ...real, embed })
    hangs = true
    const asking = asks('text/event-stream')
    await until('the question to be looked up', () => looks > 0)
    await askPerson(service, one, 'Hello?')
    expect(await asking).toMatchObject({ status: 409, body: { code: 'person_speaks' } })
    expect(chat.requests).toEqual([])
    await service.settled()
    expect(service.said('answer.completed')).toEqual([])
    hangs = false
    expect((await ask(service, question, { as: alice })).status).toBe(200)
    expect((await ask(service, question, { as: alice })).body.code).toBe('message_limit_reached')
  })

  test('that was complete before stays, above what the person says', async () => {
    const { service, one, asking, goesOn } = await answering('text/event-stream')
    goesOn()
    expect(eventsOf((await asking).text).at(-1)?.event).toBe('done')
    await askPerson(service, one, 'Hello?')
    expect(await linesIn(service, one)).toEqual([question, reply, 'Hello?'])
  })
})
