import { describe, expect, test } from '@jest/globals'
import { createBox } from './box.ts'

const old = 'the secret in use so far, long enough'
const fresh = 'the secret that follows, long enough'
const KEY = 'sk-of-somebody-1234'

describe('a box', () => {
  test('gives back what it sealed, for the same purpose and place only, and shows nothing of it', () => {
    const box = createBox([old], 'keys')
    const sealed = box.seal(KEY, 'https://a.example')
    expect(box.open(sealed, 'https://a.example')).toBe(KEY)
    expect(box.open(sealed, 'https://b.example')).toBeUndefined()
    expect(createBox([old], 'others').open(sealed, 'https://a.example')).toBeUndefined()
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes(KEY)).toBe(false)
    expect(box.seal(KEY, '')).not.toBe(box.seal(KEY, ''))
  })

  test('is opened by each of several secrets, sealed by the first, and known as old where it is', () => {
    const made = createBox([old], 'keys').seal(KEY, '')
    const announced = createBox([old, fresh], 'keys')
    const changed = createBox([fresh, old], 'keys')
    expect([announced.open(made, ''), changed.open(made, '')]).toEqual([KEY, KEY])
    expect([announced.isOld(made, ''), changed.isOld(made, '')]).toEqual([false, true])
    const again = changed.seal(KEY, '')
    expect(changed.isOld(again, '')).toBe(false)
    expect(createBox([fresh], 'keys').open(again, '')).toBe(KEY)
    expect(createBox([fresh], 'keys').open(made, '')).toBeUndefined()
  })

  test('of another shape, cut, longer or altered in any letter stays shut', () => {
    const box = createBox([old], 'keys')
    const sealed = box.seal(KEY, '')
    const [version, nonce, content = ''] = sealed.split('.')
    const bytes = Buffer.from(content, 'base64url')
    const altered = [...bytes.keys()].map((at) => {
      const other = Buffer.from(bytes)
      other[at] = (bytes[at] ?? 0) ^ 1
      return [version, nonce, other.toString('base64url')].join('.')
    })
    const bad = ['', '1', '1..', KEY, sealed.slice(0, -4), `${sealed}AAAA`, sealed.replace(/^1/, '2'), ...altered]
    for (const one of bad) expect(box.open(one, '')).toBeUndefined()
  })
})
