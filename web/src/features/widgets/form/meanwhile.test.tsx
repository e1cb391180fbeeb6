/** @jest-environment ./web/testing/page.mjs */
import type { WidgetSettingsView, WidgetView } from '@docent/proto/http'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { api } from '../../../api/api.ts'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { widgetSettings as settings } from '../../../testing/widget-settings.ts'
import { draftOf, NEW } from './draft.ts'
import { Component } from './EditWidgetPage.tsx'
import { merged } from './merged.ts'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const returns = { id: 'd1', title: 'Returns', status: 'ready', chunkCount: 2, createdAt: { seconds: 1 } }
const at = (second: number) => `2026-11-27T10:00:0${second}.000Z`

interface Asked {
  call: string
  body: Record<string, unknown>
}

/** The page of a widget, beside a server that others use, too, and that refuses what it is to refuse. */
async function open() {
  let widget = {
    ...settings,
    id: 'w1',
    version: 2,
    draft: null,
    embedCode: '<script></script>',
    readOnly: false,
    createdAt: { seconds: 1 },
  } as WidgetView
  const asked: Asked[] = []
  const refusals: { status: number; code: string }[] = []
  let saves = 0
  let held: Promise<void> | undefined
  const saveDraft = (draft: Partial<WidgetSettingsView>) => {
    saves += 1
    widget = { ...widget, draft: { ...settings, ...draft, savedAt: at(saves), basedOn: widget.version } }
  }
  const publish = (changes: Partial<WidgetSettingsView> = widget.draft ?? {}) => {
    const { savedAt: _, basedOn: __, ...rest } = changes as NonNullable<WidgetView['draft']>
    widget = { ...widget, ...rest, version: widget.version + 1, draft: null }
  }
  /** As a program does it: a draft stays as it is. */
  const put = (changes: Partial<WidgetSettingsView>) => {
    widget = { ...widget, ...changes, version: widget.version + 1 }
  }
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const path = new URL(String(address), 'http://localhost').pathname.replace(/^\/api/, '')
    const method = init?.method ?? 'GET'
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
    if (method !== 'GET') {
      asked.push({ call: `${method} ${path}`, body })
      const refusal = refusals.shift()
      if (refusal) return reply({ success: false, error: 'It moved on.', code: refusal.code }, refusal.status)
      if (path === '/widget-draft') saveDraft(body)
      if (path === '/widget-publication') publish()
      return reply({ success: true, widget })
    }
    await (path === '/widgets' && held)
    if (path === '/widgets') return reply({ success: true, widgets: [widget] })
    if (path === '/documents') return reply({ success: true, data: [returns] })
    if (path === '/golden-questions') return reply({ success: true, questions: [] })
    return reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)
  }) as unknown as typeof fetch
  const router = createMemoryRouter([{ path: '/widgets/edit', element: <Component /> }], {
    initialEntries: ['/widgets/edit?id=w1'],
  })
  const { store, toasts } = renderSignedIn(<RouterProvider router={router} />)
  await field('Name')
  return {
    asked,
    toasts,
    saveDraft,
    publish,
    put,
    discard: () => {
      widget = { ...widget, draft: null }
    },
    holdList: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    refuseWith: (code: string) => refusals.push({ status: 409, code }),
    /** What was done elsewhere comes to be known here. */
    hear: () => act(async () => void store.dispatch(api.util.invalidateTags(['Widgets']))),
  }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const valueOf = async (label: string) => (await field(label)).value
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notice = () => screen.queryByRole('button', { name: 'Keep Mine' })

describe('what another window saved meanwhile', () => {
  test('is shown at once in a form in which nothing was typed', async () => {
    const { publish, saveDraft, hear } = await open()
    publish({ greetingMessage: 'Welcome!' })
    await hear()
    await waitFor(async () => expect(await valueOf('Greeting message')).toBe('Welcome!'))
    saveDraft({ greetingMessage: 'Good day!' })
    await hear()
    await waitFor(async () => expect(await valueOf('Greeting message')).toBe('Good day!'))
    expect(notice()).toBeNull()
  })

  test('is looked for when one comes back to the tab, as a draft is told to no other page', async () => {
    const { saveDraft } = await open()
    saveDraft({ greetingMessage: 'Welcome!' })
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(async () => expect(await valueOf('Greeting message')).toBe('Welcome!'))
  })

  test('is told before anything is saved where something was typed, and neither button saves over it meanwhile', async () => {
    const { asked, publish, hear } = await open()
    await type('Name', 'Shop help')
    publish({ greetingMessage: 'Welcome!' })
    await hear()
    await screen.findByText('Version 3 was published while you typed')
    expect(screen.getByText(/changed: greeting\. You changed: name\./)).toBeTruthy()
    expect([await valueOf('Name'), await valueOf('Greeting message')]).toEqual(['Shop help', 'Hello!'])
    press('Save Draft')
    press('Publish')
    expect(document.activeElement?.contains(notice())).toBe(true)
    expect(asked).toEqual([])
  })

  test('is kept beside what was typed, and both are saved on top of it', async () => {
    const { asked, publish, hear, toasts } = await open()
    await type('Name', 'Shop help')
    publish({ greetingMessage: 'Welcome!' })
    await hear()
    await screen.findByText('Version 3 was published while you typed')
    press('Keep Mine')
    expect([notice(), await valueOf('Name'), await valueOf('Greeting message')]).toEqual([
      null,
      'Shop help',
      'Welcome!',
    ])
    press('Publish')
    await waitFor(() => expect(toasts()).toContain('Widget updated!'))
    expect(asked).toMatchObject([
      {
        call: 'PUT /widget-draft',
        body: { name: 'Shop help', greetingMessage: 'Welcome!', basedOn: { version: 3, draftSavedAt: null } },
      },
      { call: 'POST /widget-publication', body: { id: 'w1', savedAt: at(1), version: 3 } },
    ])
  })

  test('takes the place of what was typed where that is dropped', async () => {
    const { saveDraft, hear } = await open()
    await type('Name', 'Shop help')
    saveDraft({ greetingMessage: 'Welcome!' })
    await hear()
    await screen.findByText('A draft was saved while you typed')
    press('Drop Mine')
    expect([notice(), await valueOf('Name'), await valueOf('Greeting message')]).toEqual([null, 'Shop', 'Welcome!'])
  })

  test('is asked for and told where saving is refused, and nothing typed is lost', async () => {
    const { asked, saveDraft, refuseWith } = await open()
    await type('Name', 'Shop help')
    saveDraft({ greetingMessage: 'Welcome!' })
    refuseWith('draft_changed')
    press('Publish')
    await screen.findByText('A draft was saved while you typed')
    expect([await valueOf('Name'), screen.queryByText('It moved on.')]).toEqual(['Shop help', null])
    press('Keep Mine')
    press('Save Draft')
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked.map(({ body: { basedOn } }) => basedOn)).toEqual([
      { version: 2, draftSavedAt: null },
      { version: 2, draftSavedAt: at(1) },
    ])
  })

  test('is no news where it was saved here, also while the list is slow to say so', async () => {
    const { asked, holdList } = await open()
    // What is kept is not letter for letter what was typed.
    await type('Name', 'Shop help ')
    const release = holdList()
    press('Save Draft')
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
    await type('Name', 'Shop help and more')
    release()
    await screen.findByText('This is a draft')
    expect([notice(), await valueOf('Name')]).toEqual([null, 'Shop help and more'])
    press('Save Draft')
    const basedOn = { version: 2, draftSavedAt: at(1) }
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ name: 'Shop help and more', basedOn }))
  })

  test('changes nothing that was typed on a draft that is still the one, and is merged with what visitors see', async () => {
    const { saveDraft, put, hear, discard } = await open()
    saveDraft({ color: '#112233' })
    await hear()
    await screen.findByText('Draft saved, not published')
    await type('Name', 'Shop help')
    put({ greetingMessage: 'Welcome!' })
    await hear()
    await screen.findByText('Version 3 was published while you typed')
    press('Keep Mine')
    expect([await valueOf('Name'), await valueOf('Greeting message')]).toEqual(['Shop help', 'Welcome!'])

    discard()
    await hear()
    await screen.findByText('The draft was discarded while you typed')
    press('Keep Mine')
    expect(await valueOf('Name')).toBe('Shop help')
  })
})

describe('what two made of one beginning', () => {
  test('has of each what only they changed, and of both what was typed here', () => {
    const mine = { ...NEW, name: 'Mine', color: '#111111' }
    const theirs = { ...NEW, name: 'Theirs', greetingMessage: 'Welcome!' }
    expect(merged(NEW, mine, theirs)).toEqual({ ...theirs, name: 'Mine', color: '#111111' })
  })

  test('never has half of a way out', () => {
    const from = draftOf({ ...settings, wayOut: { kind: 'mail', value: 'a@b.example', label: '' } })
    const mine = { ...from, wayOutValue: 'c@d.example' }
    const theirs = { ...from, wayOutKind: 'phone' as const, wayOutValue: '+44 20 7946 0018' }
    expect(merged(from, mine, theirs)).toEqual(mine)
  })
})
