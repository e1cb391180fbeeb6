/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { ModelChoice, type Choice } from './ModelChoice.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const nobody = (name: 'address' | 'key' | 'chatModel' | 'embeddingModel', env: string) =>
  ({ name, env, from: 'nobody', value: null }) as const
const settings: Choice['settings'] = [
  nobody('address', 'OPENAI_BASE_URL'),
  nobody('key', 'OPENAI_API_KEY'),
  nobody('chatModel', 'OPENAI_CHAT_MODEL'),
  nobody('embeddingModel', 'OPENAI_EMBEDDING_MODEL'),
]
const choice: Choice = { settings, takesKeys: true, key: null, changed: null }

type Sent = { path: string; body: Record<string, unknown> }
/** What the calls that change something are answered with, one after the other. */
function open(given: Choice, ...replies: [status: number, code: string][]) {
  const sent: Sent[] = []
  globalThis.fetch = jest.fn(async (url: unknown, init?: RequestInit) => {
    if (init?.method !== 'POST') return reply({ success: true, documents: 12, passages: 3_400, tokens: 816_000 })
    sent.push({ path: String(url), body: JSON.parse(String(init.body)) })
    const [status, code] = replies.shift() ?? [200, '']
    return reply(status === 200 ? { success: true } : { success: false, code, error: `why ${code}` }, status)
  }) as unknown as typeof fetch
  return { sent, ...renderSignedIn(<ModelChoice choice={given} />) }
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('what was typed is set, with nothing for what was left empty, and the key is typed unseen', async () => {
  const { sent, toasts } = open(choice)
  type('Endpoint', 'http://127.0.0.1:11434/v1')
  type('Answers by', 'llama3.2')
  type('Key', 'sk-typed')
  expect(screen.getByLabelText<HTMLInputElement>('Key').type).toBe('password')
  await press('Use These')
  await screen.findByRole('button', { name: 'Use These' })
  expect(sent).toMatchObject([
    {
      body: {
        address: 'http://127.0.0.1:11434/v1',
        key: 'sk-typed',
        chatModel: 'llama3.2',
        embeddingModel: null,
        anyway: false,
        embedAgain: false,
      },
    },
  ])
  await waitFor(() => expect(toasts()).toContain('These models are in use'))
})

test('another embedding model is asked about with what it costs, and changed by whoever agrees', async () => {
  const { sent } = open(choice, [409, 'embedding_model_changes'])
  type('Embeds by', 'bge-m3')
  await press('Use These')
  await screen.findByText('why embedding_model_changes')
  await screen.findByText(/3,400 passages of 12 documents to embed again, about 816,000 tokens/)
  await press('Change It')
  await screen.findByRole('button', { name: 'Use These' })
  await waitFor(() => expect(sent.map(({ body }) => body['embedAgain'])).toEqual([false, true]))
})

test('a model that does not answer is set all the same by whoever insists, but not other models that were typed since', async () => {
  const { sent } = open(choice, [422, 'models_do_not_answer'], [422, 'models_do_not_answer'])
  type('Answers by', 'one')
  await press('Use These')
  await screen.findByText('why models_do_not_answer')
  type('Answers by', 'two')
  expect(screen.queryByRole('button', { name: 'Use Them Anyway' })).toBeNull()
  await press('Use These')
  await press('Use Them Anyway')
  const asked = () => sent.map(({ body }) => [body['chatModel'], body['anyway']])
  await waitFor(() =>
    expect(asked()).toEqual([
      ['one', false],
      ['two', false],
      ['two', true],
    ]),
  )
})

test('what the environment sets is told and cannot be typed', () => {
  const [address, key, ...models] = settings
  open({
    ...choice,
    settings: [
      { ...(address as (typeof settings)[0]), env: 'OPENAI_API_KEY', from: 'environment' },
      { ...(key as (typeof settings)[0]), from: 'environment' },
      ...models.map((one) => ({ ...one, from: 'environment' as const, value: `of ${one.env}` })),
    ],
  })
  expect(screen.getByText(/Belongs to OPENAI_API_KEY of the environment/)).toBeTruthy()
  for (const label of ['Endpoint', 'Key', 'Answers by', 'Embeds by'])
    expect(screen.getByLabelText<HTMLInputElement>(label).readOnly).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Answers by').value).toBe('of OPENAI_CHAT_MODEL')
})

test('of a key that is kept stands how it ends, when it was set and by whom; leaving the field empty keeps it', async () => {
  const key = { endsWith: 'abcd', isReadable: true, at: '2026-11-24T10:00:00.000Z', by: 'u' }
  const { sent } = open({ ...choice, key, settings: settings.map((one) => ({ ...one, from: 'page' as const })) })
  expect(screen.getByText(/ending in abcd: set by you on/)).toBeTruthy()
  await press('Use These')
  await waitFor(() => expect(sent).toHaveLength(1))
  fireEvent.click(screen.getByLabelText('Forget the key that is kept'))
  await press('Use These')
  await screen.findByRole('button', { name: 'Use These' })
  await waitFor(() => expect(sent.map(({ body }) => body['key'])).toEqual([undefined, null]))
})

test('without a secret that seals it no key is taken', () => {
  open({ ...choice, takesKeys: false })
  expect(screen.getByText('SEALING_SECRET is not set, so no key can be kept here.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Key').readOnly).toBe(true)
})
