/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Component } from './UploadPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

test('a server that cannot be reached is named once, and the passages can be made searchable again from where one was', async () => {
  let isAway = true
  globalThis.fetch = (async (address: unknown) => {
    const path = String(address).replace(/^.*\/api/, '')
    if (path === '/process-web-page') {
      const chunk = { id: 'd1:0', index: 0, page: null, headings: [], content: 'Six days to Norway.' }
      return reply({ success: true, message: '', documentId: 'd1', chunks: [chunk] })
    }
    if (path === '/embed-document') {
      if (isAway) throw new TypeError('Failed to fetch')
      return reply({ success: true, results: [{ chunkId: 'd1:0', status: 'embedded' }] })
    }
    if (path.startsWith('/documents')) return reply({ success: true, data: [] })
    return reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)
  }) as never
  const { toasts } = renderSignedIn(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByText('Web page'))
  const url = 'https://larkfield.example/delivery'
  fireEvent.change(screen.getByLabelText('Address of the page'), { target: { value: url } })
  fireEvent.click(screen.getByRole('button', { name: 'Process Documents' }))
  const generate = await screen.findByRole('button', { name: 'Generate Embeddings' })
  fireEvent.click(generate)
  await screen.findByText('Could not connect to the server. Please try again.')
  expect(toasts()).toBe(JSON.stringify({ current: null }))
  expect(screen.queryByText('Embedding failed')).toBeNull()
  const step = screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')
  expect(step?.textContent).toContain('Make searchable')
  isAway = false
  fireEvent.click(await screen.findByRole('button', { name: 'Generate Embeddings' }))
  await screen.findByText('Ready to answer. 1 passage')
  await waitFor(() => expect(screen.queryByText(/^Could not connect/)).toBeNull())
})
