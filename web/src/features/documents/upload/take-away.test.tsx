/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Component } from './UploadPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const url = 'https://larkfield.example/delivery'

/** A server that reads one page, and gives its list when told to; what was deleted is in what is returned. */
function open(others: object[] = [], { first = [] as object[], list = () => Promise.resolve() } = {}) {
  const deleted: unknown[] = []
  let shelf = first
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const path = String(address).replace(/^.*\/api/, '')
    if (path === '/process-web-page') {
      shelf = [
        { id: 'd1', title: 'Delivery', status: 'chunked', kind: 'web', sourceUrl: url, chunkCount: 1, sha256: 'aa' },
        ...others,
      ]
      const chunk = { id: 'd1:0', index: 0, page: null, headings: [], content: 'Six days to Norway.' }
      return reply({ success: true, message: '', documentId: 'd1', chunks: [chunk] })
    }
    if (path === '/delete-document') {
      deleted.push(JSON.parse(String(init?.body)))
      shelf = []
      return reply({ success: true, message: '' })
    }
    if (path.startsWith('/documents')) {
      await list()
      return reply({ success: true, data: shelf })
    }
    // Plan, usage, widgets and golden questions are done without.
    return reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)
  }) as unknown as typeof fetch
  renderSignedIn(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  return deleted
}

test('what was read is a document: to take it off the page is to delete it, and is asked first', async () => {
  const deleted = open()
  fireEvent.click(screen.getByText('Web page'))
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: url } })
  fireEvent.click(screen.getByRole('button', { name: 'Add Page' }))
  expect(await screen.findByRole('button', { name: /^Remove / })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Process Documents' }))
  await screen.findByText('Six days to Norway.')
  fireEvent.click(await screen.findByRole('button', { name: /^Delete / }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Delivery”?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delete' }))
  await waitFor(() => expect(screen.queryByText('Six days to Norway.')).toBeNull())
  expect(deleted).toEqual([{ documentId: 'd1' }])
})

test('the very same file under another name is told of once it was read', async () => {
  open([{ id: 'd0', title: 'How we deliver', status: 'ready', kind: 'web', sourceUrl: null, sha256: 'aa' }])
  fireEvent.click(screen.getByText('Web page'))
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: url } })
  fireEvent.click(screen.getByRole('button', { name: 'Process Documents' }))
  expect(await screen.findByText(/very same file is there already, as “How we deliver”/)).toBeTruthy()
})

test('what the list says after the row has come moves nothing: its room was kept', async () => {
  let give = () => undefined as void
  const list = new Promise<void>((given) => (give = given))
  open([], { first: [{ id: 'd0', title: 'Delivery', status: 'ready', kind: 'web', sourceUrl: url }], list: () => list })
  fireEvent.click(screen.getByText('Web page'))
  for (const address of [url, `${url}/abroad`]) {
    fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: address } })
    fireEvent.click(screen.getByRole('button', { name: 'Add Page' }))
  }
  const seen = () => screen.getAllByText(/A document of this address/).map((one) => one.closest('p')?.style.visibility)
  expect(seen()).toEqual(['hidden', 'hidden'])
  give()
  await waitFor(() => expect(seen()).toEqual(['', 'hidden']))
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: `${url}/islands` } })
  fireEvent.click(screen.getByRole('button', { name: 'Add Page' }))
  await screen.findByRole('button', { name: /^Remove .*islands/ })
  expect(seen()).toHaveLength(2)
})

test('nor once it was read: that comes with the step', async () => {
  const asked: (() => void)[] = []
  const same = { id: 'd0', title: 'How we deliver', status: 'ready', kind: 'web', sourceUrl: null, sha256: 'aa' }
  open([same], { list: () => new Promise((given) => asked.push(given)) })
  const next = () => act(() => new Promise((done) => setTimeout(done)))
  asked.shift()?.()
  fireEvent.click(screen.getByText('Web page'))
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: url } })
  fireEvent.click(screen.getByRole('button', { name: 'Process Documents' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  await next()
  expect(screen.queryByText(/^Read\./)).toBeNull()
  asked.shift()?.()
  await screen.findByText(/^Read\./)
  expect(screen.getByText(/very same file is there already/)).toBeTruthy()
})

test('what was lost on the way back, and is a document all the same, says so beside Try Again', async () => {
  open()
  const server = globalThis.fetch
  globalThis.fetch = (async (address: unknown, init?: RequestInit) => {
    const answer = await server(address as string, init)
    if (String(address).endsWith('/process-web-page')) throw new TypeError('Failed to fetch')
    return answer
  }) as typeof fetch
  fireEvent.click(screen.getByText('Web page'))
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: url } })
  fireEvent.click(screen.getByRole('button', { name: 'Process Documents' }))
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy()
  expect(await screen.findByText(/A document of this address is there already/)).toBeTruthy()
})

test('what came through before the server was away is asked for before it is sent again', async () => {
  open()
  const server = globalThis.fetch
  let [isAway, sent] = [false, 0]
  globalThis.fetch = (async (address: unknown, init?: RequestInit) => {
    const isUpload = String(address).endsWith('/process-web-page')
    if (isUpload && !isAway) sent += 1
    const answer = isAway ? undefined : await server(address as string, init)
    // It has the page, and dies before it says so.
    if (isUpload && sent === 1) isAway = true
    if (isAway) throw new TypeError('Failed to fetch')
    return answer
  }) as typeof fetch
  fireEvent.click(screen.getByText('Web page'))
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: url } })
  fireEvent.click(screen.getByRole('button', { name: 'Process Documents' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  const again = await screen.findByRole('button', { name: 'Try Again' })
  const said = () =>
    screen.queryAllByText(/A document of this address/).filter((one) => one.closest('p')?.style.visibility === '')
  expect(said()).toEqual([])
  isAway = false
  fireEvent.click(again)
  await waitFor(() => expect(said()).toHaveLength(1))
  expect(sent).toBe(1)
  // Who has read that and wants it twice has it.
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await screen.findByText(/^Read\./)
  expect(sent).toBe(2)
})
