import { expect, test } from '@jest/globals'
import { turnOf, type Turn } from '../talk/talk.ts'
import { isOvertaken, readOut } from './notices.ts'

const line = (by: string | null, more: Partial<Turn> = {}): Turn => ({ ...turnOf('l-1', 'Until 18:30.'), by, ...more })

test('a line is read out as said by whoever said it, once, and nothing else is', () => {
  expect(readOut(line('Ben'), 'A person')).toBe('Ben: Until 18:30.')
  expect(readOut(line(''), 'A person')).toBe('A person: Until 18:30.')
  expect(readOut(line('Ben', { isEarlier: true }), 'A person')).toBe('')
  expect(readOut(line(null), 'A person')).toBe('')
  expect(readOut(turnOf('turn-1', 'Open today?'), 'A person')).toBe('')
  expect(readOut(undefined, 'A person')).toBe('')
})

test('that nobody came is no news any more once the bot is asked or a message left, and is until then', () => {
  expect(isOvertaken(undefined)).toBe(false)
  expect(isOvertaken(line(null))).toBe(false)
  expect(isOvertaken(line('Ben', { isEarlier: true }))).toBe(false)
  expect(isOvertaken(turnOf('turn-1', 'Open today?'))).toBe(true)
  expect(isOvertaken({ ...turnOf('m-1', 'Call me.'), isMessage: true })).toBe(true)
})
