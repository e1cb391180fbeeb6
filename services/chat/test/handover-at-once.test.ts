import * as api from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { alice, visit } from './helpers.ts'
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
