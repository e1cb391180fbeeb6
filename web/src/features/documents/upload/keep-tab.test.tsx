/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Component } from './UploadPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

/** Whether whoever closed or reloaded the tab now would be asked. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The page, before a server that reads web pages one by one, when it is told to. */
function open() {
  const read: (() => void)[] = []
  globalThis.fetch = (async (address: unknown) => {
    const path = String(address).replace(/^.*\/api/, '')
    if (path !== '/process-web-page') return reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)
    await new Promise<void>((go) => read.push(go))
    return reply({ success: true, message: '', documentId: `d${read.length}`, chunks: [] })
  }) as never
  renderSignedIn(
    <MemoryRouter initialEntries={['/upload']}>
      <Link to="/documents">Documents</Link>
      <Routes>
        <Route path="/upload" element={<Component />} />
        <Route path="/documents" element={<h1>My documents</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByText('Web page'))
  return read
}

function add(page: string) {
  const value = `https://larkfield.example/${page}`
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Add Page' }))
}
const process = () => fireEvent.click(screen.getByRole('button', { name: 'Process Documents' }))
const settled = () => act(() => new Promise((next) => setTimeout(next, 20)))

test('whoever closes the tab is asked while something waits or is uploaded, and not before or after', async () => {
  const read = open()
  expect(isAsked()).toBe(false)
  add('delivery')
  expect(isAsked()).toBe(true)
  fireEvent.click(await screen.findByRole('button', { name: /^Remove / }))
  expect(isAsked()).toBe(false)
  for (const page of ['delivery', 'returns', 'glazes']) add(page)
  process()
  await waitFor(() => expect(read).toHaveLength(2))
  expect(isAsked()).toBe(true)
  for (const at of [0, 1, 2]) {
    await waitFor(() => expect(read.length).toBeGreaterThan(at))
    expect(isAsked()).toBe(true)
    read[at]?.()
    await settled()
  }
  await waitFor(() => expect(isAsked()).toBe(false), { timeout: 3_000 })
})

test('what goes on behind another page of the dashboard is asked for, too, until it is done', async () => {
  const read = open()
  for (const page of ['delivery', 'returns', 'glazes']) add(page)
  process()
  await waitFor(() => expect(read).toHaveLength(2))
  fireEvent.click(screen.getByRole('link', { name: 'Documents' }))
  await screen.findByRole('heading', { name: 'My documents' })
  expect(isAsked()).toBe(true)
  for (const at of [0, 1]) read[at]?.()
  await waitFor(() => expect(read).toHaveLength(3), { timeout: 3_000 })
  expect(isAsked()).toBe(true)
  read[2]?.()
  await waitFor(() => expect(isAsked()).toBe(false), { timeout: 3_000 })
})
