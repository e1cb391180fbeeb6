/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { AccountsPart } from './AccountsPart.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

/** The part, before a server with these accounts; `away` is a part of an address that is not answered. */
function open({
  ids = ['ada', 'bob'],
  operators = ['u'],
  suspended: already = [] as string[],
  away = '',
  refusal = undefined as { error: string; code: string } | undefined,
} = {}) {
  const suspended = new Map<string, object>(
    already.map((id) => [id, { at: '2026-11-22T10:00:00.000Z', reason: 'Spam.' }]),
  )
  const asked: unknown[] = []
  let factorEnded = false
  const account = (id: string) => ({
    ...{ id, email: `${id}@example.test`, displayName: '', createdAt: '2026-11-21T10:00:00.000Z' },
    suspended: suspended.get(id) ?? null,
    secondFactor: id === 'ada' && !factorEnded,
    isOperator: operators.includes(id),
  })
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://docent.test')
    if (away !== '' && pathname.endsWith(away))
      return reply({ success: false, error: 'Away.', code: 'unavailable' }, 503)
    if (pathname.endsWith('/use')) {
      const use = { plan: 'Free', messages: 7, messagesLimit: 100, documents: 1, widgets: 2 }
      return reply({
        success: true,
        accounts: (searchParams.get('ids') ?? '').split(',').map((id) => ({ id, ...use })),
      })
    }
    if (init?.method !== 'POST') {
      const search = searchParams.get('search') ?? ''
      return reply({
        success: true,
        accounts: ids.filter((id) => id.startsWith(search)).map(account),
        next: null,
      })
    }
    if (refusal) return reply({ success: false, ...refusal }, 409)
    const body = JSON.parse(String(init.body)) as { account: string; suspended: boolean; reason: string }
    asked.push(body)
    factorEnded ||= pathname.endsWith('/second-factor/end')
    if (factorEnded) return reply({ success: true, account: account(body.account) })
    if (body.suspended) suspended.set(body.account, { at: '2026-11-22T10:00:00.000Z', reason: body.reason })
    else suspended.delete(body.account)
    return reply({ success: true, account: account(body.account) })
  }) as unknown as typeof fetch
  return { asked, ...renderSignedIn(<AccountsPart />) }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('an account is suspended with a reason, which its row tells, and the suspension is lifted with one', async () => {
  const { asked } = open()
  await press('Suspend bob@example.test')
  const first = await dialogNamed('Suspend bob@example.test?')
  fireEvent.click(first.getByRole('button', { name: 'Suspend It' }))
  expect(first.getByText('Say why.')).toBeTruthy()
  expect(asked).toEqual([])
  fireEvent.change(first.getByLabelText('Reason'), { target: { value: 'Spam.' } })
  fireEvent.click(first.getByRole('button', { name: 'Suspend It' }))
  await screen.findByText('Spam. Since 22 November 2026, 10:00 UTC.')
  await press('Lift bob@example.test')
  const second = await dialogNamed('Lift the suspension of bob@example.test?')
  expect((second.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('')
  fireEvent.change(second.getByLabelText('Reason'), { target: { value: 'Mended' } })
  fireEvent.click(second.getByRole('button', { name: 'Lift It' }))
  await screen.findByRole('button', { name: 'Suspend bob@example.test' })
  expect(asked).toEqual([
    { account: 'bob', suspended: true, reason: 'Spam.' },
    { account: 'bob', suspended: false, reason: 'Mended' },
  ])
})

test('a second factor is turned off with a reason, where one is on', async () => {
  const { asked } = open()
  expect(await screen.findAllByRole('button', { name: /second factor/ })).toHaveLength(1)
  await press('Turn off the second factor of ada@example.test')
  const dialog = await dialogNamed('Turn off the second factor of ada@example.test?')
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Called back by phone' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Turn It Off' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /second factor/ })).toBeNull())
  expect(asked).toEqual([{ account: 'ada', reason: 'Called back by phone' }])
})

test('accounts are found by the beginning of their address', async () => {
  open()
  await screen.findByText('ada@example.test')
  fireEvent.change(screen.getByLabelText('Find an account'), { target: { value: 'bo' } })
  await press('Find')
  await waitFor(() => expect(screen.queryByText('ada@example.test')).toBeNull())
  await screen.findByText('bob@example.test')
  fireEvent.change(screen.getByLabelText('Find an account'), { target: { value: 'zoe' } })
  await press('Find')
  await screen.findByText('No account fits.')
  await press('Show All')
  await screen.findByText('ada@example.test')
})

test('plan and usage stand beside each; while billing is away the accounts are there still', async () => {
  open()
  expect(await screen.findAllByText('7 of 100 messages')).toHaveLength(2)
  expect(screen.getAllByText('1 document, 2 widgets')).toHaveLength(2)
  cleanup()
  open({ away: '/use' })
  await screen.findByText('ada@example.test')
  expect(await screen.findAllByText('not known')).toHaveLength(4)
})

test('a refusal is said with the sentence of the server, and the reason stays', async () => {
  const error = 'This account runs the installation.'
  const { toasts } = open({ refusal: { error, code: 'operator_not_suspended' } })
  await press('Suspend ada@example.test')
  const dialog = await dialogNamed('Suspend ada@example.test?')
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Mistake' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend It' }))
  await waitFor(() => expect(toasts()).toContain(error))
  expect((dialog.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('Mistake')
})

test('whoever runs the installation is not offered to be suspended, and reads why; a suspension of before is lifted', async () => {
  open({ ids: ['u', 'ada', 'bob', 'zoe'], operators: ['u', 'ada', 'zoe'], suspended: ['zoe'] })
  await screen.findByRole('button', { name: 'Suspend bob@example.test' })
  const rowOf = (id: string) => within(screen.getByRole('row', { name: new RegExp(`^${id}@example\\.test`) }))
  rowOf('u').getByText('This is you. An account that runs the installation cannot be suspended.')
  expect(rowOf('u').queryByRole('button')).toBeNull()
  rowOf('ada').getByText('Runs the installation, so it cannot be suspended.')
  expect(rowOf('ada').queryByRole('button', { name: /Suspend/ })).toBeNull()
  rowOf('zoe').getByRole('button', { name: 'Lift zoe@example.test' })
})
