/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { Askers } from './Askers.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

test('a network stands with when it asked and the button, in columns few enough for a telephone', async () => {
  const widgets = [{ widgetId: 'w1', name: 'Shop', answers: 1_204 }]
  const [firstAt, lastAt] = ['2026-11-02T09:15:00.000Z', '2026-11-25T18:30:00.000Z']
  const ranges = [{ range: '203.0.113.0/24', answers: 1_204, firstAt, lastAt, widgets, blocked: false }]
  const blocked = [{ range: '198.51.100.0/24', since: lastAt }]
  globalThis.fetch = jest.fn(async () =>
    reply({ success: true, period: '2026-11', ranges, blocked }),
  ) as unknown as typeof fetch
  renderSignedIn(<Askers />)
  const when = '2 November, 09:15 to 25 November, 18:30 (UTC)'
  expect((await screen.findByRole('rowheader', { name: /^203/ })).textContent).toBe(`203.0.113.0/24Shop${when}`)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Block 203.0.113.0/24' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '198.51.100.0/24' })).toBeTruthy()
})
