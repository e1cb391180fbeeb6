/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useReducer, useRef } from 'react'
import { Refused, type Calls } from '../talk/calls.ts'
import { talkAfter, turnOf, type Turn } from '../talk/talk.ts'
import type { Talk } from '../talk/useTalk.ts'
import { opensIn } from './opens.ts'
import { usePerson } from './usePerson.ts'

afterEach(cleanup)

/** A bubble before a server that takes every line, and of which no stream comes. */
function open(before: readonly Turn[], refusesToAsk?: Refused) {
  const lines: string[] = []
  const call = async (path: string, init: () => RequestInit) => {
    if (path === '/handover/stream') return new Promise<never>(() => undefined)
    if (path === '/handover/ask' && refusesToAsk) throw refusesToAsk
    lines.push((JSON.parse(String(init().body)) as { text: string }).text)
    return { json: async () => ({}) }
  }
  const shown = renderHook(() => {
    const [turns, dispatch] = useReducer(talkAfter, [...before])
    const person: Talk['person'] = useRef(undefined)
    const asked = usePerson({ turns, dispatch, person, calls: { call } as unknown as Calls } as Talk, false)
    return { turns, dispatch, asked }
  })
  const said = () => shown.result.current.turns.map(({ question, text, by }) => [question || text, by])
  return {
    lines,
    said,
    asked: () => shown.result.current.asked,
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

test('a refusal to ask for a person is past as soon as something else is said', async () => {
  const answered: Turn = { ...turnOf('turn-1', 'Is there parking?'), state: 'done', text: 'Behind the shed.' }
  const { asked, dispatch } = open([answered], new Refused('Nobody is there.', 'handover_closed'))
  act(() => asked().ask('A person, please.'))
  await waitFor(() => expect(asked().refusal).toBe('handover_closed'))
  expect(asked().isRefusalPast).toBe(false)
  expect(asked().opensAt).toBeUndefined()
  dispatch({ type: 'asked', id: 'turn-2', question: 'And a bus?' })
  expect(asked()).toMatchObject({ refusal: 'handover_closed', isRefusalPast: true })
})

test('outside the hours the refusal says when a person is there again, in the words and by the clock of the visitor', async () => {
  const before = Date.now()
  const { asked } = open([], new Refused('Nobody is there.', 'handover_closed', 3_600))
  act(() => asked().ask('A person, please.'))
  await waitFor(() => expect(asked().refusal).toBe('handover_closed'))
  expect(asked().opensAt).toBeGreaterThanOrEqual(before + 3_600_000)
  const monday = new Date(2026, 10, 30, 9, 0).getTime()
  const said = opensIn('de', monday, monday - 1)
  expect(said).toMatch(/^Ab Montag\D+0?9:00 ist wieder jemand da\.$/)
  expect(opensIn('de', monday, monday)).toBe('')
  expect(opensIn('de', undefined)).toBe('')
})
