/** @jest-environment ./web/testing/page.mjs */
import type { DocumentView } from '@docent/proto/http'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Component } from './DocumentPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const title = '<img src=x onerror=alert(1)>.pdf'
const document = {
  id: 'd1',
  title,
  text: '',
  status: 'ready',
  kind: 'pdf',
  reason: null,
  progress: null,
  language: 'de',
  pages: 6,
  chunkCount: 51,
  characters: 9_000,
  sizeBytes: 84_000,
  sha256: 'aa',
  sourceUrl: null,
  createdAt: { seconds: 1_762_333_920 },
} satisfies DocumentView

/** A server with one document and two widgets; what it was asked stands in what is returned. */
function open(changes: Partial<DocumentView> = {}, at = '/documents/d1') {
  const asked: string[] = []
  let shelf = [{ ...document, ...changes }]
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost')
    const path = pathname.replace(/^\/api/, '')
    asked.push(`${path}${String(init?.body ?? '')}`)
    if (path === '/documents') return reply({ success: true, data: shelf })
    if (path === '/rename-document') {
      const sent = JSON.parse(String(init?.body)) as { title: string }
      if (sent.title === 'Refused') return reply({ success: false, error: 'Not today.', code: 'unavailable' }, 503)
      shelf = shelf.map((one) => ({ ...one, title: sent.title }))
      return reply({ success: true, document: shelf[0] })
    }
    if (path === '/delete-document') {
      shelf = []
      return reply({ success: true, message: '' })
    }
    if (path === '/widgets') {
      const widgets = [
        { id: 'w1', name: 'Shop', documentIds: ['d1'], draft: null },
        { id: 'w2', name: 'Help', documentIds: [], draft: { documentIds: ['d1'] } },
        { id: 'w3', name: 'Other', documentIds: ['d2'], draft: null },
      ]
      return reply({ success: true, widgets })
    }
    if (path === '/document-chunks') {
      const from = Number(searchParams.get('from'))
      const indexes = Array.from({ length: Math.min(50, document.chunkCount - from) }, (_, index) => from + index)
      const chunks = indexes.map((index) => ({
        id: `d1:${index}`,
        index,
        page: 1,
        headings: [],
        content: `Words ${index}.`,
      }))
      return reply({ success: true, title, pages: 6, total: document.chunkCount, chunks })
    }
    return reply({ success: true, questions: [] })
  }) as unknown as typeof fetch
  renderSignedIn(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/documents" element={<p>The list</p>} />
        <Route path="/documents/:id" element={<Component />} />
      </Routes>
    </MemoryRouter>,
  )
  return asked
}

const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent

test('tells what a document is, where it answers, and every passage of it', async () => {
  open()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect([factOf('Size'), factOf('Pages'), factOf('Language')]).toEqual(['82 KB', '6', 'German'])
  const used = await screen.findByRole('link', { name: 'Shop' })
  expect(used.getAttribute('href')).toBe('/widgets/edit?id=w1')
  expect(screen.getByText('in its draft only').parentElement?.textContent).toContain('Help')
  expect(screen.queryByText('Other')).toBeNull()
  expect(await screen.findByText('Words 49.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more passage' }))
  expect(await screen.findByText('Words 50.')).toBeTruthy()
  expect(screen.getByText('51 of 51')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /more passage/ })).toBeNull()
})

test('says why one failed, offers no file that is not kept, and leads back to the list once it is deleted', async () => {
  const asked = open({ status: 'failed', reason: 'This PDF is a scan.', chunkCount: 0, pages: null, language: null })
  expect(await screen.findByText('This PDF is a scan.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open File' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Delete…' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delete' }))
  expect(await screen.findByText('The list')).toBeTruthy()
  expect(asked).toContain('/delete-document{"documentId":"d1"}')
  expect(asked.filter((call) => call.startsWith('/document-chunks'))).toEqual([])
})

test('says of one that is ready what of its file could not be read', async () => {
  open({ reason: '2 of its 6 pages could not be read: 3 and 4.' })
  expect(await screen.findByText('2 of its 6 pages could not be read: 3 and 4.')).toBeTruthy()
  expect(await screen.findByText('Words 49.')).toBeTruthy()
})

test('makes a link only of an address that leads to a page', async () => {
  open({ kind: 'web', sourceUrl: 'javascript:alert(1)' })
  expect((await screen.findByText('javascript:alert(1)')).closest('a')).toBeNull()
})

test('says so where a document is not there', async () => {
  open({}, '/documents/of-somebody-else')
  expect(await screen.findByRole('heading', { name: 'This document is not here' })).toBeTruthy()
})

test('is given another name where it stands, says what is wrong with one, and goes on where it was', async () => {
  const asked = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Rename…' }))
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  expect([field.value, window.document.activeElement]).toEqual([title, field])
  const give = (name: string) => {
    fireEvent.change(field, { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
  }
  give('  ')
  expect(await screen.findByText('Give it a name.')).toBeTruthy()
  give('Refused')
  expect(await screen.findByText('Not today.')).toBeTruthy()
  give(' Returns ')
  expect(await screen.findByRole('heading', { name: 'Returns', level: 1 })).toBeTruthy()
  const opener = await screen.findByRole('button', { name: 'Rename…' })
  expect(window.document.activeElement).toBe(opener)
  const sent = asked.filter((call) => call.startsWith('/rename-document'))
  expect(sent.at(-1)).toBe('/rename-document{"documentId":"d1","title":"Returns"}')
  fireEvent.click(opener)
  fireEvent.click(screen.getByRole('button', { name: 'Not Now' }))
  expect(await screen.findByRole('button', { name: 'Rename…' })).toBeTruthy()
  expect(asked.filter((call) => call.startsWith('/rename-document'))).toHaveLength(sent.length)
})
