/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  botAvatarUrl: '',
  greetingMessage: 'Hello!',
  wayOut: { kind: 'form', value: '', label: '' },
  starterQuestions: [],
  consent: { shown: false, text: '', privacyUrl: '' },
} satisfies WidgetSettings

interface Waiting {
  path: string
  body: Record<string, unknown>
  reply(status: number, body: object): Promise<void>
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
      const reply = (status: number, given: object) =>
        act(async () => resolve({ status, ok: status < 300, json: async () => given } as Response))
      waiting.push({ path, body: JSON.parse(String(body ?? '{}')) as Record<string, unknown>, reply })
    })) as typeof fetch
})
afterEach(cleanup)

/** The card on a page, in a session that the test begins. */
function open() {
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
  render(createElement(App, { page, written: settings, preview: undefined, spoken }))
  const say = (message: ToFrame) => act(async () => hear(message))
  return { say, begin: () => say({ type: 'session', ...session }) }
}

const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

test('while a new session is on its way neither Cancel nor Escape puts the question away', async () => {
  const { begin } = open()
  await begin()
  fireEvent.click(screen.getByRole('button', { name: 'Start new session' }))
  await screen.findByRole('alertdialog')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
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
