import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { OPERATOR, ownerId } from '@docent/proto/ids'
import type { EventType } from '@docent/proto/events'
import { until } from '@docent/runtime/testing/until.ts'
import { randomIds } from '@docent/runtime/clock'
import pino from 'pino'
import { createUsers } from '../src/accounts/users.ts'
import { createPictures } from '../src/pictures/pictures.ts'
import { codeAt, stepAt } from '../src/second-factor/totp.ts'
import { createTime, PASSWORD, secretIn } from './fixtures.ts'
import { codeOf, GRACE } from './teams.ts'
import { claimsOf, INES, withGrace, withGraceBeside } from './transfers.ts'

const membersOf = async (person: {
  call: (contract: api.RouteContract) => Promise<{ body: { team: api.TeamView } }>
}) => (await person.call(api.showTeam)).body.team.members.map(({ name, role, isYou }) => ({ name, role, isYou }))

describe('handing a team over', () => {
  test('the member owns it from then on, and who owned it stays as an editor and signs in as before', async () => {
    const { ines, grace, hand, team, signInAs, service } = await withGrace()
    const answer = await hand()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      user: { email: INES, displayName: 'Ines Hartmann', emailVerified: true },
      account: { id: team, name: 'Larkfield Cycles', role: 'editor', isOwn: false },
    })
    expect(answer.body.user.uid).not.toBe(team)
    expect((await ines.refresh()).body.account).toMatchObject({ id: team, role: 'editor' })

    expect((await grace.refresh()).body.account).toMatchObject({ id: team, role: 'owner', isOwn: false })
    expect(await membersOf(grace as never)).toEqual([
      { name: 'grace', role: 'owner', isYou: true },
      { name: 'Ines Hartmann', role: 'editor', isYou: false },
    ])
    const again = await signInAs(INES)
    expect((await again.call(api.listTeams)).body.teams).toMatchObject([
      { id: team, isOwn: false, role: 'editor', mine: null },
      { id: answer.body.user.uid, isOwn: true, role: 'owner', mine: 'first' },
    ])
    expect(codeOf(await again.call(api.renameTeam, { body: { name: 'Mine' } }))).toEqual([403, 'role_not_enough'])

    const changed = await service.heardSaying('user.owner-changed')
    expect([changed.ownerId, changed.payload]).toEqual([
      team,
      {
        ...{ person: grace.id, email: GRACE, displayName: 'grace', former: answer.body.user.uid },
        ...{ team: 'Larkfield Cycles', formerEmail: INES, formerName: 'Ines Hartmann' },
      },
    ])
    const registered = await service.heardSaying(
      'user.registered',
      (_, event) => event.ownerId === answer.body.user.uid,
    )
    expect(registered.payload).toMatchObject({ email: INES, displayName: 'Ines Hartmann', isNew: false })
  })

  test('it takes the password of the owner, and a member to hand it to', async () => {
    const { ines, grace, hand, team } = await withGrace()
    expect(codeOf(await hand(ines, grace.id, 'not the password 1'))).toEqual([403, 'current_password_wrong'])
    expect(codeOf(await hand(ines, 'nobody'))).toEqual([404, 'member_not_found'])
    expect(codeOf(await hand(ines, ines.id))).toEqual([404, 'member_not_found'])
    expect(codeOf(await hand(grace))).toEqual([403, 'role_not_enough'])
    expect((await ines.refresh()).body.account).toMatchObject({ id: team, role: 'owner', isOwn: true })
  })

  test('it is handed on, and back, and each time nobody but the owner may do it', async () => {
    const { ines, grace, hand, team, member, service } = await withGrace()
    await hand()
    await grace.refresh()
    const alan = await member(grace, 'alan@bridge.example', 'editor', team)
    expect((await hand(grace, alan.id)).status).toBe(200)
    expect((await grace.refresh()).body.account).toMatchObject({ id: team, role: 'editor' })
    await alan.refresh()
    const formerId = (await ines.call(api.me)).body.user.uid
    expect((await hand(alan, formerId)).status).toBe(200)
    expect((await ines.refresh()).body.account).toMatchObject({ id: team, role: 'owner', isOwn: false })
    await service.settled()
    expect(service.said('user.registered').filter(({ payload }) => payload.email === INES)).toHaveLength(2)
  })

  test('whoever gets it back finds it first and open when they sign in, and the account that was made beside it last', async () => {
    const { ines, grace, hand, team, signInAs, service } = await withGrace()
    const former = (await hand()).body.user.uid
    await ines.refresh()
    await ines.call(api.openTeam, { body: { team: former } })
    await grace.refresh()
    expect((await hand(grace, former)).status).toBe(200)
    await service.settled()
    const again = await signInAs(INES)
    expect(again.account()).toMatchObject({ id: team, role: 'owner' })
    expect((await again.call(api.listTeams)).body.teams).toMatchObject([
      { id: team, isOpen: true, mine: 'first' },
      { id: former, isOpen: false, mine: 'second' },
    ])
    expect((await grace.call(api.listTeams)).body.teams).toMatchObject([
      { id: grace.id, mine: 'first' },
      { id: team, role: 'editor', mine: null },
    ])
    // Heard once: what they open later stays what they sign in to.
    await again.call(api.openTeam, { body: { team: former } })
    const [, back] = service.said('user.owner-changed')
    if (back) await service.hear(team, 'user.owner-changed', back.payload, { id: back.id })
    await service.settled()
    expect((await signInAs(INES)).account()).toMatchObject({ id: former, isOwn: true })
  })

  test('what else they were a member of comes along', async () => {
    const { ines, hand, signUp, prove, service, mailed, signInAs } = await withGrace()
    const olga = await signUp('olga@else.example', 'Olga')
    await prove(olga.id)
    await service.hear(olga.id, 'subscription.changed', { planId: 'pro', status: 'active' })
    await olga.call(api.inviteMember, { body: { email: INES, role: 'editor' } })
    await ines.call(api.joinTeam, { body: { token: await mailed(olga.id, INES) } })
    await ines.call(api.openTeam, { body: { team: ines.id } })
    await hand()
    const again = await signInAs(INES)
    const names = ((await again.call(api.listTeams)).body.teams as api.TeamEntry[]).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['Ines Hartmann', 'Larkfield Cycles', 'Olga'])
    expect(await membersOf(olga as never)).toContainEqual({ name: 'Ines Hartmann', role: 'editor', isYou: false })
  })

  test('an account with a team of others is not deleted before that is handed on or ended', async () => {
    const { grace, hand, team, leave, service } = await withGrace()
    await hand()
    await grace.refresh()
    const refused = await grace.call(api.deleteAccount, { body: { email: GRACE, password: PASSWORD } })
    expect(codeOf(refused)).toEqual([409, 'owns_team'])
    const end = (name: string, password = PASSWORD) => grace.call(api.deleteTeam, { body: { name, password } })
    expect(codeOf(await end('Larkfield'))).toEqual([400, 'team_mistyped'])
    expect(codeOf(await end('Larkfield Cycles', 'not the password 1'))).toEqual([403, 'current_password_wrong'])
    const ended = await end('Larkfield Cycles')
    expect(ended.body.account).toMatchObject({ id: grace.id, isOwn: true })
    await service.heardSaying('user.deleted', (_, event) => event.ownerId === team)
    await leave(grace.id, GRACE)
  })

  test('the account that signing up made is deleted as what it is', async () => {
    const { ines } = await withGrace()
    const ended = await ines.call(api.deleteTeam, { body: { name: 'Larkfield Cycles', password: PASSWORD } })
    expect(codeOf(ended)).toEqual([409, 'own_account'])
  })

  test('the address is nobody else’s while it moves, and a crash leaves it on its way', async () => {
    let dies = true
    const teams = await withGrace({
      faultPoint: (name: string) => {
        if (dies && name === 'identity.transfer.set-apart') throw new Error('the process ends here')
      },
    })
    const { hand, grace, team, signIn, service, restart } = teams
    expect((await hand()).status).toBe(500)
    expect((await grace.refresh()).body.account).toMatchObject({ id: team, role: 'owner' })
    expect((await signIn({ email: INES, password: PASSWORD })).status).toBe(401)
    const stranger = await service.call(api.signUp, { body: { email: INES, password: 'stolen horse 42', name: '' } })
    expect(codeOf(stranger)).toEqual([409, 'email_already_in_use'])
    dies = false
    const after = await restart()
    await after.heardSaying('user.registered', ({ isNew }) => isNew === false)
    const again = await after.call(api.signIn, { body: { email: INES, password: PASSWORD } })
    expect(again.body.user).toMatchObject({ email: INES, displayName: 'Ines Hartmann' })
  })

  test('each of the two keeps their own second factor, and it takes the code of whoever hands over', async () => {
    const time = createTime()
    const { ines, grace, hand, signIn, team } = await withGrace({ clock: time })
    const apps = { ines: await turnOn(ines, time), grace: await turnOn(grace, time) }
    expect(codeOf(await hand())).toEqual([403, 'second_factor_wrong'])
    time.pass(30)
    const others = await ines.call(api.transferTeam, {
      body: { memberId: grace.id, password: PASSWORD, code: apps.grace() },
    })
    expect(codeOf(others)).toEqual([403, 'second_factor_wrong'])
    time.pass(30)
    const done = await ines.call(api.transferTeam, {
      body: { memberId: grace.id, password: PASSWORD, code: apps.ines() },
    })
    expect([done.status, done.body.account?.id]).toEqual([200, team])
    const [who, whose] = [
      [INES, apps.ines, apps.grace],
      [GRACE, apps.grace, apps.ines],
    ] as const
    for (const [email, own, other] of [who, whose]) {
      const enter = (code?: string) => signIn({ email, password: PASSWORD, ...(code !== undefined && { code }) })
      time.pass(60)
      expect(codeOf(await enter())).toEqual([401, 'second_factor_needed'])
      expect(codeOf(await enter(other()))).toEqual([403, 'second_factor_wrong'])
      const entered = await enter(own())
      expect([email, entered.status]).toEqual([email, 200])
    }
  })

  test('what happened to their sign-in goes along with the person, and keys of programs stay with the team', async () => {
    const { ines, grace, hand, team, service } = await withGrace()
    const before = (await ines.call(api.securityLog)).body.entries as api.SecurityEntry[]
    const made = await ines.call(api.createApiKey, { body: { name: 'Shop', currentPassword: PASSWORD } })
    expect(made.status).toBe(200)
    const old = ines.token()
    await hand()
    const acts = (entries: api.SecurityEntry[]) => entries.map(({ what }) => what).toSorted()
    const after = (await ines.call(api.securityLog)).body.entries as api.SecurityEntry[]
    expect(acts(after)).toEqual(expect.arrayContaining(acts(before)))
    await grace.refresh()
    expect(acts((await grace.call(api.securityLog)).body.entries)).not.toContain('key-created')
    const keys = (await grace.call(api.listApiKeys)).body.keys as { name: string }[]
    expect(keys.map(({ name }) => name)).toEqual(['Shop'])
    const program = await service.call(api.keyToken, { headers: { authorization: `Bearer ${made.body.key}` } })
    expect([program.status, claimsOf(program.body.accessToken).sub]).toEqual([200, team])
    await service.settled()
    for (const contract of [api.showTeam, api.listTeams, api.listApiKeys]) {
      expect((await service.call(contract, { token: old })).status).toBe(401)
    }
  })

  test('of two who are handed it at once one owns it, and who hands it over does so once', async () => {
    const { ines, grace, hand, member, team } = await withGrace()
    const alan = await member(ines, 'alan@bridge.example', 'editor')
    const answers = await Promise.all([hand(ines, grace.id), hand(ines, alan.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const one of [grace, alan]) await one.refresh()
    const owner = [grace, alan].find((one) => one.account().role === 'owner')
    const members = (await owner?.call(api.showTeam))?.body.team.members as api.MemberView[]
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
    expect(members.filter(({ email }) => email === INES)).toMatchObject([{ role: 'editor' }])
    expect(owner?.account().id).toBe(team)
  })

  test('who handed it over deletes their account, and the team stays with everybody else in it', async () => {
    const { ines, grace, hand, team, service } = await withGrace()
    const former = (await hand()).body.user.uid
    const gone = await ines.call(api.deleteAccount, { body: { email: INES, password: PASSWORD } })
    expect(gone.status).toBe(200)
    await service.heardSaying('user.deleted', (_, event) => event.ownerId === former)
    await service.heardSaying('team.member-changed', ({ person, role }) => person === former && role === null)
    await grace.refresh()
    expect(await membersOf(grace as never)).toEqual([{ name: 'grace', role: 'owner', isYou: true }])
    expect(service.said('user.deleted').map((event) => event.ownerId)).not.toContain(team)
  })

  test('killed after any write of it, another process goes on: nothing is lost, nothing is there twice', async () => {
    let passed: string[] = []
    let diesAt = -1
    const faultPoint = (name: string) => {
      passed.push(name)
      if (diesAt >= 0 && passed.length > diesAt) throw new Error(`the process ends at ${name}`)
    }
    const whole = await withGrace({ faultPoint })
    passed = []
    await whole.hand()
    await whole.service.settled()
    const points = passed.length
    expect(points).toBeGreaterThan(6)
    for (let point = 0; point < points; point++) {
      diesAt = -1
      const { hand, grace, team, restart } = await withGrace({ faultPoint })
      passed = []
      diesAt = point
      await hand()
      const after = await restart({ faultPoint: () => undefined })
      await after.settled()
      const token = (await after.call(api.signIn, { body: { email: GRACE, password: PASSWORD } })).body.accessToken
      const { role } = (await after.call(api.listTeams, { token })).body.teams.find(
        ({ id }: api.TeamEntry) => id === team,
      )
      const entered = await after.call(api.signIn, { body: { email: INES, password: PASSWORD } })
      const at = [point, entered.status]
      expect(at).toEqual([point, 200])
      const teams = (await after.call(api.listTeams, { token: entered.body.accessToken })).body.teams as api.TeamEntry[]
      const mine = teams.find(({ id }) => id === team)
      // Where it died before the write that decides, nothing happened; after it, all of it does.
      expect([point, role, mine?.role, mine?.isOwn]).toEqual(
        role === 'owner' ? [point, 'owner', 'editor', false] : [point, 'agent', 'owner', true],
      )
      expect(grace.id).not.toBe(team)
    }
  })

  test('the picture goes along with whoever it shows, and nothing of it stays with the team', async () => {
    const { ines, hand, team, service } = await withGrace()
    const { store } = service.engines
    const pixels = Buffer.from('RIFF a picture')
    const pictures = createPictures({
      ...{ store, ids: randomIds, log: pino({ level: 'silent' }) },
      ...{ load: async () => pixels, redraw: async () => pixels },
    })
    const googlePhoto = 'https://lh3.googleusercontent.com/a/one'
    const photoURL = (await pictures.keep(ownerId(team), googlePhoto)) ?? null
    const users = createUsers(store)
    await users.update(ownerId(team), team, (user) => ({ ...user, externalId: 'google-7', googlePhoto, photoURL }))
    await hand()
    const { user } = (await ines.call(api.me)).body
    expect(user.photoURL).toMatch(/^\/api\/user-pictures\/[\w-]{22}$/)
    expect((await service.http.inject({ url: user.photoURL })).rawPayload).toEqual(pixels)
    expect((await service.http.inject({ url: String(photoURL) })).statusCode).toBe(404)
    expect(await users.byExternalId('google-7')).toMatchObject({ id: user.uid, googlePhoto, photoURL: user.photoURL })
    expect(await users.byOwner(ownerId(team))).toMatchObject({ photoURL: null, googlePhoto: null, externalId: null })
  })

  test('a process that dies in the middle leaves the rest to one that runs already', async () => {
    const { hand, grace, team, service, other } = await withGraceBeside({
      faultPoint(name) {
        if (name === 'identity.transfer.set-apart') throw new Error('the process ends here')
      },
    })
    const stopped = hand().finally(() => service.stop())
    const moved = await other.heardSaying('user.registered', ({ isNew }) => isNew === false)
    await stopped
    const entered = await other.call(api.signIn, { body: { email: INES, password: PASSWORD } })
    expect(entered.status).toBe(200)
    const both = await until('the former owner to be in the team', async () => {
      const { teams } = (await other.call(api.listTeams, { token: entered.body.accessToken })).body
      return teams.length === 2 && teams
    })
    expect(both).toMatchObject([
      { id: team, role: 'editor', isOwn: false },
      { id: moved.ownerId, role: 'owner', isOwn: true },
    ])
    const next = await other.call(api.refresh, { headers: { cookie: grace.cookie() } })
    expect(next.body.account).toMatchObject({ id: team, role: 'owner' })
  })

  test('whoever hears of it for the first time later is told of its owner, and of no address of the former one', async () => {
    const { hand, team, service } = await withGrace()
    const former = (await hand()).body.user.uid
    const said = await service.heardSaying('user.owner-changed')
    const types: EventType[] = ['user.registered', 'user.owner-changed', 'team.changed']
    await service.hear(OPERATOR, 'restatement.requested', { types, of: null, for: null, perSecond: 1_000 })
    const told = async <T extends EventType>(type: T, owner: string) =>
      service.heardSaying(type, (_, event) => event.restated === true && event.ownerId === owner)
    const changed = await told('user.owner-changed', team)
    expect(changed.payload).toEqual({ ...said.payload, formerEmail: '', formerName: undefined })
    expect(Number(changed.recordVersion)).toBeGreaterThanOrEqual(Number(said.recordVersion))
    expect((await told('user.registered', team)).payload).toMatchObject({ email: GRACE, displayName: 'grace' })
    expect((await told('user.registered', former)).payload).toMatchObject({ email: INES, displayName: 'Ines Hartmann' })
    const { members } = (await told('team.changed', team)).payload
    expect(members.map(({ person, role }) => [person, role])).toEqual([
      [said.payload.person, 'owner'],
      [former, 'editor'],
    ])
  })
})

/** Turns a second factor on; answers what their app shows. */
async function turnOn(person: Awaited<ReturnType<typeof withGrace>>['ines'], time: ReturnType<typeof createTime>) {
  const begun = await person.call(api.beginSecondFactor, { body: { currentPassword: PASSWORD } })
  const secret = secretIn(begun.body.secret)
  const now = () => codeAt(secret, stepAt(time.now()))
  const confirmed = await person.call(api.confirmSecondFactor, { body: { code: now() } })
  expect(confirmed.status).toBe(200)
  return now
}
