import { describe, expect, test } from '@jest/globals'
import { createSeals, secretsSchema } from './seals.ts'

const old = 'the secret in use so far, long enough'
const fresh = 'the secret that follows, long enough'

describe('seals', () => {
  test('are accepted while their secret is on the list, made with the first one, and known as old when they are', () => {
    const made = createSeals([old]).of('text')
    const announced = createSeals([old, fresh])
    const changed = createSeals([fresh, old])
    expect(announced.of('text')).toBe(made)
    expect(announced.accepts('text', createSeals([fresh]).of('text'))).toBe(true)
    expect([changed.accepts('text', made), changed.isOld('text', made)]).toEqual([true, true])
    expect([changed.of('text') === made, changed.isOld('text', changed.of('text'))]).toEqual([false, false])
    expect(createSeals([fresh]).accepts('text', made)).toBe(false)
  })

  test('of another text, cut, longer or altered in any letter are refused', () => {
    const seals = createSeals([fresh, old])
    const made = seals.of('text')
    const altered = [...made].map((letter, at) => made.slice(0, at) + (letter === 'A' ? 'B' : 'A') + made.slice(at + 1))
    for (const bad of ['', made.slice(1), `${made}A`, seals.of('other'), ...altered.filter((one) => one !== made)])
      expect(seals.accepts('text', bad)).toBe(false)
  })
})

describe('a setting of secrets', () => {
  const schema = secretsSchema(32)
  test('is one, or several parted by commas', () => {
    expect(schema.parse(old.replace(',', ''))).toEqual([old.replace(',', '')])
    const [one, other] = ['a'.repeat(32), 'b'.repeat(40)]
    expect(schema.parse(`${one}, ${other}`)).toEqual([one, other])
  })

  test.each([[undefined], ['short'], [`${'a'.repeat(32)},short`], [`${'a'.repeat(32)},`]])(
    'is refused as %s',
    (text) => {
      expect(schema.safeParse(text).success).toBe(false)
    },
  )
})
