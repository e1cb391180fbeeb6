/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import type { Session } from '../../protocol.ts'
import type { WidgetSettings } from '../../settings.ts'
import { words } from '../../words/en.ts'
import { SpeechProvider } from '../speech.ts'
import type { Calls } from '../talk/calls.ts'
import type { Talk } from '../talk/useTalk.ts'

// jsdom has no style sheets that are made; what is loaded makes one.
Object.assign(globalThis, {
  CSSStyleSheet: class {
    replaceSync() {}
  },
})
Object.assign(document, { adoptedStyleSheets: [] })
const { Person } = await import('./Person.tsx')

afterEach(cleanup)

/** The way to a person after the page was loaded anew, before a server that says who speaks when it is told to. */
function open(handover: string) {
  let give: (part: object) => void = () => undefined
  // jsdom has no streams.
  const read = () => new Promise((resolve) => (give = resolve))
  const body = { getReader: () => ({ read, cancel: async () => undefined }) }
  const say = (state: string) => {
    const talk = { state, by: { id: 'i', name: 'Ines' }, until: null, typing: false }
    give({ done: false, value: new TextEncoder().encode(`event: state\ndata: ${JSON.stringify(talk)}\n\n`) })
  }
  const calls = { call: async () => ({ body }) } as unknown as Calls
  const talk = { turns: [], calls, dispatch: () => undefined, person: { current: undefined } } as unknown as Talk
  const session = { token: 't', sessionId: 's', resumed: true, expiresIn: 3_600, handover } as Session
  const settings = { wayOut: { kind: 'none', value: '', label: '' } } as WidgetSettings
  const shown = createElement(Person, { talk, session, settings, onMessage: () => undefined })
  render(createElement(SpeechProvider, { value: { ...words, own: undefined } }, shown))
  const settled = () => act(() => new Promise((next) => setTimeout(next, 20)))
  return async (state: string) => {
    await settled()
    say(state)
    await settled()
  }
}
const offer = () => screen.queryByRole('button', { name: 'Talk to a person' })

test('whoever talks to a person is not asked to, also before it is known who speaks', async () => {
  const says = open('talking')
  expect(offer()).toBeNull()
  await says('person')
  expect(offer()).toBeNull()
  screen.getByText('Ines is here.')
})

test('a person is offered again once the assistant answers', async () => {
  const says = open('talking')
  await says('returned')
  expect(offer()).not.toBeNull()
})

test('a person is offered at once where nobody talks to one', () => {
  open('open')
  expect(offer()).not.toBeNull()
})
