import { describe, expect, test } from '@jest/globals'
import { createBox } from './box.ts'

const old = 'the secret in use so far, long enough'
const fresh = 'the secret that follows, long enough'
const KEY = 'sk-of-somebody-1234'
/** What installations keep that were begun when keys of models had a form of their own. */
const FORMER_KEY = '1.6R_fnY5Mqov4Ew0i.PzA3Ao17jBLch5Ne_RSzB4ZzrTXPj82tC3Z77f0DS37nqQM'
const KEPT_SECRET = 'box1.LV68QIfk.WfHfVQMvfsYUWzdpwrZ9whC35YK1DB0RdBWQ7i6SCCjhocJbsxzlfw'

describe('a box', () => {
  test('gives back what it sealed, for the same purpose and place only, and shows nothing of it', () => {
    const box = createBox([old], 'keys')
    const sealed = box.seal(KEY, 'https://a.example')
    expect(box.open(sealed, 'https://a.example')).toEqual({ text: KEY, isOld: false })
    expect(box.open(sealed, 'https://b.example')).toBeUndefined()
    expect(createBox([old], 'others').open(sealed, 'https://a.example')).toBeUndefined()
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes(KEY)).toBe(false)
    expect(box.seal(KEY, '')).not.toBe(box.seal(KEY, ''))
  })

  test('is opened by each of several secrets, sealed by the first, and known as old where it is', () => {
    const made = createBox([old], 'keys').seal(KEY, '')
    const announced = createBox([old, fresh], 'keys')
    const changed = createBox([fresh, old], 'keys')
    expect(announced.open(made, '')).toEqual({ text: KEY, isOld: false })
    expect(changed.open(made, '')).toEqual({ text: KEY, isOld: true })
    const again = changed.seal(KEY, '')
    expect(changed.open(again, '')).toEqual({ text: KEY, isOld: false })
    expect(createBox([fresh], 'keys').open(again, '')).toEqual({ text: KEY, isOld: false })
    expect(createBox([fresh], 'keys').open(made, '')).toBeUndefined()
  })

  test.each([
    ['keys of models', 'model key', 'https://a.example', KEY, true, FORMER_KEY],
    ['secrets of webhooks', 'webhook secrets', 'ada w1', 'whsec_hidden', false, KEPT_SECRET],
  ])('opens %s that are kept already', (_, purpose, boundTo, text, isOld, sealed) => {
    expect(createBox([old], purpose).open(sealed, boundTo)).toEqual({ text, isOld })
    expect(createBox([fresh, old], purpose).open(sealed, boundTo)).toEqual({ text, isOld: true })
    expect(createBox([old], purpose).open(sealed, 'elsewhere')).toBeUndefined()
    expect(createBox([old], 'others').open(sealed, boundTo)).toBeUndefined()
    expect(createBox([fresh], purpose).open(sealed, boundTo)).toBeUndefined()
  })

  test.each([
    ['of today', 'keys', '', createBox([old], 'keys').seal(KEY, '')],
    ['of before', 'model key', 'https://a.example', FORMER_KEY],
  ])('in the form %s stays shut cut, longer or altered in any letter', (_, purpose, boundTo, sealed) => {
    const box = createBox([old], purpose)
    expect(box.open(sealed, boundTo)?.text).toBe(KEY)
    const [first = '', second = '', content = ''] = sealed.split('.')
    const bytes = Buffer.from(content, 'base64url')
    const altered = [...bytes.keys()].map((at) => {
      const other = Buffer.from(bytes)
      other[at] = (bytes[at] ?? 0) ^ 1
      return [first, second, other.toString('base64url')].join('.')
    })
    const renamed = [...second].map((letter, at) =>
      [first, `${second.slice(0, at)}${letter === 'B' ? 'C' : 'B'}${second.slice(at + 1)}`, content].join('.'),
    )
    const bad = ['', first, `${first}..`, KEY, sealed.slice(0, 30), sealed.slice(0, -4), `${sealed}AAAA`, `2${sealed}`]
    for (const one of [...bad, ...altered, ...renamed]) expect([one, box.open(one, boundTo)]).toEqual([one, undefined])
  })
})
