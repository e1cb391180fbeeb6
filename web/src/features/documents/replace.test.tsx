/** @jest-environment ./web/testing/page.mjs */
import type { DocumentView } from '@docent/proto/http'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { Component } from './DocumentsPage.tsx'

const { fetch, XMLHttpRequest, Response } = globalThis
beforeEach(() => {
  // As much of a response as is read here; jsdom has none.
  globalThis.Response = class {
    constructor(text: string, { status }: { status: number }) {
      Object.assign(this, reply(JSON.parse(text), status))
    }
  } as unknown as typeof Response
})
afterEach(() => {
  cleanup()
  Object.assign(globalThis, { fetch, XMLHttpRequest, Response })
})

const old = {
  id: 'old',
  title: 'Prices.txt',
  text: '',
  status: 'ready',
  kind: 'text',
  reason: null,
  progress: null,
  language: 'en',
  pages: null,
  chunkCount: 1,
  characters: 20,
  sizeBytes: 20,
  sha256: 'aa',
  sourceUrl: null,
  createdAt: { seconds: 1_762_333_920 },
} satisfies DocumentView
const refused = { success: false, error: 'Free plan: limit reached of 3 documents.', code: 'document_limit_reached' }
const embedded = (status: string) => ({
  success: true,
  results: [{ chunkId: 'new:0', status, error: status === 'embedded' ? null : 'no vector' }],
})

/** A server with one document that reads and embeds what is sent; what changed something stands in what is returned. */
function open({ uploads = true, embeds = ['embedded'] }: { uploads?: boolean; embeds?: string[] } = {}) {
  const acts: string[] = []
  let shelf: DocumentView[] = [old]
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const path = String(address).replace(/^.*\/api/, '')
    const body = String(init?.body ?? '')
    if (path === '/documents') return reply({ success: true, data: shelf })
    if (path === '/widgets') return reply({ success: true, widgets: [{ id: 'w', name: 'Shop', documentIds: ['old'] }] })
    if (init?.method === 'POST') acts.push(`${path} ${body}`)
    if (path === '/embed-document') {
      const status = embeds.shift() ?? 'embedded'
      if (status === 'embedded') shelf = shelf.map((one) => ({ ...one, status: 'ready' }))
      return reply(embedded(status))
    }
    if (path === '/document-replacement') return reply({ success: true, widgets: ['Shop'] })
    if (path === '/delete-document') {
      shelf = shelf.filter(({ id }) => !body.includes(`"${id}"`))
      return reply({ success: true, message: '' })
    }
    // Plan, usage and golden questions are done without.
    return reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)
  }) as unknown as typeof globalThis.fetch
  globalThis.XMLHttpRequest = class {
    upload = new EventTarget()
    status = uploads ? 200 : 403
    responseText = JSON.stringify(refused)
    #arrived: () => void = () => undefined
    open = () => undefined
    setRequestHeader = () => undefined
    addEventListener = (what: string, then: () => void) => {
      if (what === 'load') this.#arrived = then
    }
    send = (form: FormData) => {
      const title = String(form.get('fileName'))
      acts.push(`upload ${title}${form.get('replaces') === 'old' ? '' : ' as any other'}`)
      if (uploads) {
        shelf = [...shelf, { ...old, id: 'new', title, status: 'chunked' }]
        const chunks = [{ id: 'new:0', index: 0, page: null, headings: [], content: 'A room costs 120.' }]
        this.responseText = JSON.stringify({ success: true, message: '', documentId: 'new', chunks })
      }
      queueMicrotask(this.#arrived)
    }
  } as unknown as typeof globalThis.XMLHttpRequest
  renderSignedIn(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  return acts
}

async function choose(name: string, content: string) {
  fireEvent.click(await screen.findByRole('button', { name: /^Replace Prices\.txt/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace “Prices.txt”?' }))
  const file = new File([content], name, { type: name.endsWith('.txt') ? 'text/plain' : 'image/png' })
  fireEvent.change(dialog.getByLabelText('Choose a File', { selector: 'input' }), { target: { files: [file] } })
  const press = (label: string) => fireEvent.click(dialog.getByRole('button', { name: label }))
  const isReady = () => !(dialog.getByRole('button', { name: 'Replace' }) as HTMLButtonElement).disabled
  return { dialog, press, isReady }
}

test('a new file is uploaded and made searchable beside the old one, and takes its place at a press', async () => {
  const acts = open()
  const { dialog, press, isReady } = await choose('Prices 2027.txt', 'A room costs 120.')
  await waitFor(() => expect(isReady()).toBe(true))
  expect(acts).toEqual(['upload Prices 2027.txt', '/embed-document {"documentId":"new"}'])
  dialog.getByText(/^The widget Shop answers from the new one within seconds/)
  press('Replace')
  await waitFor(() => expect(acts).toHaveLength(4))
  expect(acts.slice(2)).toEqual([
    '/document-replacement {"documentId":"old","by":"new"}',
    '/delete-document {"documentId":"old"}',
  ])
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Prices.txt' })).toBeNull())
  screen.getByRole('link', { name: 'Prices 2027.txt' })
})

test('what the plan or the file itself forbids is said there, and the old one stays', async () => {
  const acts = open({ uploads: false })
  const { dialog, isReady } = await choose('Prices 2027.txt', 'A room costs 120.')
  await dialog.findByText(refused.error)
  const picture = new File(['x'], 'Prices.png', { type: 'image/png' })
  fireEvent.change(dialog.getByLabelText('Choose a File', { selector: 'input' }), { target: { files: [picture] } })
  await dialog.findByText(/^Only PDF, Markdown/)
  expect(isReady()).toBe(false)
  expect(acts).toEqual(['upload Prices 2027.txt'])
})

test('a new one that is not made searchable takes no place, until another try makes it so', async () => {
  const acts = open({ embeds: ['failed'] })
  const { dialog, press, isReady } = await choose('Prices 2027.txt', 'A room costs 120.')
  await dialog.findByText(/^0 of 1 passage/)
  expect(isReady()).toBe(false)
  press('Try Again')
  await waitFor(() => expect(isReady()).toBe(true))
  expect(acts.filter((act) => act.startsWith('/embed'))).toHaveLength(2)
  expect(acts.filter((act) => /replacement|delete/.test(act))).toEqual([])
})

test('what seems to be there already is asked about before it is sent', async () => {
  const acts = open()
  const { dialog, press, isReady } = await choose('Prices.txt', 'x'.repeat(old.sizeBytes))
  await dialog.findByText(/^A document of this name and size is there already/)
  expect(acts).toEqual([])
  press('Upload It All the Same')
  await waitFor(() => expect(isReady()).toBe(true))
  expect(acts[0]).toBe('upload Prices.txt')
})
