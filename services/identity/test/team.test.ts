import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { OPERATOR } from '@docent/proto/ids'
import { DEFAULT_PLANS } from '@docent/proto/plans'
import { createTokenVerifier } from '@docent/runtime/auth'
import { createTime } from './fixtures.ts'
import { codeOf, GRACE, startTeams } from './teams.ts'

describe('a team', () => {
  test('an invitation makes the account of its address a member, whose token says so', async () => {
    const { service, owner, signUp, mailed } = await startTeams()
    const ines = await owner()
    await ines.call(api.renameTeam, { body: { name: 'Larkfield Cycles' } })
    const invited = await ines.call(api.inviteMember, { body: { email: ` ${GRACE.toUpperCase()}`, role: 'editor' } })
    expect(invited.body.team.invitations).toMatchObject([{ email: GRACE, role: 'editor', isOver: false }])

    const token = await mailed(ines.id, GRACE)
    const shown = await service.call(api.showInvitation, { body: { token } })
    expect(shown.body).toEqual({
      ...{ success: true, team: 'Larkfield Cycles', by: 'Ines Hartmann', role: 'editor', email: GRACE },
    })
    const other = await signUp('somebody@else.example')
    expect(codeOf(await other.call(api.joinTeam, { body: { token } }))).toEqual([403, 'invitation_for_other'])

    const grace = await signUp(GRACE, 'Grace Hopper')
    expect(grace.account()).toEqual({ id: grace.id, name: '', role: 'owner', isOwn: true })
    const joined = await grace.call(api.joinTeam, { body: { token } })
    expect(joined.body).toMatchObject({
      user: { uid: grace.id, emailVerified: true },
      account: { id: ines.id, name: 'Larkfield Cycles', role: 'editor', isOwn: false },
    })
    const { keys } = JSON.parse(service.tokens.env['AUTH_PUBLIC_KEYS'] as string)
    const claims = await createTokenVerifier(keys, () => new Date()).verify(grace.token())
    expect(claims).toMatchObject({
      owner: ines.id,
      person: { id: grace.id, role: 'editor', name: 'Grace Hopper', grant: expect.any(String) },
    })
    expect(joined.body.expiresIn).toBe(120)

    const team = (await ines.call(api.showTeam)).body.team
    expect(team.invitations).toEqual([])
    expect(team.members).toMatchObject([
      { id: ines.id, role: 'owner', isYou: true, since: null },
      { id: grace.id, name: 'Grace Hopper', email: GRACE, role: 'editor', isYou: false },
    ])
    const said = await service.heardSaying('team.member-changed')
    expect([said.ownerId, said.payload]).toEqual([ines.id, { person: grace.id, role: 'editor', endedGrant: null }])
    const whole = await service.heardSaying('team.changed')
    expect([whole.ownerId, whole.payload]).toEqual([ines.id, { members: [{ person: grace.id, role: 'editor' }] }])
    expect(whole.recordVersion).toBe(said.recordVersion)
    await service.hear(OPERATOR, 'restatement.requested', {
      types: ['team.changed'],
      of: null,
      for: null,
      perSecond: 1_000,
    })
    const again = await service.heardSaying('team.changed', (_, event) => event.restated === true)
    expect(again).toMatchObject({ ownerId: ines.id, payload: whole.payload })
    expect(codeOf(await grace.call(api.joinTeam, { body: { token } }))).toEqual([410, 'invitation_over'])
  })

  test('somebody in two teams switches between them and their own account, and each session remembers', async () => {
    const teams = await startTeams()
    const ines = await teams.owner()
    const grace = await teams.member(ines, GRACE, 'agent')
    const alan = await teams.signUp('alan@bridge.example', 'Alan')
    await teams.prove(alan.id)
    await teams.service.hear(alan.id, 'subscription.changed', { planId: 'pro', status: 'active' })
    await alan.call(api.inviteMember, { body: { email: GRACE, role: 'editor' } })
    await grace.call(api.joinTeam, { body: { token: await teams.mailed(alan.id, GRACE) } })

    expect((await grace.call(api.listTeams)).body.teams).toEqual([
      { id: grace.id, name: 'grace', role: 'owner', isOwn: true, isOpen: false, mine: 'first' },
      ...[
        { id: ines.id, name: 'Ines Hartmann', role: 'agent', isOwn: false, isOpen: false, mine: null },
        { id: alan.id, name: 'Alan', role: 'editor', isOwn: false, isOpen: true, mine: null },
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
    ])
    const elsewhere = await teams.signInAs(GRACE)
    expect(elsewhere.account().id).toBe(alan.id)
    for (const [id, role] of [
      [ines.id, 'agent'],
      [grace.id, 'owner'],
      [alan.id, 'editor'],
      [ines.id, 'agent'],
    ] as const) {
      const opened = await grace.call(api.openTeam, { body: { team: id } })
      expect(opened.body.account).toMatchObject({ id, role })
      expect((await grace.refresh()).body.account).toMatchObject({ id, role })
      expect((await grace.call(api.me)).body.user.uid).toBe(grace.id)
    }
    expect((await elsewhere.refresh()).body.account.id).toBe(alan.id)
    expect((await teams.signInAs(GRACE)).account().id).toBe(ines.id)
    expect(codeOf(await alan.call(api.openTeam, { body: { team: ines.id } }))).toEqual([403, 'not_in_team'])
  })

  test('another role counts from the next token on, and the grant of the one before is said to have ended', async () => {
    const teams = await startTeams()
    const ines = await teams.owner()
    const grace = await teams.member(ines, GRACE, 'editor')
    const changed = await ines.call(api.changeMember, { body: { memberId: grace.id, role: 'agent' } })
    expect(changed.body.team.members[1]).toMatchObject({ id: grace.id, role: 'agent' })
    const said = await teams.service.heardSaying('team.member-changed', ({ role }) => role === 'agent')
    const { keys } = JSON.parse(teams.service.tokens.env['AUTH_PUBLIC_KEYS'] as string)
    const verifier = createTokenVerifier(keys, () => new Date())
    const before = await verifier.verify(grace.token())
    expect(said.payload).toEqual({ person: grace.id, role: 'agent', endedGrant: before?.person.grant })
    await grace.refresh()
    const after = await verifier.verify(grace.token())
    expect([after?.person.role, after?.person.grant === before?.person.grant]).toEqual(['agent', false])
    await ines.call(api.changeMember, { body: { memberId: grace.id, role: 'agent' } })
    await teams.service.settled()
    expect(teams.service.said('team.member-changed')).toHaveLength(2)
  })

  test('who is removed, or leaves, is back in their own account with the next token', async () => {
    const teams = await startTeams()
    const ines = await teams.owner()
    const grace = await teams.member(ines, GRACE, 'editor')
    const alan = await teams.member(ines, 'alan@bridge.example', 'agent')
    expect((await ines.call(api.removeMember, { query: { memberId: grace.id } })).status).toBe(200)
    expect((await alan.call(api.leaveTeam, { body: { team: ines.id } })).status).toBe(200)
    for (const one of [grace, alan]) {
      await one.refresh()
      expect(one.account()).toMatchObject({ id: one.id, isOwn: true })
      expect((await one.call(api.listTeams)).body.teams).toHaveLength(1)
      expect(codeOf(await one.call(api.openTeam, { body: { team: ines.id } }))).toEqual([403, 'not_in_team'])
    }
    expect((await ines.call(api.showTeam)).body.team.members).toHaveLength(1)
    await teams.service.heardSaying('team.changed', ({ members }) => members.length === 0)
    const gone = await ines.call(api.removeMember, { query: { memberId: grace.id } })
    expect(codeOf(gone)).toEqual([404, 'member_not_found'])
    const leaving = await ines.call(api.leaveTeam, { body: { team: ines.id } })
    expect(codeOf(leaving)).toEqual([409, 'owner_stays'])
    const removing = await ines.call(api.removeMember, { query: { memberId: ines.id } })
    expect(codeOf(removing)).toEqual([409, 'owner_stays'])
    const back = await teams.signInAs(GRACE)
    await ines.call(api.inviteMember, { body: { email: GRACE, role: 'agent' } })
    await back.call(api.joinTeam, { body: { token: await teams.mailed(ines.id, GRACE) } })
    expect(back.account()).toMatchObject({ id: ines.id, role: 'agent' })
  })

  test('a link is over once it was taken back, sent again, or is a week old', async () => {
    const time = createTime()
    const teams = await startTeams({ clock: time })
    const ines = await teams.owner()
    const invite = (email: string) => ines.call(api.inviteMember, { body: { email, role: 'agent' } })
    const [first] = (await invite(GRACE)).body.team.invitations
    const before = await teams.mailed(ines.id, GRACE)
    const grace = await teams.signUp(GRACE)
    await ines.call(api.resendInvitation, { body: { id: first.id } })
    const after = await teams.mailed(ines.id, GRACE)
    expect(after).not.toBe(before)
    expect(codeOf(await grace.call(api.joinTeam, { body: { token: before } }))).toEqual([410, 'invitation_over'])
    time.pass(7 * 86_400)
    await grace.refresh()
    await ines.refresh()
    expect(codeOf(await grace.call(api.joinTeam, { body: { token: after } }))).toEqual([410, 'invitation_over'])
    expect((await ines.call(api.showTeam)).body.team.invitations).toMatchObject([{ id: first.id, isOver: true }])
    await ines.call(api.resendInvitation, { body: { id: first.id } })
    const last = await teams.mailed(ines.id, GRACE)
    await ines.call(api.revokeInvitation, { query: { id: first.id } })
    for (const token of [last, 'nonsense', teams.tokenOf(grace.id, first.id)]) {
      const shown = await teams.service.call(api.showInvitation, { body: { token } })
      expect(codeOf(shown)).toEqual([410, 'invitation_over'])
    }
    const gone = await ines.call(api.revokeInvitation, { query: { id: first.id } })
    expect(codeOf(gone)).toEqual([404, 'invitation_not_found'])
  })

  test('a plan has room for so many people and open invitations, however many are invited at once', async () => {
    const teams = await startTeams()
    const ines = await teams.owner('free')
    const invite = (email: string) => ines.call(api.inviteMember, { body: { email, role: 'agent' } })
    expect(codeOf(await invite(GRACE))).toEqual([403, 'member_limit_reached'])
    await teams.service.hear(ines.id, 'subscription.changed', { planId: 'pro', status: 'active' })
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => invite(`person-${n}@larkfield.example`)))
    const limit = DEFAULT_PLANS.find(({ id }) => id === 'pro')?.members as number
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit - 1)
    expect(answers.filter(({ body }) => body.code === 'member_limit_reached')).toHaveLength(6 - limit)
    const [one] = (await ines.call(api.showTeam)).body.team.invitations
    await ines.call(api.revokeInvitation, { query: { id: one.id } })
    expect((await invite(GRACE)).status).toBe(200)
  })

  test('who is in the team or invited already is not invited again, and mails to an address are few', async () => {
    const teams = await startTeams()
    const ines = await teams.owner()
    await teams.member(ines, GRACE, 'editor')
    const invite = (email: string) => ines.call(api.inviteMember, { body: { email, role: 'agent' } })
    expect(codeOf(await invite(GRACE))).toEqual([409, 'already_member'])
    expect(codeOf(await invite('ines@larkfield.example'))).toEqual([409, 'already_member'])
    expect(codeOf(await invite('no address'))).toEqual([400, 'invalid_email'])
    const { id } = (await invite('alan@bridge.example')).body.team.invitations[0]
    expect(codeOf(await invite('alan@bridge.example'))).toEqual([409, 'already_invited'])
    const again = () => ines.call(api.resendInvitation, { body: { id } })
    const sent = [await again(), await again(), await again()]
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(sent[2]?.body.code).toBe('too_many_mails')
  })

  test('where mails go out, only somebody whose own address is proven invites', async () => {
    const teams = await startTeams()
    const ines = await teams.signUp('ines@larkfield.example')
    await teams.service.hear(ines.id, 'subscription.changed', { planId: 'pro', status: 'active' })
    const invite = () => ines.call(api.inviteMember, { body: { email: GRACE, role: 'agent' } })
    expect(codeOf(await invite())).toEqual([403, 'address_not_proven'])
    await teams.prove(ines.id)
    expect((await invite()).status).toBe(200)
  })

  test('only the owner changes the team, and nobody reaches into another one', async () => {
    const teams = await startTeams()
    const ines = await teams.owner()
    const grace = await teams.member(ines, GRACE, 'editor')
    await ines.call(api.inviteMember, { body: { email: 'alan@bridge.example', role: 'agent' } })
    const seen = (await grace.call(api.showTeam)).body.team
    expect([seen.members.length, seen.invitations]).toEqual([2, []])
    for (const [contract, given] of [
      [api.renameTeam, { body: { name: 'Mine' } }],
      [api.inviteMember, { body: { email: 'x@y.example', role: 'editor' } }],
      [api.changeMember, { body: { memberId: grace.id, role: 'editor' } }],
      [api.removeMember, { query: { memberId: ines.id } }],
    ] as const) {
      expect(codeOf(await grace.call(contract, given))).toEqual([403, 'role_not_enough'])
    }
    const mallory = await teams.signUp('mallory@else.example')
    const [open] = (await ines.call(api.showTeam)).body.team.invitations
    const removal = await mallory.call(api.removeMember, { query: { memberId: grace.id } })
    expect(codeOf(removal)).toEqual([404, 'member_not_found'])
    const taking = await mallory.call(api.revokeInvitation, { query: { id: open.id } })
    expect(codeOf(taking)).toEqual([404, 'invitation_not_found'])
  })

  test('a deleted account leaves its teams, and a deleted team sends its members home', async () => {
    const teams = await startTeams()
    const ines = await teams.owner()
    const grace = await teams.member(ines, GRACE, 'editor')
    const alan = await teams.member(ines, 'alan@bridge.example', 'agent')
    await teams.leave(alan.id, 'alan@bridge.example')
    await teams.service.heardSaying('team.member-changed', ({ person, role }) => person === alan.id && role === null)
    const members = (await ines.call(api.showTeam)).body.team.members as api.MemberView[]
    expect(members.map(({ id }) => id)).toEqual([ines.id, grace.id])

    await teams.leave(ines.id, 'ines@larkfield.example')
    await teams.service.settled()
    expect(codeOf(await grace.call(api.showTeam))).toEqual([401, 'not_signed_in'])
    expect((await grace.refresh()).body.account).toMatchObject({ id: grace.id, isOwn: true })
    expect((await grace.call(api.listTeams)).body.teams).toHaveLength(1)
  })

  test('a suspended team opens for nobody, and its members go on in their own account', async () => {
    const teams = await startTeams()
    const ines = await teams.owner()
    const grace = await teams.member(ines, GRACE, 'editor')
    await teams.service.call(api.suspendAccount, {
      as: grace.id,
      operates: true,
      body: { account: ines.id, suspended: true, reason: 'Unpaid' },
    })
    expect((await grace.refresh()).body.account).toMatchObject({ id: grace.id, isOwn: true })
    expect(codeOf(await grace.call(api.openTeam, { body: { team: ines.id } }))).toEqual([403, 'account_suspended'])
  })
})
