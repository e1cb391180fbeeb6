/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { SecondFactorPart } from './SecondFactorPart.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

/** A server that answers each call as it is told, by the end of its address. */
function open(state: object, answers: Record<string, ReturnType<typeof reply>>, hasPassword = true) {
  const sent: unknown[] = []
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const end = String(address).split('/').at(-1) ?? ''
    if (end === 'second-factor') return reply({ success: true, ...state })
    if (end === 'sessions') return reply({ success: true, sessions: [], signIn: { hasPassword, isFresh: true } })
    sent.push([end, JSON.parse(String(init?.body))])
    return answers[end]
  }) as unknown as typeof fetch
  renderSignedIn(<SecondFactorPart />)
  return sent
}
const off = { since: null, recoveryCodesLeft: 0 }
const on = { since: { seconds: 1_790_000_000 }, recoveryCodesLeft: 9 }
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

test('is set up with the password and a code, and its recovery codes are shown once', async () => {
  const secret = 'JBSWY3DPEHPK3PXP'
  const sent = open(off, {
    begin: reply({ success: true, secret, uri: `otpauth://totp/Docent:a?secret=${secret}` }),
    confirm: reply({ success: true, recoveryCodes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'] }),
  })
  await fill('Password of this account', 'correct horse 42')
  fireEvent.click(screen.getByRole('button', { name: 'Set Up' }))
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await fill('Code of the app', ' 123456 ')
  fireEvent.click(screen.getByRole('button', { name: 'Turn On' }))
  expect((await screen.findByText(/aaaa-bbbb-cccc-dddd/)).textContent).toContain('eeee-ffff-gggg-hhhh')
  fireEvent.click(screen.getByRole('button', { name: 'I Have Them' }))
  expect(screen.queryByText(/aaaa-bbbb-cccc-dddd/)).toBeNull()
  expect(sent).toEqual([
    ['begin', { currentPassword: 'correct horse 42' }],
    ['confirm', { code: '123456' }],
  ])
})

test('is turned off with password and code, and says which of them is not right', async () => {
  const wrong = 'This code is not right, or was used already.'
  const sent = open(on, { end: reply({ success: false, code: 'second_factor_wrong', error: wrong }, 403) })
  expect(await screen.findByText('9 of 10 recovery codes left.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Turn Off' }))
  expect(await screen.findByText('Enter your password.')).toBeTruthy()
  await fill('Password of this account', 'correct horse 42')
  await fill('Code of the app, or a recovery code', '000000')
  fireEvent.click(screen.getByRole('button', { name: 'Turn Off' }))
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect(sent).toEqual([['end', { currentPassword: 'correct horse 42', code: '000000' }]])
})

test('has nothing to add to where there is no password', async () => {
  open(off, {}, false)
  expect(await screen.findByText(/Turn it on at Google/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Set Up' })).toBeNull()
})
