/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { TeamView } from '../../../api/teams.ts'
import { api } from '../../../api/api.ts'
import { granted } from '../../../api/session/index.ts'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { EndPart } from './EndPart.tsx'
import { TransferPart } from './TransferPart.tsx'

const before = globalThis.fetch
let sent: unknown[] = []
beforeEach(() => {
  sent = []
})
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const member = { email: 'ada@example.test', since: { seconds: 1_790_000_000 } }
const team = {
  id: 'team',
  name: 'Larkfield Cycles',
  members: [
    { ...member, id: 'ada', name: 'Ada', role: 'owner', isYou: true },
    { ...member, id: 'grace', name: 'Grace', role: 'agent', isYou: false },
    { ...member, id: 'alan', name: '', email: 'alan@example.test', role: 'editor', isYou: false },
  ],
  invitations: [],
} as unknown as TeamView

interface Server {
  hasPassword?: boolean
  /** Whether the page knows that a second factor is on. */
  isOn?: boolean
  /** What it says one after another. */
  answers: (ReturnType<typeof reply> | Promise<never>)[]
}

function open(part: 'transfer' | 'end', { hasPassword = true, isOn = false, answers }: Server) {
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const path = new URL(String(address), 'http://localhost').pathname
    if (path.endsWith('/second-factor')) {
      return reply({ success: true, since: isOn ? { seconds: 1_790_000_000 } : null, recoveryCodesLeft: 9 })
    }
    if (path.endsWith('/sessions')) {
      return reply({ success: true, sessions: [], signIn: { hasPassword, isFresh: true } })
    }
    if (init?.method !== 'POST') return reply({ success: false, error: '', code: '' }, 404)
    sent.push([path, JSON.parse(String(init.body))])
    return answers[sent.length - 1]
  }) as unknown as typeof fetch
  return renderSignedIn(
    <MemoryRouter>{part === 'transfer' ? <TransferPart team={team} /> : <EndPart team={team} />}</MemoryRouter>,
  )
}
const fill = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

const session = {
  success: true,
  user: { uid: 'ada-2', email: 'ada@example.test', displayName: 'Ada', photoURL: null, emailVerified: true },
  account: { id: 'team', name: 'Larkfield Cycles', role: 'editor' as const, isOwn: false },
  accessToken: 't2',
  expiresIn: 120,
}
const refused = (code: string, error: string) => reply({ success: false, code, error }, 403)
const PASSWORD = 'Your password'
const CODE = 'Code of the app, or a recovery code'

describe('handing an account over', () => {
  test('says to whom and what it means, and takes the password', async () => {
    open('transfer', { answers: [reply(session)] })
    fireEvent.change(screen.getByLabelText('To whom?'), { target: { value: 'alan' } })
    fireEvent.click(screen.getByRole('button', { name: 'Hand Over…' }))
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('Hand the account over to alan@example.test?')
    expect(dialog.textContent).toContain('Only the new owner can give it back.')
    press('Hand It Over')
    expect(await screen.findByText('Enter your password.')).toBeTruthy()
    expect(screen.queryByLabelText(CODE)).toBeNull()
    await fill(PASSWORD, 'correct horse 42')
    press('Hand It Over')
    const body = { memberId: 'alan', password: 'correct horse 42' }
    await waitFor(() => expect(sent).toEqual([['/api/auth/transfer-team', body]]))
  })

  test('takes a code where a second factor is on, and says which of the two is not right', async () => {
    const wrong = refused('second_factor_wrong', 'This code is not right.')
    const password = refused('current_password_wrong', 'This is not your password.')
    open('transfer', { isOn: true, answers: [password, wrong, reply(session)] })
    fireEvent.click(screen.getByRole('button', { name: 'Hand Over…' }))
    await fill(PASSWORD, 'correct')
    expect(await screen.findByLabelText(CODE)).toBeTruthy()
    press('Hand It Over')
    expect(await screen.findByText('Enter the code.')).toBeTruthy()
    expect(sent).toEqual([])
    await fill(CODE, ' 123456 ')
    press('Hand It Over')
    expect(await screen.findByText('This is not your password.')).toBeTruthy()
    expect(screen.getByLabelText(PASSWORD).getAttribute('aria-invalid')).toBe('true')
    await fill(PASSWORD, 'correct horse 42')
    press('Hand It Over')
    expect(await screen.findByText('This code is not right.')).toBeTruthy()
    expect(screen.getByLabelText(CODE).getAttribute('aria-invalid')).toBe('true')
    await fill(CODE, '654321')
    expect(screen.queryByText('This code is not right.')).toBeNull()
  })

  test('asks for the code when the server does, also where the page knew of none', async () => {
    open('transfer', {
      answers: [refused('second_factor_wrong', 'This code is not right.'), reply(session)],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Hand Over…' }))
    await fill(PASSWORD, 'correct horse 42')
    press('Hand It Over')
    await fill(CODE, '123456')
    expect(screen.getByLabelText(CODE)).toBeTruthy()
    press('Hand It Over')
    const shown = { password: 'correct horse 42', code: '123456' }
    await waitFor(() => expect(sent.at(-1)).toEqual(['/api/auth/transfer-team', { memberId: 'grace', ...shown }]))
  })

  test('is done, and no failure, where a refresh brings what they are now before the answer comes', async () => {
    const { store, toasts } = open('transfer', { answers: [new Promise<never>(() => undefined)] })
    fireEvent.click(screen.getByRole('button', { name: 'Hand Over…' }))
    await fill(PASSWORD, 'correct horse 42')
    press('Hand It Over')
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => {
      store.dispatch(granted({ ...session, expiresAt: 9e15 }))
      // As the store of the dashboard does when somebody else is signed in.
      store.dispatch(api.util.resetApiState())
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toasts()).not.toContain('destructive')
  })

  test('is a failure where they are who they were', async () => {
    const { store, toasts } = open('transfer', { answers: [new Promise<never>(() => undefined)] })
    fireEvent.click(screen.getByRole('button', { name: 'Hand Over…' }))
    await fill(PASSWORD, 'correct horse 42')
    press('Hand It Over')
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => void store.dispatch(api.util.resetApiState()))
    await waitFor(() => expect(toasts()).toContain('destructive'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('asks whoever signs in with Google for nothing, and says when they have to sign in again', async () => {
    open('transfer', { hasPassword: false, answers: [refused('sign_in_again', 'Sign in with Google once more.')] })
    fireEvent.click(screen.getByRole('button', { name: 'Hand Over…' }))
    // Until the page knows how they sign in, it asks.
    await waitFor(() => expect(screen.queryByLabelText(PASSWORD)).toBeNull())
    press('Hand It Over')
    expect(await screen.findByText('Sign in with Google once more.')).toBeTruthy()
    expect(sent).toEqual([['/api/auth/transfer-team', { memberId: 'grace' }]])
  })
})

test('a team is deleted by its name, with the password and the code', async () => {
  open('end', {
    isOn: true,
    answers: [reply({ ...session, account: { ...session.account, isOwn: true } })],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete Team…' }))
  await screen.findByLabelText(CODE)
  await fill('Type Larkfield Cycles to confirm', 'Larkfield')
  press('Delete Everything')
  expect(await screen.findByText('This is not the name of the team.')).toBeTruthy()
  await fill('Type Larkfield Cycles to confirm', 'Larkfield Cycles')
  press('Delete Everything')
  expect(await screen.findByText('Enter your password.')).toBeTruthy()
  await fill(PASSWORD, 'correct horse 42')
  await fill(CODE, '123456')
  press('Delete Everything')
  const body = { name: 'Larkfield Cycles', password: 'correct horse 42', code: '123456' }
  await waitFor(() => expect(sent).toEqual([['/api/auth/delete-team', body]]))
})
