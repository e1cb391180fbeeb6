import { describe, expect, test } from '@jest/globals'
import { capitalized, counted, inWords } from './count.ts'
import { addedOn, laterOn, momentOf } from './date.ts'
import { fileSize, sizeOf } from './size.ts'

describe('counts', () => {
  test('are words up to twelve and digits above', () => {
    expect([0, 1, 12, 13, 1640].map(inWords)).toEqual(['no', 'one', 'twelve', '13', '1,640'])
  })

  test('know one from many', () => {
    expect([counted(1, 'passage'), counted(0, 'passage'), counted(2, 'reply', 'replies')]).toEqual([
      '1 passage',
      '0 passages',
      '2 replies',
    ])
  })

  test('begin a sentence with a capital', () => {
    expect(capitalized('eight documents')).toBe('Eight documents')
  })
})

describe('sizes', () => {
  test.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [3 * 1024, '3 KB'],
    [1.1 * 1024 * 1024, '1.1 MB'],
    [25 * 1024 * 1024, '25 MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text)
  })

  test('of an upload share the unit of the whole', () => {
    expect(sizeOf(5.4 * 1024 * 1024, 8.4 * 1024 * 1024)).toBe('5.4 of 8.4 MB')
    expect(sizeOf(512, 2048)).toBe('0.5 of 2 KB')
  })
})

describe('dates', () => {
  const now = new Date('2025-11-05T12:00:00Z')
  test.each([
    ['2025-11-05T09:12:00Z', 'UTC', 'today, 09:12'],
    ['2025-11-04T23:59:00Z', 'UTC', 'yesterday'],
    ['2025-11-04T23:59:00Z', 'Europe/Berlin', 'today, 00:59'],
    ['2025-11-03T12:00:00Z', 'UTC', '3 November 2025'],
  ])('%s in %s is %s', (at, zone, text) => {
    expect(addedOn(new Date(at), now, zone)).toBe(text)
  })

  test.each([
    ['UTC', 'tomorrow at 00:00 UTC'],
    ['Europe/Berlin', 'tomorrow at 01:00 CET'],
    ['America/New_York', 'today at 19:00 GMT-5'],
  ])('the end of a UTC day is told by the clock in %s', (zone, text) => {
    expect(laterOn(new Date('2025-11-06T00:00:00Z'), now, zone)).toBe(text)
  })

  test('come as seconds or as a date value', () => {
    expect(momentOf({ seconds: 1_762_333_920 })).toEqual(momentOf('2025-11-05T09:12:00Z'))
  })
})
