/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { Component } from './WidgetsPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const widget = (id: string, name: string, dailyAnswerLimit: number | null) => ({
  id,
  name,
  dailyAnswerLimit,
  prompt: null,
  documentIds: ['d1'],
  allowedDomains: ['larkfield.example'],
  color: '#8a3b2a',
  botAvatarUrl: '',
  embedCode: '<script></script>',
  draft: null,
  readOnly: false,
  createdAt: { seconds: 1_760_000_000 },
})

/** The list, where of the first widget so many answers were given today; without a number it is not known. */
function open(answers: number | undefined) {
  const goesOn = { seconds: Math.ceil(Date.now() / 86_400_000) * 86_400 }
  globalThis.fetch = jest.fn(async (address: unknown) => {
    const path = String(address).replace(/^.*\/api/, '')
    if (path === '/widgets') {
      return reply({ success: true, widgets: [widget('w 1', 'Shop', 10), widget('w2', 'Workshop', null)] })
    }
    if (path === '/answers-today' && answers !== undefined) {
      return reply({ success: true, goesOn, widgets: answers === 0 ? [] : [{ widgetId: 'w 1', answers }] })
    }
    return reply({ success: false, error: 'Not here.', code: 'not_found' }, 404)
  }) as unknown as typeof fetch
  renderSignedIn(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
}

test('a widget whose answers of the day are given says so, when it goes on, and leads to where more are allowed', async () => {
  open(10)
  await screen.findByText('Today’s 10 answers are used up')
  expect(screen.getByText(/^It answers again (today|tomorrow) at \d\d:\d\d \S+\./)).toBeTruthy()
  expect(screen.getByText('10 of 10 answers today')).toBeTruthy()
  const more = screen.getByRole('link', { name: 'Allow more answers a day' })
  expect(more.getAttribute('href')).toBe('/widgets/edit?id=w%201#answers-a-day')
})

test.each([
  [0, '0 of 10 answers today'],
  [9, '9 of 10 answers today'],
  [undefined, '10 answers a day'],
])('with %p of them given it says no more than that', async (answers, shown) => {
  open(answers)
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.queryByText(/used up/)).toBeNull()
})
