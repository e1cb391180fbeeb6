/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { NEW } from '../../features/widgets/form/draft.ts'
import { BuilderForm } from '../../features/widgets/form/BuilderForm.tsx'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

// As much of it as a router reads; jsdom has none.
class PageRequest {
  url: string
  signal: AbortSignal | undefined
  headers = new Map()
  method = 'GET'
  constructor(url: string | URL, init: RequestInit = {}) {
    this.url = String(url)
    this.signal = init.signal ?? undefined
  }
}
Object.assign(globalThis, { Request: PageRequest })

/** A new widget with something typed, and somebody who is in a team as well. */
async function open() {
  const done: string[] = []
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const path = new URL(String(address), 'http://localhost').pathname.replace(/^\/api/, '')
    if (init?.method === 'POST' && /^\/auth\//.test(path)) {
      done.push(path)
      const user = { uid: 'u', email: 'a@b.c', displayName: '', photoURL: null, emailVerified: true }
      const account = { id: 't', name: 'Larkfield', role: 'owner', isOwn: false }
      return reply({ success: true, user, account, accessToken: 't2', expiresIn: 900 })
    }
    const team = { role: 'owner', members: 1 }
    const own = { ...team, id: 'u', name: 'Own', isOwn: true, isOpen: true, mine: 'only' }
    if (path === '/auth/teams') return reply({ success: true, teams: [own, { ...team, id: 't', name: 'Larkfield' }] })
    return reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)
  }) as unknown as typeof fetch
  const form = (
    <>
      <AccountMenu />
      <BuilderForm initial={NEW} onSaved={() => undefined} />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/create-widget', element: form },
      { path: '/documents', element: <h1>My Documents</h1> },
    ],
    { initialEntries: ['/create-widget'] },
  )
  renderSignedIn(<RouterProvider router={router} />)
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Shop help' } })
  const pick = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: /^Account: / }))
    fireEvent.click(await screen.findByText(name))
  }
  return { done, pick }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('whoever opens another account with something unsaved is asked first, and once', async () => {
  const { done, pick } = await open()
  await pick(/^Larkfield/)
  await press('Stay')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(done).toEqual([])
  await pick(/^Larkfield/)
  await press('Leave')
  await screen.findByText('My Documents')
  expect(done).toEqual(['/auth/team'])
})

test('so is whoever signs out', async () => {
  const { done, pick } = await open()
  await pick(/^Sign Out/)
  await press('Stay')
  expect(done).toEqual([])
  await pick(/^Sign Out/)
  await press('Leave')
  await waitFor(() => expect(done).toEqual(['/auth/sign-out']))
})
