/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { LauncherSettings } from '../settings.ts'
import { createCard } from './card.ts'

const look: LauncherSettings = {
  widgetId: 'one',
  name: 'Larkfield Pottery',
  keepHistory: true,
  color: '#3b82f6',
  position: 'bottom-right',
  size: 'medium',
  word: 'Docent',
  allowedDomains: [],
}
const nothing = () => undefined

let sessions: string[] = []
let turned: EventTarget
let lives: AbortController[] = []
let shown: (() => void)[] = []
let reply: object | undefined

beforeEach(() => {
  sessions = []
  reply = undefined
  turned = new EventTarget()
  document.body.innerHTML = ''
  document.body.inert = false
  localStorage.clear()
  Object.assign(globalThis, {
    // jsdom has no style sheets that are made, and no width.
    CSSStyleSheet: class {
      replaceSync() {}
    },
    matchMedia: () => Object.assign(turned, { matches: true }),
    fetch: async (_: string, { body }: RequestInit) => {
      const { widgetId } = JSON.parse(String(body)) as { widgetId: string }
      sessions.push(widgetId)
      const session = { token: 't', sessionId: `s-${sessions.length}`, expiresIn: 3_600 }
      return { json: async () => reply ?? session }
    },
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  for (const hide of shown.splice(0)) hide()
  for (const life of lives.splice(0)) life.abort()
})

function cardOf(widgetId: string, close = nothing) {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = []
  document.body.append(host)
  const life = new AbortController()
  lives.push(life)
  const card = createCard({
    origin: 'https://docent.example',
    look: { ...look, widgetId },
    language: 'en',
    shadow,
    signal: life.signal,
    say: nothing,
    close,
    answered: nothing,
  })
  shown.push(card.hide)
  return {
    ...card,
    section: shadow.querySelector('section') as HTMLElement,
    end: () => life.abort(),
    signal: life.signal,
  }
}
const page = () => [document.body.inert, document.documentElement.style.overflow]
const settled = () => new Promise((done) => setTimeout(done, 20))

test('of two cards over the whole screen the last one gives the page back, in whatever order they close', () => {
  document.documentElement.style.overflow = 'clip'
  const [one, two] = [cardOf('one'), cardOf('two')]
  const before = page()
  for (const [first, last] of [
    [one, two],
    [two, one],
  ] as const) {
    one.show()
    two.show()
    turned.dispatchEvent(new Event('change'))
    expect(page()).toEqual([true, 'hidden'])
    first.hide()
    expect(page()).toEqual([true, 'hidden'])
    last.hide()
    expect(page()).toEqual(before)
  }
  document.documentElement.style.overflow = ''
})

/** A card as a bubble has it, and what the page hears of its history. */
async function openedBy(router: object) {
  // What was closed before has to have left the history: its way back takes a busy machine its time.
  await waitFor(() => expect(history.state?.Docent).toBeUndefined())
  history.replaceState(router, '')
  const card = cardOf('one', () => card.hide())
  const heard: unknown[] = []
  const hear = () => heard.push(history.state)
  addEventListener('popstate', hear, { signal: card.signal })
  card.show()
  return { ...card, heard, isOpen: () => !card.section.hidden }
}

test('Back closes a card that has the screen, and a router of the page finds its own state again', async () => {
  const { isOpen, heard } = await openedBy({ at: 3 })
  expect(history.state).toMatchObject({ at: 3 })
  history.back()
  await waitFor(() => expect(heard).toEqual([{ at: 3 }]))
  expect(isOpen()).toBe(false)
})

test('a card that is closed in another way leaves the history as it was, also when it is opened again at once', async () => {
  const { hide, show, isOpen, heard } = await openedBy({ at: 4 })
  const { length } = history
  hide()
  await waitFor(() => expect(history.state).toEqual({ at: 4 }))
  show()
  hide()
  show()
  await waitFor(() => expect(heard).toHaveLength(2))
  await settled()
  expect([isOpen(), history.length]).toEqual([true, length])
  history.back()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(history.state).toEqual({ at: 4 })
})

test('closing a card takes nobody back from where the page has gone meanwhile', async () => {
  const { hide } = await openedBy({ at: 5 })
  history.pushState({ at: 6 }, '')
  hide()
  await settled()
  expect(history.state).toEqual({ at: 6 })
})

test('a card that was taken off the page hears nothing any more', async () => {
  const [one, two] = [cardOf('one'), cardOf('two')]
  one.show()
  two.show()
  await settled()
  expect(sessions).toEqual(['one', 'two'])
  one.hide()
  one.end()
  for (const key of ['docent:one', 'docent:two']) dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }))
  await settled()
  expect(sessions).toEqual(['one', 'two', 'two'])
  two.hide()
  two.end()
  one.section.hidden = false
  turned.dispatchEvent(new Event('change'))
  dispatchEvent(new Event('online'))
  await settled()
  expect(page()[0]).toBe(false)
  expect(sessions).toHaveLength(3)
})

test('a frame is told the session once, also one that was there before it', async () => {
  const lines: { onmessage?: (event: { data: unknown }) => void; said: unknown[] }[] = []
  globalThis.MessageChannel = class {
    port2 = {}
    port1 = { said: [] as unknown[], postMessage: (message: unknown) => void this.port1.said.push(message) }
    constructor() {
      lines.push(this.port1)
    }
  } as never
  const { show, section } = cardOf('one')
  const told = () => lines.map(({ said }) => said.map((one) => (one as { type: string }).type))
  const frameLoads = () => {
    section.querySelector('iframe')?.dispatchEvent(new Event('load'))
    lines.at(-1)?.onmessage?.({ data: { type: 'ready' } })
  }
  show()
  frameLoads()
  await settled()
  expect(told()).toEqual([['shown', 'page', 'session']])
  frameLoads()
  await settled()
  expect(told()[1]).toEqual(['shown', 'page', 'session'])
  lines[1]?.onmessage?.({ data: { type: 'want-session', fresh: true } })
  await settled()
  expect(told()[1]).toEqual(['shown', 'page', 'session', 'session'])
  expect(sessions).toHaveLength(2)
})

test('why it is not there keeps its colors when the screen is turned', async () => {
  Object.assign(window, { visualViewport: Object.assign(new EventTarget(), { offsetTop: 5, height: 300 }) })
  jest.spyOn(console, 'warn').mockImplementation(nothing)
  reply = { error: 'It is gone.', code: 'widget_not_found' }
  const { show, section } = cardOf('one')
  show()
  await waitFor(() => expect(section.style.getPropertyValue('--fill')).not.toBe(''))
  const css = section.style.cssText
  expect(css).toContain('height: 300px')
  Object.assign(turned, { matches: false })
  turned.dispatchEvent(new Event('change'))
  expect(section.style.height + section.style.top).toBe('')
  Object.assign(turned, { matches: true })
  turned.dispatchEvent(new Event('change'))
  for (const one of css.split(';')) expect(section.style.cssText).toContain(one.trim())
  delete (window as { visualViewport?: unknown }).visualViewport
})
