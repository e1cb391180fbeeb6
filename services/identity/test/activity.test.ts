import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { createTime, type IdentityOptions } from './fixtures.ts'
import { codeOf, GRACE, startTeams } from './teams.ts'

const DAY = 86_400
type Entries = api.RouteReply<typeof api.listActivity>['entries']

/** No two things happen in the same moment. */
function createTicking() {
  let now = Date.parse('2026-11-02T09:00:00.000Z')
  return { now: () => new Date(now++) }
}

async function startActivity(options: IdentityOptions = {}) {
  const teams = await startTeams({ clock: createTicking(), ...options })
  const ines = await teams.owner()
  const read = async (query: object = {}) => {
    await teams.service.settled()
    return (await ines.call(api.listActivity, { query })).body as api.RouteReply<typeof api.listActivity>
  }
  const linesOf = (entries: Entries) =>
    entries.map(({ by, act, about }) => `${by.name}, ${by.role}: ${act} ${about}`.trim())
  /** Another service tells of an act. */
  const tell = (act: string, more: object = {}, id?: string) =>
    teams.service.hear(
      ines.id,
      'activity.noted',
      {
        act,
        by: { id: ines.id, name: 'Ines Hartmann', role: 'owner' },
        byKey: false,
        about: '',
        subject: null,
        ...more,
      },
      id === undefined ? {} : { id },
    )
  return { ...teams, ines, read, linesOf, tell }
}

describe('the activity of an account', () => {
  test('says who did what, newest first, with what they called it', async () => {
    const { ines, member, read, linesOf } = await startActivity()
    await ines.call(api.renameTeam, { body: { name: 'Larkfield Cycles' } })
    const grace = await member(ines, GRACE, 'editor')
    await ines.call(api.changeMember, { body: { memberId: grace.id, role: 'agent' } })
    const refused = await ines.call(api.inviteMember, { body: { email: 'no address', role: 'agent' } })
    expect(refused.status).toBe(400)
    await grace.refresh()
    expect((await grace.call(api.leaveTeam, { body: { team: ines.id } })).status).toBe(200)
    expect(linesOf((await read()).entries)).toEqual([
      'grace, agent: leaveTeam',
      'Ines Hartmann, owner: changeMember grace: agent',
      'grace, editor: joinTeam',
      `Ines Hartmann, owner: inviteMember ${GRACE}`,
      'Ines Hartmann, owner: renameTeam Larkfield Cycles',
    ])
  })

  test('names what is deleted as it was called when it came, tells what a program did, and of one person alone', async () => {
    const { ines, read, linesOf, tell } = await startActivity()
    await tell('createWidget', { about: 'Shop', subject: 'widget-1' })
    const by = { id: 'grace', name: 'Grace', role: 'editor' }
    await tell('deleteWidget', { subject: 'widget-1', by })
    await tell('processDocument', { about: 'prices.pdf', subject: 'document-1', byKey: true })
    const { entries, next } = await read()
    expect([linesOf(entries), next]).toEqual([
      [
        'Ines Hartmann, owner: processDocument prices.pdf',
        'Grace, editor: deleteWidget Shop',
        'Ines Hartmann, owner: createWidget Shop',
      ],
      null,
    ])
    expect(entries.map(({ byKey }) => byKey)).toEqual([true, false, false])
    expect(linesOf((await read({ person: 'grace' })).entries)).toEqual(['Grace, editor: deleteWidget Shop'])
    expect((await read({ person: ines.id })).entries).toHaveLength(2)
  })

  test('names a widget by nothing that was only done in it', async () => {
    const { read, linesOf, tell } = await startActivity()
    const subject = 'widget-1'
    await tell('createWidget', { about: 'Shop', subject })
    await tell('keepGolden', { about: 'Do you ship to Norway?', subject })
    await tell('giveSiteWidget', { about: 'larkfield.example', subject })
    for (const act of ['joinTalk', 'deleteWidget']) await tell(act, { subject })
    expect(linesOf((await read()).entries).slice(0, 2)).toEqual([
      'Ines Hartmann, owner: deleteWidget Shop',
      'Ines Hartmann, owner: joinTalk Shop',
    ])
  })

  test('an act that is told twice is one line, and the lines come a page at a time', async () => {
    const { read, tell } = await startActivity()
    for (let n = 0; n < 52; n++) await tell('updateWidget', { about: `Widget ${n}` }, `event-${n}`)
    await tell('updateWidget', { about: 'Widget 3' }, 'event-3')
    const first = await read()
    const second = await read({ cursor: first.next })
    const all = [...first.entries, ...second.entries].map(({ about }) => about)
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 2, null])
    expect(new Set(all).size).toBe(52)
    expect((await read({ cursor: 'made up' })) as unknown).toMatchObject({ success: false })
  })

  test('a plan shows so many days, a larger one more of what was kept already, and no member sees it', async () => {
    const time = createTime()
    const { ines, member, read, service, tell } = await startActivity({ clock: time })
    const grace = await member(ines, GRACE, 'editor')
    await tell('createWidget', { about: 'Old shop' })
    const count = (await read()).entries.length
    time.pass(10 * DAY)
    await ines.refresh()
    await service.hear(ines.id, 'subscription.changed', { planId: 'free', status: 'active' })
    expect(await read()).toMatchObject({ entries: [], days: 7 })
    time.pass(1)
    await service.hear(ines.id, 'subscription.changed', { planId: 'pro', status: 'active' })
    expect(await read()).toMatchObject({ days: 30 })
    expect((await read()).entries).toHaveLength(count)
    await grace.refresh()
    expect(codeOf(await grace.call(api.listActivity))).toEqual([403, 'role_not_enough'])
  })
})
