import { describe, expect, test } from '@jest/globals'
import { createLargeBodies } from '../src/admission/large-bodies.ts'
import { framePolicy } from '../src/embed/policy.ts'

const never = new AbortController().signal

/** Asks for a turn and notes when it came. */
function asking(bodies: ReturnType<typeof createLargeBodies>) {
  const came: string[] = []
  const ask = (owner: string, name = owner, gone = never) =>
    bodies.turn(owner, gone).then((giveBack) => {
      came.push(name)
      return giveBack
    })
  return { came, ask }
}

describe('large bodies', () => {
  test('are let in a few at a time, and fewer of one owner: another one comes before the rest of theirs', async () => {
    const { came, ask } = asking(createLargeBodies({ perOwner: 2, atOnce: 3, waitingPerOwner: 20 }))
    const mine = Array.from({ length: 16 }, (_, at) => ask('mallory', `mallory ${at}`))
    const other = await ask('ada')
    expect(came).toEqual(['mallory 0', 'mallory 1', 'ada'])
    const third = ask('ines')
    other()
    await third
    expect(came.at(-1)).toBe('ines')
    ;(await mine[0])?.()
    await mine[2]
    expect(came).toHaveLength(5)
  })

  test('of one owner wait in a line of a limited length, and who leaves it is not waited for', async () => {
    const { came, ask } = asking(createLargeBodies({ perOwner: 1, atOnce: 1, waitingPerOwner: 2 }))
    const first = await ask('ada')
    const leaving = new AbortController()
    const gone = ask('ada', 'gone', leaving.signal)
    const last = ask('ada', 'last')
    await expect(ask('ada')).rejects.toMatchObject({ code: 'too_many_requests' })
    leaving.abort(new Error('the client left'))
    await expect(gone).rejects.toThrow('the client left')
    first()
    first()
    await last
    expect(came).toEqual(['ada', 'last'])
  })
})

test.each([
  'https://evil.example;script-src',
  'https://a,b.example',
  "https://x'unsafe-inline'/",
  'https://*.example',
  'https://a b',
])('the address of a picture adds nothing to the policy of the frame: %s', (avatar) => {
  const policy = framePolicy({ ancestors: '*', avatar })
  expect(policy.split('; ').find((one) => one.startsWith('img-src'))).toBe("img-src 'self'")
  expect(policy.split(';')).toHaveLength(8)
})
