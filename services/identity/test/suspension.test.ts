import * as api from '@docent/proto/http'
import { DEFAULT_PLANS } from '@docent/proto'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { away, openTestEngines, type TestEngines } from '@docent/runtime/testing'
import { cookieOf, PASSWORD, startIdentity } from './fixtures.ts'
import { codeOf } from './teams.ts'
import { withGrace } from './transfers.ts'

type Identity = Awaited<ReturnType<typeof startIdentity>>
const reason = 'The documents belong to somebody else'
const BOB = 'bob@example.test'

let on: TestEngines
let identity: Identity
let operator: { as: string; operates: true }
let bob: Awaited<ReturnType<Identity['account']>>
beforeEach(async () => {
  on = await openTestEngines()
  identity = await startIdentity({ on })
  operator = { as: (await identity.account('ada@example.test')).user.uid, operates: true }
  bob = await identity.account(BOB)
})
afterEach(() => on.close())

const suspend = (suspended: boolean, account = bob.user.uid, why = reason) =>
  identity.service.call(api.suspendAccount, { ...operator, body: { account, suspended, reason: why } })
const list = async (search = '', cursor?: string) =>
  (
    await identity.service.call(api.listAccounts, {
      ...operator,
      query: cursor === undefined ? { search } : { search, cursor },
    })
  ).body
const emails = async (search: string) => (await list(search)).accounts.map(({ email }: { email: string }) => email)
const signIn = (email = BOB) => identity.signIn({ email, password: PASSWORD })
const acts = async () => (await identity.service.call(api.listActs, operator)).body.acts

describe('accounts', () => {
  test('are listed newest first, and found by how their address begins or by their id', async () => {
    await identity.account('bo.li@example.test')
    expect(await emails('')).toEqual(['bo.li@example.test', BOB, 'ada@example.test'])
    expect(await emails('BO')).toEqual(['bo.li@example.test', BOB])
    expect(await emails('bob@')).toEqual([BOB])
    expect(await emails(bob.user.uid)).toEqual([BOB])
    expect(await emails('example')).toEqual([])
  })

  test('that were deleted are not among them', async () => {
    await identity.leave(bob.user.uid, BOB)
    expect(await emails('')).toEqual(['ada@example.test'])
    expect(await suspend(true)).toMatchObject({ status: 404, body: { code: 'account_not_found' } })
  })

  test('come a page at a time', async () => {
    for (let n = 0; n < 25; n++) await identity.account(`n${n}@example.test`)
    const first = await list()
    expect(first.accounts).toHaveLength(25)
    const second = await list('', first.next)
    expect(second).toMatchObject({ accounts: [{ email: BOB }, { email: 'ada@example.test' }], next: null })
  })
})

describe('a suspended account', () => {
  test('cannot sign in, refresh or use its keys, and its owner reads why', async () => {
    const paid = DEFAULT_PLANS.find(({ entitlements }) => entitlements?.includes('api-access'))
    await identity.service.hear(bob.user.uid, 'subscription.changed', { planId: String(paid?.id), status: 'active' })
    await identity.prove(bob.user.uid)
    const made = await identity.service.call(api.createApiKey, {
      as: bob.user.uid,
      headers: { cookie: bob.cookie },
      body: { name: 'shop', currentPassword: PASSWORD },
    })
    expect(made.status).toBe(200)
    const key = () => identity.service.call(api.keyToken, { token: made.body.key })
    expect((await key()).status).toBe(200)
    expect(await suspend(true)).toMatchObject({ status: 200, body: { account: { email: BOB, suspended: {} } } })
    const refused = {
      status: 403,
      body: { code: 'account_suspended', error: expect.stringContaining(`${reason}. Nothing`) },
    }
    expect(await signIn()).toMatchObject(refused)
    const again = await identity.refresh(bob.cookie)
    expect(again).toMatchObject(refused)
    // It reads the same the next day, and not that its session has ended.
    expect(await identity.refresh(cookieOf(again))).toMatchObject(refused)
    expect(await key()).toMatchObject(refused)
  })

  test('is told to nobody who does not know its password', async () => {
    await suspend(true)
    const guessed = await identity.signIn({ email: BOB, password: 'guessed wrong 42' })
    expect(guessed).toMatchObject({ status: 401, body: { code: 'wrong_password' } })
  })

  test('is as it was once the suspension is lifted', async () => {
    await suspend(true)
    const { payload } = await identity.service.heardSaying('user.suspension-changed')
    expect(payload).toEqual({ suspended: true, reason: `${reason}.` })
    await suspend(false, bob.user.uid, 'They showed their licence')
    await identity.service.heardSaying('user.suspension-changed', ({ suspended }) => !suspended)
    expect((await signIn()).body.user).toEqual(bob.user)
    expect((await identity.refresh(bob.cookie)).status).toBe(200)
    expect((await list(BOB)).accounts).toMatchObject([{ suspended: null }])
  })

  test('each act stands in the log with its reason; a repeat is none', async () => {
    await suspend(true)
    await suspend(true, bob.user.uid, 'Once more')
    await suspend(false, bob.user.uid, 'They showed their licence')
    await suspend(false)
    expect(identity.service.said('user.suspension-changed')).toHaveLength(2)
    const log: Record<string, string>[] = await acts()
    expect(log.map(({ act, by, what, outcome }) => [act, by, what, outcome]).toSorted()).toEqual([
      ['suspended', 'ada@example.test', `account ${bob.user.uid}: ${reason}`, 'done'],
      ['unsuspended', 'ada@example.test', `account ${bob.user.uid}: They showed their licence`, 'done'],
    ])
  })
})

test('whoever runs the installation is listed as such, and not suspended', async () => {
  identity = await startIdentity({ on, env: { OPERATOR_FIRST_ACCOUNT: 'true' } })
  expect((await list()).accounts).toMatchObject([
    { email: BOB, isOperator: false },
    { email: 'ada@example.test', isOperator: true },
  ])
  expect(await suspend(true, operator.as)).toMatchObject({ status: 409, body: { code: 'operator_not_suspended' } })
  expect(await acts()).toEqual([])
})

test('an act that could not be written down is not done', async () => {
  const collection: TestEngines['engines']['store']['collection'] = (spec) => {
    const real = on.engines.store.collection(spec)
    return spec.name === 'identity.acts' ? away(real) : real
  }
  identity = await startIdentity({ on, engines: { store: { ...on.engines.store, collection } } })
  expect((await suspend(true)).status).toBe(503)
  expect((await list(BOB)).accounts).toMatchObject([{ suspended: null }])
})

test.each([
  ['listAccounts', api.listAccounts, {}],
  ['suspendAccount', api.suspendAccount, { body: { account: 'a', suspended: true, reason } }],
] as const)('%s is for operators only', async (_, contract, given) => {
  expect(await identity.service.call(contract, { ...given, as: bob.user.uid })).toMatchObject({
    status: 403,
    body: { code: 'not_an_operator' },
  })
})

test('who is suspended opens no other account, however good the token and the cookie are that they have', async () => {
  const { ines, grace, team, service } = await withGrace()
  const suspended = { account: grace.id, suspended: true, reason }
  expect((await service.call(api.suspendAccount, { as: ines.id, operates: true, body: suspended })).status).toBe(200)
  for (const open of [team, grace.id]) {
    expect(codeOf(await grace.call(api.openTeam, { body: { team: open } }))).toEqual([403, 'account_suspended'])
  }
  expect(codeOf(await grace.refresh())).toEqual([403, 'account_suspended'])
})
