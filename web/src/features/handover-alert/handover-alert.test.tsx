/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { useTalksQuery, type OpenTalk } from '../../api/handover.ts'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import HandoverAlert from './HandoverAlert.tsx'

const first = {
  ...{
    widgetId: 'w1',
    session: 's1',
    state: 'waiting',
    since: '2026-11-25T10:00:00.000Z',
    last: 'My jug has a crack.',
  },
  isAnswered: false,
} as OpenTalk
const second: OpenTalk = { ...first, session: 's2', last: 'Hello?' }

const { fetch, AudioContext: audio, Notification: notification } = globalThis
/** There is no sound in a test. */
const rings = jest.fn(() => ({}))
const shown: { title: string; body: string | undefined; onclick?: () => void }[] = []
let isHidden: boolean
let talks: OpenTalk[]

beforeEach(() => {
  rings.mockClear()
  shown.length = 0
  isHidden = false
  talks = [first]
  document.title = 'Documents'
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  globalThis.fetch = (async () => reply({ success: true, talks, isOn: true, isEntitled: true })) as never
  globalThis.AudioContext = rings as never
  globalThis.Notification = class {
    static permission = 'granted'
    onclick?: () => void
    constructor(title: string, { body }: { body?: string }) {
      shown.push(Object.assign(this, { title, body }))
    }
    close() {}
  } as never
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  Object.assign(globalThis, { fetch, AudioContext: audio, Notification: notification })
})

function Page() {
  const { refetch } = useTalksQuery()
  const { pathname, search } = useLocation()
  return (
    <>
      <HandoverAlert />
      <button onClick={() => void refetch()}>Look</button>
      <p>{pathname + search}</p>
    </>
  )
}
const open = () =>
  renderSignedIn(
    <MemoryRouter initialEntries={['/documents']}>
      <Page />
    </MemoryRouter>,
  )
const look = () => fireEvent.click(screen.getByRole('button', { name: 'Look' }))

test('each visitor who waits rings once, marks the title and stands in the bar, until somebody has answered', async () => {
  open()
  await screen.findByText('A visitor wants to talk to a person.')
  await waitFor(() => expect(document.title).toBe('(1) Documents'))
  expect([rings.mock.calls.length, shown.length]).toEqual([1, 0])
  expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe(
    '/conversations?of=w1&session=s1&speak=',
  )
  talks = [first, second]
  look()
  await waitFor(() => expect(document.title).toBe('(2) Documents'))
  expect(rings).toHaveBeenCalledTimes(2)
  talks = [{ ...first, state: 'person', isAnswered: true }]
  look()
  await waitFor(() => expect(document.title).toBe('Documents'))
  expect(screen.queryByRole('link', { name: 'Answer' })).toBeNull()
  expect(rings).toHaveBeenCalledTimes(2)
})

test('whoever looks elsewhere and allowed it gets a notification with what was said, which leads to the conversation', async () => {
  isHidden = true
  open()
  await waitFor(() => expect(shown).toHaveLength(1))
  expect(shown[0]).toMatchObject({ title: 'A visitor wants to talk to a person', body: 'My jug has a crack.' })
  const toFront = jest.spyOn(window, 'focus').mockReturnValue()
  act(() => shown[0]?.onclick?.())
  expect(toFront).toHaveBeenCalledTimes(1)
  await screen.findByText('/conversations?of=w1&session=s1')
  Object.assign(Notification, { permission: 'denied' })
  talks = [first, second]
  look()
  await waitFor(() => expect(rings).toHaveBeenCalledTimes(2))
  expect(shown).toHaveLength(1)
})

test('the bar stays in sight below the header, and what stays there as well, or is scrolled to, keeps clear of it', async () => {
  let measured = () => {}
  const { ResizeObserver: observer } = globalThis
  globalThis.ResizeObserver = class {
    constructor(measure: () => void) {
      measured = measure
    }
    observe() {}
    disconnect() {}
  } as never
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41)
  open()
  const bar = (await screen.findByText('A visitor wants to talk to a person.')).closest('[role=status]')
  expect(bar?.className).toBe('stays-in-sight')
  measured()
  expect(document.documentElement.style.getPropertyValue('--alert')).toBe('41px')
  cleanup()
  expect(document.documentElement.style.getPropertyValue('--alert')).toBe('')
  height.mockRestore()
  globalThis.ResizeObserver = observer
})
