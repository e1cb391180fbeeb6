/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { WidgetSettings } from '../../settings.ts'
import type { Page } from '../page.ts'
import type { Calls, Message } from './calls.ts'
import { useTalk } from './useTalk.ts'

afterEach(cleanup)

const said = (question: string): Message[] => [
  { id: `${question}:question`, role: 'user', content: question },
  { id: question, role: 'assistant', content: 'Yes.', sources: [] },
]

/** A conversation before a server whose histories come when the test says. */
function open() {
  const histories: { come(messages: Message[]): void; fail(): void }[] = []
  const calls = {
    history: () =>
      new Promise<Message[]>((come, reject) => histories.push({ come, fail: () => reject(new Error('away')) })),
    call: async () => ({}),
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
