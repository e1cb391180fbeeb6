import { describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { randomIds } from '@docent/runtime/clock'
import { createSignIn } from '../src/accounts/sign-in.ts'
import type { User, Users } from '../src/accounts/users.ts'
import type { Attempts } from '../src/attempts/attempts.ts'
import { createPasswords } from '../src/passwords/passwords.ts'

const cost = { memoryKib: 64, passes: 1 }
const passwords = createPasswords({ ...cost, atOnce: 2, ids: randomIds })

const knownUser = async (): Promise<User> => ({
  id: 'u1',
  ownerId: ownerId('u1'),
  email: 'ines@larkfield.example',
  displayName: '',
  photoURL: null,
  passwordHash: await passwords.hash('the right one'),
  createdAt: '2026-11-02T09:00:00.000Z',
})

/** A sign-in whose every step is written down. */
async function recorded(options: { user?: User; hideAccounts?: boolean; hasher?: typeof passwords } = {}) {
  const steps: string[] = []
  let user = options.user
  const note = <T>(step: string, value: T) => {
    steps.push(step)
    return Promise.resolve(value)
  }
  const attempts: Attempts = {
    begin: () =>
      note('count the try', {
        succeeded: () => note('forget the tries', undefined),
        dropped: () => note('take the try back', undefined),
      }),
    sweep: () => Promise.resolve(),
  }
  const users = {
    byEmail: () => note('look for the account', user),
    async update(_owner: unknown, _id: string, change: (current: User) => User) {
      user = change(user as User)
      return note('write the account', user)
    },
  } as unknown as Users
  const hasher = options.hasher ?? passwords
  const signIn = createSignIn({
    users,
    attempts,
    hideAccounts: options.hideAccounts ?? false,
    secondFactor: { check: async () => undefined },
    passwords: {
      hash: (password) => note('hash', undefined).then(() => hasher.hash(password)),
      check: (password, encoded) => note('check', undefined).then(() => hasher.check(password, encoded)),
    },
  })
  const run = (password: string) => signIn({ email: 'ines@larkfield.example', password, address: '203.0.113.1' })
  return { run, steps, userNow: () => user }
}

describe('a sign-in', () => {
  test.each([true, false])(
    'does the same work for no account and a wrong password (hidden: %s)',
    async (hideAccounts) => {
      const unknown = await recorded({ hideAccounts })
      const wrong = await recorded({ user: await knownUser(), hideAccounts })
      const noPassword = await recorded({ user: { ...(await knownUser()), passwordHash: null }, hideAccounts })
      for (const { run } of [unknown, wrong, noPassword]) await expect(run('a wrong one')).rejects.toThrow()
      expect(unknown.steps).toEqual(['count the try', 'look for the account', 'check'])
      expect(wrong.steps).toEqual(unknown.steps)
      expect(noPassword.steps).toEqual(unknown.steps)
    },
  )

  test('counts the try before anything is known', async () => {
    const { run, steps } = await recorded({ user: await knownUser() })
    await run('the right one')
    expect(steps).toEqual(['count the try', 'look for the account', 'check', 'forget the tries'])
  })

  test('renews a hash that was made at another cost, once', async () => {
    const dearer = createPasswords({ memoryKib: 128, passes: 1, atOnce: 1, ids: randomIds })
    const { run, steps, userNow } = await recorded({ user: await knownUser(), hasher: dearer })
    await run('the right one')
    expect(userNow()?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=128,t=1,p=1\$/)
    await run('the right one')
    expect(steps.filter((step) => step === 'hash')).toHaveLength(1)
  })

  test('that could not be decided is held against nobody', async () => {
    const failing = { ...passwords, check: () => Promise.reject(new Error('no memory')) }
    const { run, steps } = await recorded({ user: await knownUser(), hasher: failing })
    await expect(run('the right one')).rejects.toThrow('no memory')
    expect(steps.at(-1)).toBe('take the try back')
  })
})
