/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { Wanted } from '../../api/conversations.ts'
import { granted } from '../../api/session/index.ts'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { ExportButton } from './ExportButton.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const turn = (session: string, question: string, widgetId = 'w1') => ({
  ...{ id: question, widgetId, session, question, at: '2026-11-25T10:00:00.000Z', answer: '', answered: true },
  ...{ outcome: 'answered', sources: [], feedback: null },
})

/** Three conversations on two pages, before a server whose list shows those of this query. */
function open(wanted: Wanted, listed: string[][] = []) {
  const asked: string[] = []
  const files: Blob[] = []
  let hold: Promise<void> | undefined
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  globalThis.fetch = jest.fn(async (address: unknown) => {
    asked.push(String(address).replace(/^.*\/api/, ''))
    await hold
    const { searchParams, pathname } = new URL(String(address), 'http://localhost')
    const page = Number(searchParams.get('cursor') ?? 0)
    if (pathname.endsWith('/export-conversations')) {
      const pages = [
        [turn('s1', 'One'), turn('s2', 'Two')],
        [turn('s1', 'Three'), turn('s3', 'Four', 'w2')],
      ]
      return reply({ success: true, turns: pages[page], next: page === 0 ? '1' : null })
    }
    const conversations = listed[page]?.map((session) => ({ widgetId: 'w1', session }))
    return reply({ success: true, conversations, next: page + 1 < listed.length ? String(page + 1) : null })
  }) as unknown as typeof fetch
  function Page() {
    const [isThere, setThere] = useState(true)
    return (
      <>
        <button onClick={() => setThere(false)}>Leave</button>
        {isThere && <ExportButton wanted={wanted} widgets={[]} />}
      </>
    )
  }
  const { store, toasts } = renderSignedIn(<Page />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return {
    ...{ asked, files, store, toasts, press },
    holds() {
      let release = () => undefined as void
      hold = new Promise((resolve) => (release = resolve))
      return () =>
        act(async () => {
          release()
          await new Promise((next) => setTimeout(next, 50))
        })
    },
    questions: async () => {
      press('Export as CSV')
      await waitFor(() => expect(files).toHaveLength(1))
      const text = await new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.addEventListener('load', () => resolve(String(reader.result)))
        reader.readAsText(files[0] as Blob)
      })
      return ['One', 'Two', 'Three', 'Four'].filter((one) => text.includes(`"${one}"`))
    },
  }
}

test('the file has what the list shows: all, those of a widget, or whole conversations that fit', async () => {
  expect(await open({}).questions()).toEqual(['One', 'Two', 'Three', 'Four'])
  cleanup()
  expect(await open({ widgetId: 'w2' }).questions()).toEqual(['Four'])
  cleanup()
  const { questions, asked } = open({ outcome: 'not-found', search: 'jug' }, [[], ['s1']])
  expect(await questions()).toEqual(['One', 'Three'])
  expect(asked[0]).toBe('/conversations?outcome=not-found&search=jug')
})

test('no page more is asked for once somebody has left, or another account is open', async () => {
  const { asked, files, holds, press, toasts } = open({})
  const release = holds()
  press('Export as CSV')
  await waitFor(() => expect(asked).toHaveLength(1))
  press('Leave')
  await release()
  expect([asked, files]).toEqual([['/export-conversations'], []])
  expect(toasts()).not.toContain('xported')
  cleanup()

  const other = open({})
  const go = other.holds()
  other.press('Export as CSV')
  await waitFor(() => expect(other.asked).toHaveLength(1))
  const { session } = other.store.getState()
  if (session.status !== 'in') throw new Error('signed in')
  const account = { id: 'team', name: 'Team', role: 'owner' as const, isOwn: false }
  act(() => void other.store.dispatch(granted({ ...session, account })))
  await go()
  expect([other.asked, other.files]).toEqual([['/export-conversations'], []])
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeTruthy()
})
