import { expect, test } from '@jest/globals'
import { Places } from './places.ts'

const namesOf = (count: number) => Array.from({ length: count }, (_, i) => `wörd ${i}`)

test.each([0, 1, 2, 127, 128, 255, 256, 5_000, 70_000])(
  'each of %i names stands where it stands, and no other anywhere',
  (count) => {
    const names = namesOf(count)
    const places = new Places(names)
    expect(names.every((name, i) => places.get(name) === i && places.has(name))).toBe(true)
    expect(places.get('')).toBeUndefined()
    expect(namesOf(count).some((name) => places.has(`${name}s`))).toBe(false)
  },
)
