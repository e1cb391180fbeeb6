/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useTypedOver } from './useTypedOver.ts'

afterEach(cleanup)

function open(first: string) {
  const { result, rerender } = renderHook(useTypedOver<string>, { initialProps: first })
  return {
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.setTyped(text)),
    kept: (text: string) => act(() => result.current.kept(text)),
    /** The list tells what is saved. */
    hear: (text: string) => rerender(text),
  }
}

test('what is saved elsewhere is shown, unless something is typed', () => {
  const { typed, type, hear } = open('a')
  hear('b')
  expect(typed()).toBe('b')
  type('bc')
  hear('d')
  expect(typed()).toBe('bc')
  // Nothing is lost any more.
  type('b')
  expect(typed()).toBe('d')
})

test('what is typed while it is saved stays, whatever is heard first', () => {
  const { typed, type, kept, hear } = open('a')
  type('b')
  type('bc')
  kept('b')
  expect(typed()).toBe('bc')
  hear('b')
  expect(typed()).toBe('bc')
  type('a')
  expect(typed()).toBe('a')
  type('d')
  type('de')
  hear('d')
  kept('d')
  expect(typed()).toBe('de')
})

test('what was saved is followed on, as the server has it, and not as it was before', () => {
  const { typed, type, kept, hear } = open('a')
  type('b ')
  kept('b ')
  expect(typed()).toBe('b ')
  hear('b')
  expect(typed()).toBe('b')
  hear('c')
  expect(typed()).toBe('c')
})
