import { describe, expect, test } from '@jest/globals'
import { createBoxes } from './boxes.ts'

const old = 'the secret in use so far, long enough'
const fresh = 'the secret that follows, long enough'

describe('boxes', () => {
  test('hold a text that nobody reads in them, and are never the same twice', () => {
    const boxes = createBoxes([old], 'tests')
    const [one, other] = [boxes.close('whsec_hidden', 'ada w1'), boxes.close('whsec_hidden', 'ada w1')]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64url').toString()).not.toContain('hidden')
    expect(boxes.open(one, 'ada w1')).toEqual({ text: 'whsec_hidden', isOld: false })
  })

  test('open while their secret is on the list, and say when it is on its way out', () => {
    const closed = createBoxes([old], 'tests').close('text', 'ada')
    expect(createBoxes([fresh, old], 'tests').open(closed, 'ada')).toEqual({ text: 'text', isOld: true })
    expect(createBoxes([old, fresh], 'tests').open(closed, 'ada')).toEqual({ text: 'text', isOld: false })
    expect(createBoxes([fresh], 'tests').open(closed, 'ada')).toBeUndefined()
  })

  test('do not open in another place, for another purpose, cut, or changed in any letter', () => {
    const boxes = createBoxes([old], 'tests')
    const closed = boxes.close('text', 'ada')
    expect(boxes.open(closed, 'bob')).toBeUndefined()
    expect(createBoxes([old], 'others').open(closed, 'ada')).toBeUndefined()
    const changed = [...closed].map(
      (letter, at) => `${closed.slice(0, at)}${letter === 'B' ? 'C' : 'B'}${closed.slice(at + 1)}`,
    )
    for (const bad of ['', 'box1.', closed.slice(0, 30), closed.slice(0, -1), ...changed.slice(0, -1)])
      expect([bad, boxes.open(bad, 'ada')]).toEqual([bad, undefined])
  })
})
