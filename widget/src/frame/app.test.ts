/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import type { ToFrame, ToPage } from '../protocol.ts'
import type { WidgetSettings } from '../settings.ts'
import { words } from '../words/en.ts'
import type { Page } from './page.ts'

// jsdom has no style sheets that are made; what is loaded with the card makes some.
Object.assign(globalThis, {
  CSSStyleSheet: class {
    replaceSync() {}
  },
})
Object.assign(document, { adoptedStyleSheets: [] })
const { App } = await import('./App.tsx')

const settings = {
  widgetId: 'w',
  name: 'Larkfield Pottery',
  keepHistory: true,
  footer: null,
  color: '#3b82f6',
  userMessageColor: '#ff149d',
  position: 'bottom-right',
  size: 'medium',
  theme: 'auto',
  botAvatarUrl: '',
  greetingMessage: 'Hello!',
  wayOut: { kind: 'form', value: '', label: '' },
  starterQuestions: [],
  consent: { shown: false, text: '', privacyUrl: '' },
} satisfies WidgetSettings

interface Waiting {
  path: string
  body: Record<string, unknown>
  reply(status: number, given: object, body?: object): Promise<void>
}

let waiting: Waiting[] = []
let sessions: { come(): Promise<void>; fail(): Promise<void> }[] = []
let told: ToPage[] = []

beforeEach(() => {
  waiting = []
  sessions = []
  told = []
  globalThis.fetch = (async (path: string, { body }: RequestInit) =>
    new Promise((resolve) => {
      const reply: Waiting['reply'] = (status, given, stream) =>
        act(async () => resolve({ status, ok: status < 300, json: async () => given, body: stream } as Response))
      waiting.push({ path, body: JSON.parse(String(body ?? '{}')) as Record<string, unknown>, reply })
    })) as typeof fetch
})
afterEach(cleanup)

/** The card on a page, in a session that the test begins. */
function open(more: Partial<WidgetSettings> = {}) {
  let hear: (message: ToFrame) => void = () => undefined
  const session = { token: 't', sessionId: 's', resumed: false, expiresIn: 3_600 }
  const page: Page = {
    tell: (message) => void told.push(message),
    get: async () => session,
    startOver: () =>
      new Promise((resolve, reject) =>
        sessions.push({
          come: () => act(async () => resolve()),
          fail: () => act(async () => reject(new Error('away'))),
        }),
      ),
    beginAnew: async () => undefined,
    listen: (listener) => void (hear = listener),
  }
  const spoken = { ...words, own: undefined }
  render(createElement(App, { page, written: { ...settings, ...more }, preview: undefined, spoken }))
  const say = (message: ToFrame) => act(async () => hear(message))
  return { say, begin: () => say({ type: 'session', ...session }) }
}

/** The question that waits is answered. */
async function answer(view: object) {
  const parts = [new TextEncoder().encode(`event: done\ndata: ${JSON.stringify({ messageId: 'm', ...view })}\n\n`)]
  const read = async () => ({ value: parts[0], done: parts.shift() === undefined })
  await waiting.pop()?.reply(200, {}, { getReader: () => ({ read, cancel: async () => undefined }) })
}

/** A conversation in which an answer offers to leave a message. */
async function openWithWayOut() {
  const card = open()
  await card.begin()
  await card.say({ type: 'ask', question: 'Do you repair bowls?' })
  await answer({ answer: 'That is not in the documents.', answered: false, support: 'none', sources: [] })
  await screen.findByRole('button', { name: 'Leave us a message' })
  return card
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const write = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const openForm = async () => {
  press('Leave us a message')
  await screen.findByRole('region', { name: 'Leave us a message' })
}
const written = () => ['Message', 'Mail address', 'Name (optional)'].map((name) => field(name).value)

/** An answer that the documents hold, with what can be said of it. */
async function openWithAnswer(keepHistory = true) {
  const card = open({ keepHistory })
  await card.begin()
  await card.say({ type: 'ask', question: 'Do you repair bowls?' })
  await answer({ answer: 'Yes.', answered: true, support: 'strong', sources: [] })
  await screen.findByRole('button', { name: 'Not helpful' })
}
const MISSING = 'What was missing or wrong?'

const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

test('while a new session is on its way neither Cancel nor Escape puts the question away', async () => {
  const { begin } = open()
  await begin()
  fireEvent.click(screen.getByRole('button', { name: 'Start new session' }))
  await screen.findByRole('alertdialog')
  press('Yes, Start New Session')
  press('Cancel')
  escape()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel' }).ariaDisabled).toBe('true')
  await sessions[0]?.fail()
  expect(screen.getByRole('alert').textContent).toContain('Failed')
  escape()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(told).toEqual([])
})

test('a message that is being written is there again after Back and Escape, until it is sent', async () => {
  await openWithWayOut()
  await openForm()
  expect(written()).toEqual(['Do you repair bowls?', '', ''])
  write('Mail address', 'robin@example.org')
  press('Back to the conversation')
  await openForm()
  write('Message', 'Do you repair bowls? Mine has a crack.')
  write('Name (optional)', 'Robin')
  escape()
  expect(screen.queryByRole('region', { name: 'Leave us a message' })).toBeNull()
  await openForm()
  expect(written()).toEqual(['Do you repair bowls? Mine has a crack.', 'robin@example.org', 'Robin'])
  press('Send message')
  await waitFor(() => expect(waiting).toHaveLength(1))
  await waiting.pop()?.reply(200, { messageId: 'n', reply: 'Thank you.' })
  expect(screen.queryByRole('region', { name: 'Leave us a message' })).toBeNull()
  await openForm()
  expect(written()).toEqual(['Do you repair bowls?', '', ''])
})

test('a message that is being sent stays open until it is taken, and says when it was not', async () => {
  await openWithWayOut()
  await openForm()
  write('Mail address', 'robin@example.org')
  press('Send message')
  await waitFor(() => expect(waiting).toHaveLength(1))
  press('Back to the conversation')
  escape()
  press('Your data')
  press('Start new session')
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Back to the conversation' }).ariaDisabled).toBe('true')
  await waiting.pop()?.reply(500, { error: 'No.', code: 'internal' })
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(written()).toEqual(['Do you repair bowls?', 'robin@example.org', ''])
  escape()
  expect(screen.queryByRole('region', { name: 'Leave us a message' })).toBeNull()
})

test('what was being written is not there in another session', async () => {
  const { say } = await openWithWayOut()
  await openForm()
  write('Message', 'My address is 12 Mill Lane.')
  press('Back to the conversation')
  await say({ type: 'session', token: 't', sessionId: 'another', resumed: false, expiresIn: 3_600 })
  await openForm()
  expect(written()).toEqual(['Do you repair bowls?', '', ''])
})

test('a source is opened where the answer was found in it, and the focus is at the way back', async () => {
  // jsdom lays nothing out: the box begins at 200 and is 400 high, the marked words stand 900 below its begin.
  const tops = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.tagName === 'MARK' ? 1_100 : 200 } as DOMRect
  })
  const heights = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const { begin, say } = open()
  await begin()
  await say({ type: 'ask', question: 'How long is a bowl fired?' })
  const text = 'Clay is kept moist. Bowls are fired for nine hours.'
  const source = { documentId: 'd', title: 'Kiln', chunkId: 'd:1', text, score: 1, page: null, headings: [] }
  await answer({ answer: 'Bowls are fired for nine hours. [1]', answered: true, support: 'strong', sources: [source] })
  fireEvent.click(await screen.findByRole('button', { name: /^Source 1/ }))
  const back = await screen.findByRole('button', { name: 'Back to the answer' })
  expect(document.querySelector('mark')?.textContent).toContain('nine hours')
  expect(document.querySelector('.tx')?.scrollTop).toBe(800)
  expect(document.activeElement).toBe(back)
  tops.mockRestore()
  heights.mockRestore()
})

/** The table of a source for an answer: it is seen 300 wide and 400 high, £215 stands 500 to 560 from its beginning. */
async function tableFor(said: string, row: readonly string[]): Promise<Element> {
  const places = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isValue = this.textContent === '£215'
    const right = isValue ? 560 : this.matches('.table') ? 300 : 100
    return { top: isValue ? 1_100 : 200, left: isValue ? 500 : 0, right, height: 400 } as DOMRect
  })
  const { begin, say } = open()
  await begin()
  await say({ type: 'ask', question: 'What is an ultrasound?' })
  const tables = [{ from: 0, to: 9, heads: ['Service', 'Dog'], rows: [['X-ray'], row] }]
  const source = { documentId: 'd', title: 'Prices', chunkId: 'd:1', text: 'Ultrasound', score: 1, page: null }
  await answer({ answer: said, answered: true, support: 'strong', sources: [{ ...source, headings: [], tables }] })
  fireEvent.click(await screen.findByRole('button', { name: /^Source 1/ }))
  await screen.findByRole('button', { name: 'Back to the answer' })
  places.mockRestore()
  const table = document.querySelector('.table')
  if (!table) throw new Error('no table')
  return table
}

test('of a table the value is shown that the answer has, beside the name of its row, and that there is more', async () => {
  const wide = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  const table = await tableFor('Ultrasound: £215 [1]', ['Ultrasound', '£215', 'Tuesdays'])
  expect([...document.querySelectorAll('.table tr')].map(({ children }) => children.length)).toEqual([3, 3, 3])
  expect([table.scrollTop, table.scrollLeft]).toEqual([800, 292])
  fireEvent.scroll(table)
  expect(table.hasAttribute('data-more')).toBe(true)
  fireEvent.scroll(table, { target: { scrollLeft: 900 } })
  expect(table.hasAttribute('data-more')).toBe(false)
  wide.mockRestore()
})

test.each([
  { what: 'is used as a whole', said: 'Ultrasound: dog: £215; Tuesdays [1]', row: ['Ultrasound', '£215', 'Tuesdays'] },
  {
    what: 'has figures only within a longer one',
    said: 'Ultrasound: £215.50 [1]',
    row: ['Ultrasound', '£215.50', '£215'],
  },
])('a row that $what is read from its beginning', async ({ said, row }) => {
  expect((await tableFor(said, row)).scrollLeft).toBe(0)
})

test('the Escape that ends a composition closes nothing', () => {
  open()
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 })
  expect(told).toEqual([])
  escape()
  expect(told).toEqual([{ type: 'close' }])
})

test('whom an answer did not help says what was missing, and finds another way to ask', async () => {
  await openWithAnswer()
  expect(screen.queryByRole('button', { name: 'Leave us a message' })).toBeNull()
  press('Not helpful')
  await waitFor(() => expect(waiting).toHaveLength(1))
  expect(waiting[0]).toMatchObject({ path: '/api/answer-feedback', body: { messageId: 'm', helpful: false } })
  await waiting.pop()?.reply(200, {})
  expect(screen.getByRole('button', { name: 'Leave us a message' })).toBeTruthy()
  write(MISSING, 'You did not say what it costs.')
  fireEvent.keyDown(field(MISSING), { key: 'Enter' })
  await waitFor(() => expect(waiting).toHaveLength(1))
  expect(waiting[0]?.body).toEqual({ messageId: 'm', helpful: false, comment: 'You did not say what it costs.' })
  await waiting.pop()?.reply(400, { code: 'bad_request', error: 'No.' })
  await screen.findByText('It was not sent. Try again; it is still here.')
  expect(field(MISSING).value).toBe('You did not say what it costs.')
  fireEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(waiting).toHaveLength(1))
  await waiting.pop()?.reply(200, {})
  await screen.findByText('Thank you, we read this.')
  expect(screen.queryByLabelText(MISSING)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Not helpful' }))
})

test('who changes a thumb down to one up is asked for nothing any more', async () => {
  await openWithAnswer()
  press('Not helpful')
  expect(field(MISSING)).toBeTruthy()
  press('Helpful')
  expect(screen.queryByLabelText(MISSING)).toBeNull()
})

test('where nothing is kept of what visitors write, nobody is asked what was missing', async () => {
  await openWithAnswer(false)
  press('Not helpful')
  expect(screen.getByRole('button', { name: 'Leave us a message' })).toBeTruthy()
  expect(screen.queryByLabelText(MISSING)).toBeNull()
})

test('the card is light or dark as the owner chose', () => {
  open({ theme: 'dark' })
  expect(document.documentElement.dataset['theme']).toBe('dark')
})
