/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Address } from './address.ts'
import { Filters } from './Filters.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

/** The address says what was written to it only when it is told to. */
function open() {
  const written: Partial<Address>[] = []
  const address = { show: 'all', widgetId: undefined, open: undefined } as const
  const of = (search: string) => (
    <Filters address={{ ...address, search }} widgets={[]} onChange={(changes) => void written.push(changes)} />
  )
  const { rerender } = render(of(''))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    ...{ field, written },
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    say: (search: string) => rerender(of(search)),
  }
}

test('what is typed stands in the field at once, and is looked for when a moment went by, or at a key', () => {
  const { field, written, type, wait } = open()
  type('j')
  type('ju')
  expect(field.value).toBe('ju')
  wait(240)
  expect(written).toEqual([])
  wait(20)
  expect(written).toEqual([{ search: 'ju' }])
  type('jug')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(written).toEqual([{ search: 'ju' }, { search: 'jug' }])
  type('jugs')
  fireEvent.blur(field)
  wait(1_000)
  fireEvent.blur(field)
  expect(written).toEqual([{ search: 'ju' }, { search: 'jug' }, { search: 'jugs' }])
})

test('an address that says late what was written changes nothing; one that another hand changed is taken over', () => {
  const { field, written, type, wait, say } = open()
  type('j')
  wait(300)
  type('ju')
  wait(300)
  type('jug')
  say('j')
  expect(field.value).toBe('jug')
  say('ju')
  expect(field.value).toBe('jug')
  // Show All.
  say('')
  wait(1_000)
  expect([field.value, written]).toEqual(['', [{ search: 'j' }, { search: 'ju' }]])
  say('ju')
  expect(field.value).toBe('ju')
})
