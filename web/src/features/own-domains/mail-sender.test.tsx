/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { MailSenderFields } from '../../api/mail-sender.ts'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { MailSenderPart } from './MailSenderPart.tsx'
import { texts } from './texts.ts'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

test('what is typed while the rest is saved stays', async () => {
  let fields: MailSenderFields = { name: 'Larkfield', replyTo: '', address: '' }
  let take = () => undefined as void
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      await new Promise<void>((resolve) => (take = resolve))
      fields = JSON.parse(String(init.body)) as MailSenderFields
    }
    const sender = { ...fields, isProven: false, records: [], checkedAt: null }
    const usual = { replyTo: 'a@b.example', address: 'mail@docent.example' }
    return reply({ success: true, isAllowed: true, mayHaveAddress: false, sender, usual })
  }) as unknown as typeof fetch
  const { toasts } = renderSignedIn(<MailSenderPart />)
  const name = () => screen.findByLabelText<HTMLInputElement>(texts.sender.name)
  const type = async (value: string) => fireEvent.change(await name(), { target: { value } })
  await type('Larkfield Cycles')
  fireEvent.click(screen.getByRole('button', { name: texts.sender.save }))
  await type('Larkfield Cycles Ltd')
  await waitFor(() => (take(), expect(toasts()).toContain(texts.sender.saved)))
  // The list is loaded again.
  await act(() => new Promise((next) => setTimeout(next, 50)))
  expect(fields.name).toBe('Larkfield Cycles')
  expect((await name()).value).toBe('Larkfield Cycles Ltd')
})
