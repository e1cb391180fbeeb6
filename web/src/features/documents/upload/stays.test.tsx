/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { texts } from './texts.ts'
import { Component } from './UploadPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  jest.useRealTimers()
  cleanup()
  globalThis.fetch = before
})

const Place = () => <output>{useLocation().pathname}</output>

test('the page does not go by itself while something is typed, and does once that is gone', async () => {
  globalThis.fetch = (async (address: unknown) => {
    const path = String(address).replace(/^.*\/api/, '')
    if (path === '/process-web-page') {
      const chunk = { id: 'd1:0', index: 0, page: null, headings: [], content: 'Six days to Norway.' }
      return reply({ success: true, message: '', documentId: 'd1', chunks: [chunk] })
    }
    if (path === '/embed-document') return reply({ success: true, results: [{ chunkId: 'd1:0', status: 'embedded' }] })
    if (path.startsWith('/documents')) return reply({ success: true, data: [] })
    return reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)
  }) as never
  renderSignedIn(
    <MemoryRouter initialEntries={['/upload']}>
      <Component />
      <Place />
    </MemoryRouter>,
  )
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const place = () => document.querySelector('output')?.textContent
  fireEvent.click(screen.getByText('Web page'))
  type('Address of the page', 'https://larkfield.example/delivery')
  fireEvent.click(screen.getByRole('button', { name: 'Process Documents' }))
  const generate = await screen.findByRole('button', { name: 'Generate Embeddings' })
  // From here on time passes as it is told to.
  jest.useFakeTimers()
  type(texts.pastedTitle, 'Opening hours')
  fireEvent.click(generate)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  screen.getByText('Ready to answer. 1 passage')
  expect(place()).toBe('/upload')
  type(texts.pastedTitle, '')
  type('Address of the page', 'https://larkf')
  pass(60_000)
  expect(place()).toBe('/upload')
  type('Address of the page', '')
  pass(1_999)
  expect(place()).toBe('/upload')
  pass(1)
  expect(place()).toBe('/documents')
})
