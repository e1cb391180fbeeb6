/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { WidgetSettings } from '../../settings.ts'
import type { Page } from '../page.ts'
import { Refused, type Calls, type Message } from './calls.ts'
import { useTalk } from './useTalk.ts'

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const said = (question: string): Message[] => [
  { id: `${question}:question`, role: 'user', content: question },
  { id: question, role: 'assistant', content: 'Yes.', sources: [] },
]

/** A conversation before a server whose histories come when the test says. */
function open(wait = 0) {
  const histories: { come(messages: Message[]): void; fail(): void }[] = []
  const calls = {
    history: () =>
      new Promise<Message[]>((come, reject) => histories.push({ come, fail: () => reject(new Error('away')) })),
    call: async () => ({}),
    // eslint-disable-next-line require-yield
    async *ask() {
      throw new Refused('No more today.', 'daily_limit_reached', wait)
    },
  } as unknown as Calls
  const page = { tell: () => undefined, startOver: async () => undefined, beginAnew: async () => undefined }
  const settings = { widgetId: 'w', keepHistory: true } as WidgetSettings
  const { result } = renderHook(() => useTalk(page as unknown as Page, settings, calls))
  return {
    talk: () => result.current,
    questions: () => result.current.turns.map(({ question }) => question),
    come: (at: number, question: string) => act(async () => histories[at]?.come(said(question))),
    fail: (at: number) => act(async () => histories[at]?.fail()),
  }
}

test.each([
  ['a new session', 'startOver'],
  ['what was kept is erased', 'erase'],
] as const)('a history that comes after %s is not shown', async (_, act_) => {
  const { talk, questions, come } = open()
  act(() => talk().showEarlier())
  expect(talk().isLoading).toBe(true)
  await act(() => talk()[act_]())
  expect(talk().isLoading).toBe(false)
  await come(0, 'Before?')
  expect(questions()).toEqual([])
})

test('of two histories the one asked for last is shown, whichever comes first, and is waited for', async () => {
  const { talk, questions, come, fail } = open()
  for (const end of [come, fail]) {
    const first = end === come ? 0 : 2
    act(() => talk().showEarlier())
    act(() => talk().showEarlier(true))
    await end(first, 'Of another conversation?')
    expect(questions()).toEqual([])
    expect(talk().isLoading).toBe(true)
    await come(first + 1, 'Of this one?')
    expect(questions()).toEqual(['Of this one?'])
    expect(talk().isLoading).toBe(false)
  }
})

test('a session that is another one leaves a history of the former behind', async () => {
  const { talk, questions, come } = open()
  act(() => talk().showEarlier())
  act(() => talk().moved())
  expect(talk().isLoading).toBe(false)
  await come(0, 'Before?')
  expect(questions()).toEqual([])
})

test('the field is shut until the limit is over, also where the machine slept meanwhile', async () => {
  jest.useFakeTimers()
  // Longer than a timer can count.
  const days = 30
  const { talk } = open(days * 86_400)
  await act(async () => talk().ask('Parking?'))
  expect(talk().isLimited).toBe(true)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(talk().isLimited).toBe(true)
  jest.setSystemTime(Date.now() + days * 86_400_000)
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(talk().isLimited).toBe(false)
  await act(async () => talk().ask('And now?'))
  expect(talk().isLimited).toBe(true)
})

test('where nobody knows how long it lasts it stays shut', async () => {
  jest.useFakeTimers()
  const { talk } = open()
  await act(async () => talk().ask('Parking?'))
  jest.setSystemTime(Date.now() + 365 * 86_400_000)
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(talk().isLimited).toBe(true)
})
