/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

test('hours that cannot be are refused with the days that have them, and saved once they are mended', async () => {
  const saved: unknown[] = []
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    saved.push(JSON.parse(String(init?.body)))
    return reply({ success: true })
  }) as unknown as typeof fetch
  const hours = [1, 2, 3, 4].map((day) => ({ day, from: '09:00', to: '17:00' }))
  renderSignedIn(
    <SettingsForm saved={{ on: true, zone: 'UTC', hours, waitMinutes: 3 }} isOpen={true} mayChange={true} />,
  )
  const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const told = () => screen.getByRole('alert').textContent

  set('Wednesday to', '08:00')
  save()
  expect(told()).toBe('Wednesday must begin before it ends.')
  set('Thursday from', '17:00')
  set('Monday to', '')
  save()
  expect(told()).toBe('Monday needs two times, from and to. Wednesday and Thursday must begin before they end.')
  set('Monday to', '17:00')
  set('Wednesday to', '12:30')
  set('Thursday from', '13:00')
  expect(saved).toEqual([])
  save()
  expect(told()).toBe('')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ hours: [hours[0], hours[1], { to: '12:30' }, { from: '13:00' }] })
})
