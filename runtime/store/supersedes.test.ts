import { expect, test } from '@jest/globals'
import { stampOf, supersedes } from './supersedes.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour)).toISOString()
const heard = (hour: number, recordVersion?: number) => ({ occurredAt: at(hour), recordVersion })

test('a later version supersedes an earlier one, although the clock of its replica is an hour behind', () => {
  const known = stampOf(heard(10, 7))
  expect(supersedes(heard(9, 8), known)).toBe(true)
  expect(supersedes(heard(11, 6), known)).toBe(false)
})

test('the same version again supersedes nothing, whatever the time it carries', () => {
  const known = stampOf(heard(10, 7))
  expect(supersedes(heard(10, 7), known)).toBe(false)
  expect(supersedes(heard(12, 7), known)).toBe(false)
})

test('without versions the later time supersedes, and a tie does not', () => {
  const known = stampOf(heard(10))
  expect(supersedes(heard(11), known)).toBe(true)
  expect(supersedes(heard(10), known)).toBe(false)
  expect(supersedes(heard(9), known)).toBe(false)
  expect(supersedes(heard(9), undefined)).toBe(true)
})

test('between a release that carries versions and one that does not the time decides, and a version is not forgotten', () => {
  const old = stampOf(heard(11), stampOf(heard(10, 7)))
  expect(old).toEqual({ saidAt: at(11), version: 7 })
  expect(supersedes(heard(12, 7), old)).toBe(false)
  expect(supersedes(heard(9, 8), old)).toBe(true)
  expect(supersedes(heard(12, 8), stampOf(heard(11)))).toBe(true)
  expect(supersedes(heard(10, 8), stampOf(heard(11)))).toBe(false)
})
