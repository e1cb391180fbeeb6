import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import type { Answer, TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { familyCollection } from '../src/sessions/families.ts'
import { cookieOf, createTime, PASSWORD } from './fixtures.ts'
import { codeOf } from './teams.ts'
import { claimsOf, INES, withGrace, withGraceBeside } from './transfers.ts'

describe('the session in which a team is handed over', () => {
  test('tokens of its former owner are refused by every process, and their session goes on in each as what they are now', async () => {
    // With a clock that stands, the cookie of before may come again however slow the machine is.
    const { ines, grace, hand, team, service, other } = await withGraceBeside({ clock: createTime() })
    const [token, cookie] = [ines.token(), ines.cookie()]
    const tells = async (one: TestService) => (await one.call(api.showTeam, { token })).status
    expect(await tells(other)).toBe(200)
    const handed = await hand()
    expect(handed.status).toBe(200)
    for (const one of [service, other]) {
      // The one that did not hear of it first may remember for a moment that the token was good.
      await until('the process to refuse it', async () => (await tells(one)) === 401)
      expect((await one.call(api.listApiKeys, { token })).status).toBe(401)
      const again = await one.call(api.transferTeam, {
        ...{ token, headers: { cookie } },
        body: { memberId: grace.id, password: PASSWORD },
      })
      expect(again.status).toBe(401)
      const { user, account } = (await one.call(api.refresh, { headers: { cookie } })).body
      expect({ user, account }).toEqual({ user: handed.body.user, account: handed.body.account })
    }
    expect(handed.body.account).toMatchObject({ id: team, role: 'editor', isOwn: false })
    expect((await ines.call(api.openTeam, { body: { team: handed.body.user.uid } })).body.account.isOwn).toBe(true)
    const { sessions } = (await ines.call(api.listSessions)).body
    expect(sessions).toMatchObject([{ isCurrent: true }])
  })

  test('a refresh at any moment of it keeps them signed in, and after the write that decides as what they are then', async () => {
    const seen: { answer: Promise<Answer>; isDecided: boolean }[] = []
    let ask: ((isDecided: boolean) => void) | undefined
    let isDecided = false
    const { ines, hand, team, service, other } = await withGraceBeside({
      clock: createTime(),
      faultPoint(name) {
        if (name === 'identity.transfer.set-apart') isDecided = true
        ask?.(isDecided)
      },
    })
    const cookie = ines.cookie()
    ask = (decided) => seen.push({ answer: other.call(api.refresh, { headers: { cookie } }), isDecided: decided })
    const handed = await hand()
    await service.settled()
    ask = undefined
    expect(handed.status).toBe(200)
    const former = handed.body.user.uid
    const [before, after] = [
      [team, team, 'owner'],
      [former, team, 'editor'],
    ]
    const answers: [boolean, unknown[], string][] = []
    for (const { answer, isDecided: decided } of seen) {
      const { status, body } = await answer
      expect([status, body.code]).toEqual([200, undefined])
      const { sub, person = sub } = claimsOf(body.accessToken)
      answers.push([decided, [body.user.uid, sub, body.account.role], person])
    }
    const asked = answers.filter(([decided]) => decided)
    expect(asked.length).toBeGreaterThan(3)
    for (const [, what, person] of asked) expect([what, person]).toEqual([after, former])
    for (const [, what] of answers) expect([before, after]).toContainEqual(what)
    // Whatever of these answers a browser kept, its cookie is good, and of the same person.
    for (const { answer } of seen) {
      const next = await other.call(api.refresh, { headers: { cookie: cookieOf(await answer) } })
      expect([next.status, next.body.user?.uid]).toEqual([200, former])
    }
  })

  test('killed after any write of it, their cookie of before is good at once in another process', async () => {
    let passed = 0
    let diesAt = -1
    const faultPoint = (name: string) => {
      passed++
      if (diesAt >= 0 && passed > diesAt) throw new Error(`the process ends at ${name}`)
    }
    const outcomes = new Set<string>()
    for (let point = 0, points = 1; point < points; point++) {
      diesAt = -1
      const { ines, grace, hand, team, service, other } = await withGraceBeside({ clock: createTime(), faultPoint })
      if (point === 0) {
        const whole = await withGrace({ faultPoint })
        passed = 0
        await whole.hand()
        points = passed
      }
      passed = 0
      diesAt = point
      await hand()
      const refreshed = await other.call(api.refresh, { headers: { cookie: ines.cookie() } })
      const { account: graces } = (await other.call(api.refresh, { headers: { cookie: grace.cookie() } })).body
      const { user, account } = refreshed.body
      expect([point, refreshed.status, account?.id]).toEqual([point, 200, team])
      // Decided or not, the two of them see the same.
      const isDecided = graces.role === 'owner'
      expect([account.role, user.uid === team]).toEqual(isDecided ? ['editor', false] : ['owner', true])
      outcomes.add(account.role)
      diesAt = -1
      await service.stop()
    }
    expect([...outcomes].toSorted()).toEqual(['editor', 'owner'])
  })

  test('no other session of theirs goes along, and a stolen one ends as it would have', async () => {
    const time = createTime()
    const { ines, hand, team, refresh, signInAs, signOut, service } = await withGrace({ clock: time })
    const elsewhere = await signInAs(INES)
    const stolen = ines.cookie()
    for (let turn = 0; turn < 2; turn++) {
      await ines.refresh()
      time.pass(60)
    }
    await elsewhere.refresh()
    const last = ines.cookie()
    const handed = await hand()
    expect(handed.status).toBe(200)
    expect(codeOf(await elsewhere.refresh())).toEqual([401, 'session_ended'])
    const left = await service.engines.store.collection(familyCollection).find(ownerId(team))
    expect(left.records.filter(({ movedTo }) => movedTo === undefined)).toEqual([])
    expect(codeOf(await refresh(stolen))).toEqual([401, 'session_ended'])
    // Two parties had it: it is over for both.
    expect(codeOf(await refresh(last))).toEqual([401, 'session_ended'])
    const again = await signInAs(INES)
    const entries = (await again.call(api.securityLog)).body.entries as api.SecurityEntry[]
    expect(entries.map(({ what }) => what)).toContain('session-stolen')
    expect(again.account()).toMatchObject({ id: team, role: 'editor' })
    await signOut(again.cookie())
    expect(codeOf(await again.refresh())).toEqual([401, 'session_ended'])
  })

  test('signing out with the cookie of before ends it, and without a session nothing is handed over', async () => {
    const { ines, grace, hand, team, refresh, signOut, service } = await withGrace()
    const body = { memberId: grace.id, password: PASSWORD }
    const bare = await service.call(api.transferTeam, { token: ines.token(), body })
    expect(codeOf(bare)).toEqual([401, 'session_ended'])
    expect((await ines.refresh()).body.account).toMatchObject({ id: team, role: 'owner', isOwn: true })
    const cookie = ines.cookie()
    expect((await hand()).status).toBe(200)
    await signOut(cookie)
    expect(codeOf(await refresh(cookie))).toEqual([401, 'session_ended'])
  })
})
