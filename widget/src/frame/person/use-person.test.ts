/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useReducer, useRef } from 'react'
import type { Calls } from '../talk/calls.ts'
import { talkAfter, turnOf, type Turn } from '../talk/talk.ts'
import type { Talk } from '../talk/useTalk.ts'
import { usePerson } from './usePerson.ts'

afterEach(cleanup)

/** A bubble before a server that takes every line, and of which no stream comes. */
function open(before: readonly Turn[]) {
  const lines: string[] = []
  const call = async (path: string, init: () => RequestInit) => {
    if (path === '/handover/stream') return new Promise<never>(() => undefined)
    lines.push((JSON.parse(String(init().body)) as { text: string }).text)
    return { json: async () => ({}) }
  }
  const shown = renderHook(() => {
    const [turns, dispatch] = useReducer(talkAfter, [...before])
    const person: Talk['person'] = useRef(undefined)
    usePerson({ turns, dispatch, person, calls: { call } as unknown as Calls } as Talk, false)
    return { turns, dispatch }
  })
  const said = () => shown.result.current.turns.map(({ question, text, by }) => [question || text, by])
  return {
    lines,
    said,
    dispatch: (action: Parameters<Talk['dispatch']>[0]) => act(() => shown.result.current.dispatch(action)),
  }
}

test('an answer that a person calls off while it is written goes, and its question is said to them, once, below what they said meanwhile', async () => {
  const writing: Turn = { ...turnOf('turn-1', 'Is there parking?'), state: 'writing', text: 'Behind the' }
  const hello: Turn = { ...turnOf('l-1', ''), state: 'done', messageId: 'l-1', text: 'Hello!', by: 'Ines' }
  const { lines, said, dispatch } = open([writing, hello])
  expect(lines).toEqual([])
  dispatch({ type: 'failed', id: 'turn-1', error: 'A person speaks.', code: 'person_speaks', wait: 0 })
  await waitFor(() => expect(lines).toEqual(['Is there parking?']))
  expect(said()).toEqual([
    ['Hello!', 'Ines'],
    ['Is there parking?', null],
  ])
})
