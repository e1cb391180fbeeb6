import { describe, expect, test } from '@jest/globals'
import { randomIds } from '@docent/runtime/clock'
import { checkPassword, hashPassword, unmatchable } from '../src/passwords/argon2id.ts'
import { isCommon } from '../src/passwords/common.ts'
import { createPasswords } from '../src/passwords/passwords.ts'
import { createQueue } from '../src/passwords/queue.ts'

const cost = { memoryKib: 64, passes: 1 }
const salt = Buffer.alloc(16, 7)

describe('a password hash', () => {
  test('is in the usual text form, and the one that the reference implementation makes', async () => {
    expect(await hashPassword('x', salt, cost)).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    // From the test vectors of github.com/P-H-C/phc-winner-argon2.
    const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect((await checkPassword('password', reference, cost)).fits).toBe(true)
  })

  test('fits its password only, and says when its cost is not the one of today', async () => {
    const encoded = await hashPassword('the right one', salt, cost)
    expect(await checkPassword('the right one', encoded, cost)).toEqual({ fits: true, outdated: false })
    expect(await checkPassword('the wrong one', encoded, cost)).toEqual({ fits: false, outdated: false })
    expect(await checkPassword('the right one', encoded, { memoryKib: 128, passes: 1 })).toEqual({
      fits: true,
      outdated: true,
    })
  })

  test('differs for the same password every time', async () => {
    const passwords = createPasswords({ ...cost, atOnce: 1, ids: randomIds })
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'))
  })

  test('of nobody costs the same and fits nothing', async () => {
    const nobody = unmatchable(Buffer.alloc(48, 3), cost)
    const real = await hashPassword('x', salt, cost)
    expect(nobody.split('$').slice(0, 4)).toEqual(real.split('$').slice(0, 4))
    expect(nobody).toHaveLength(real.length)
    const passwords = createPasswords({ ...cost, atOnce: 1, ids: randomIds })
    expect((await passwords.check('x', null)).fits).toBe(false)
  })

  test('that was damaged is a failure, not a wrong password', async () => {
    await expect(checkPassword('x', 'not a hash', cost)).rejects.toThrow('argon2id')
  })

  test('is computed off the event loop', async () => {
    let turns = 0
    const turning = setInterval(() => turns++, 1)
    await hashPassword('x', salt, { memoryKib: 19_456, passes: 2 })
    clearInterval(turning)
    expect(turns).toBeGreaterThan(1)
  })
})

describe('hashing many', () => {
  test('runs a few at a time, the others in their order', async () => {
    const inTurn = createQueue(2)
    let running = 0
    let most = 0
    const order: number[] = []
    const tasks = Array.from({ length: 10 }, (_, n) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        order.push(n)
      }),
    )
    await Promise.all(tasks)
    expect(most).toBe(2)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  test('goes on after one has failed', async () => {
    const inTurn = createQueue(1)
    await expect(inTurn(() => Promise.reject(new Error('one')))).rejects.toThrow('one')
    expect(await inTurn(() => Promise.resolve('two'))).toBe('two')
  })

  test('refuses when the queue is too long to be of use', async () => {
    const inTurn = createQueue(1)
    let release: () => void
    const held = new Promise<void>((resolve) => (release = resolve))
    const queued = Array.from({ length: 51 }, () => inTurn(() => held))
    await expect(inTurn(() => held)).rejects.toMatchObject({ code: 'too_busy', status: 503 })
    release!()
    await Promise.all(queued)
  })
})

test.each([
  '123456',
  'password',
  'letmein1',
  'summer2024',
  'P@ssw0rd',
  'Passw0rd!',
  'QWERTY',
  'dr4g0n',
  'Welcome1!',
  'sunsh1ne99',
  'iloveyou2',
  'monkey',
  'football',
  'docent2026',
  'trustno1',
  '\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44',
])('a password that guessers try first is refused, in disguise too: %s', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each([
  'correct horse 42',
  'clay and glaze 7',
  'kiln-and-kettle',
  'gqzr7mVt',
  'caf\u00e9 cr\u00e8me 7',
  'password of my aunt Ottilie',
])('a password that they do not is taken: %s', (password) => expect(isCommon(password)).toBe(false))
