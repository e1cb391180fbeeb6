/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Composer } from './Composer.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

interface Line {
  id: string
  text: string
  session: string
}
let place = 0

/** Two conversations, beside a server that takes each line, or not, only when it is told to. */
function open() {
  place += 1
  const sent: Line[] = []
  const answers: ((takes: boolean) => void)[] = []
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    if (!String(address).endsWith('/handover/answer')) return reply({ success: true })
    sent.push(JSON.parse(String(init?.body)) as Line)
    const takes = await new Promise<boolean>((resolve) => answers.push(resolve))
    return takes ? reply({ success: true }) : reply({ success: false, error: 'Out of reach.', code: 'x' }, 503)
  }) as unknown as typeof fetch
  const conversations = ['a', 'b'].map((session) => ({ widgetId: `w${place}`, session }))
  function Both() {
    const [at, setAt] = useState(0)
    const conversation = conversations[at] as (typeof conversations)[number]
    return (
      <>
        <button onClick={() => setAt(1 - at)}>Other</button>
        <Composer key={conversation.session} conversation={conversation} />
      </>
    )
  }
  const { toasts } = renderSignedIn(<Both />)
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Answer the visitor')
  const wait = () => act(() => new Promise((next) => setTimeout(next, 20)))
  return {
    sent,
    toasts,
    typed: () => field().value,
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
    enter: async (value?: string) => {
      if (value !== undefined) fireEvent.change(field(), { target: { value } })
      fireEvent.keyDown(field(), { key: 'Enter' })
      await wait()
    },
    answer: async (takes: boolean) => {
      answers.shift()?.(takes)
      await wait()
    },
    other: () => fireEvent.click(screen.getByRole('button', { name: 'Other' })),
    told: () => screen.getByRole('alert').textContent,
  }
}

test('what is typed stays with its conversation while another one is open', () => {
  const { type, typed, other } = open()
  type('We replace')
  other()
  expect(typed()).toBe('')
  type('Hello')
  other()
  expect(typed()).toBe('We replace')
  other()
  expect(typed()).toBe('Hello')
})

test('a line that fails after another conversation was opened is told of, and stands in the field of its own', async () => {
  const { enter, answer, other, typed, told, toasts, sent } = open()
  await enter('We replace it.')
  other()
  await answer(false)
  expect(toasts()).toContain('Not sent')
  expect([typed(), told()]).toEqual(['', ''])
  other()
  expect([typed(), told()]).toEqual(['We replace it.', 'Not sent: Out of reach.'])
  await enter()
  await answer(true)
  expect(sent.map(({ id, session }) => [id, session])).toEqual([
    [sent[0]?.id, 'a'],
    [sent[0]?.id, 'a'],
  ])
  expect([typed(), told()]).toEqual(['', ''])
})

test('several lines that failed are sent again one by one under their own ids; what is changed is another line', async () => {
  const { enter, type, answer, typed, toasts, sent } = open()
  await enter('One')
  await enter('Two\nand more')
  await enter('Three')
  type('Four')
  await answer(false)
  expect(typed()).toBe('One\nTwo\nand more\nThree\nFour')
  expect(toasts()).not.toContain('Not sent')
  await enter('One\nTwo\nand more\nThree, changed\nFour')
  await answer(true)
  await answer(true)
  await answer(true)
  expect(sent.map(({ text }) => text)).toEqual(['One', 'One', 'Two\nand more', 'Three, changed\nFour'])
  expect(sent[1]?.id).toBe(sent[0]?.id)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
  expect(typed()).toBe('')
})
