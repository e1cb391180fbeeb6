/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { api } from '../../../api/api.ts'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import type { HandoverSettings } from '../../../api/handover.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { Component } from './SettingsPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

function open(hours: HandoverSettings['hours']) {
  const saved: HandoverSettings[] = []
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    saved.push(JSON.parse(String(init?.body)) as HandoverSettings)
    return reply({ success: true })
  }) as unknown as typeof fetch
  renderSignedIn(
    <SettingsForm saved={{ on: true, zone: 'UTC', hours, waitMinutes: 3 }} isOpen={true} mayChange={true} />,
  )
  return {
    saved,
    set: (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    told: () => screen.getByRole('alert').textContent,
  }
}

test('hours that cannot be are refused with the days that have them, and saved once they are mended', async () => {
  const hours = [1, 2, 3, 4].map((day) => ({ day, from: '09:00', to: '17:00' }))
  const { saved, set, press, told } = open(hours)
  const save = () => press('Save')

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

test('a day has several hours: they come and go with the keyboard, and may neither overlap nor be turned around', async () => {
  const { saved, set, press, told } = open([{ day: 1, from: '09:00', to: '12:00' }])
  press('More hours on Monday')
  expect(document.activeElement).toBe(screen.getByLabelText('Monday from, hours 2'))
  expect((document.activeElement as HTMLInputElement).value).toBe('13:00')
  set('Monday from, hours 2', '11:59')
  press('Save')
  expect(told()).toBe('The hours of Monday overlap.')
  expect(screen.getByLabelText('Monday from').getAttribute('aria-invalid')).toBe('true')
  set('Monday from, hours 2', '12:00')
  press('More hours on Monday')
  set('Monday from, hours 3', '08:00')
  set('Monday to, hours 3', '07:00')
  press('Save')
  expect(told()).toBe('Monday must begin before it ends.')
  expect(screen.queryByRole('button', { name: 'More hours on Monday' })).toBeNull()
  press('Remove hours 1 of Monday')
  expect(document.activeElement).toBe(screen.getByLabelText('Monday from, hours 2'))
  // Until midnight, before what stands first.
  set('Monday from, hours 2', '20:00')
  set('Monday to, hours 2', '00:00')
  press('More hours on Monday')
  set('Monday from, hours 3', '06:00')
  set('Monday to, hours 3', '07:00')
  press('Save')
  expect(told()).toBe('')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.hours).toEqual([
    { day: 1, from: '06:00', to: '07:00' },
    { day: 1, from: '12:00', to: '17:00' },
    { day: 1, from: '20:00', to: '24:00' },
  ])
})

test('what is changed while the rest is saved stays', async () => {
  let settings: HandoverSettings = { on: true, zone: 'UTC', hours: [], waitMinutes: 3 }
  let take = () => undefined as void
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    if (!String(address).includes('/handover/settings')) return reply({ success: false, error: '', code: 'none' }, 404)
    if (init?.method === 'PUT') {
      await new Promise<void>((resolve) => (take = resolve))
      settings = JSON.parse(String(init.body)) as HandoverSettings
    }
    return reply({ success: true, isEntitled: true, isOpen: true, settings })
  }) as unknown as typeof fetch
  const { store, toasts } = renderSignedIn(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  const field = await screen.findByRole<HTMLInputElement>('spinbutton')
  const set = (value: string) => fireEvent.change(field, { target: { value } })
  set('5')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  set('7')
  await waitFor(() => (take(), expect(toasts()).toContain('Saved')))
  await act(async () => {
    store.dispatch(api.util.invalidateTags(['Handover']))
    await new Promise((next) => setTimeout(next, 50))
  })
  expect(settings.waitMinutes).toBe(5)
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('7')
})
