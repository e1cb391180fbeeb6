/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Appearance } from './Appearance.tsx'
import { NEW, type Draft } from './draft.ts'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

/** The part of the form, with what it makes of a draft. */
function open(draft: Partial<Draft> = {}) {
  globalThis.fetch = jest.fn(async () =>
    reply({ success: false, error: '', code: 'x' }, 503),
  ) as unknown as typeof fetch
  function Form() {
    const [now, setNow] = useState<Draft>({ ...NEW, ...draft })
    return <Appearance draft={now} problems={{}} onChange={(change) => setNow({ ...now, ...change })} />
  }
  renderSignedIn(
    <MemoryRouter>
      <Form />
    </MemoryRouter>,
  )
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  return { valueOf }
}
const greet = () => screen.queryByRole('button', { name: 'Greet as Your Business' })
const oneColor = () => screen.queryByRole('button', { name: 'Use the Widget’s Color for Both' })

test.each([
  ['Hotel Velo', 'Hello! This is Hotel Velo. What would you like to know?'],
  ['', 'Hello! What would you like to know?'],
])('the usual greeting gives way to one of the business at a press: %j', (name, greeting) => {
  const { valueOf } = open({ name })
  expect(valueOf('Greeting message')).toBe('Hello! How can I help you with your documents?')
  fireEvent.click(greet() as HTMLElement)
  expect(valueOf('Greeting message')).toBe(greeting)
  expect(greet()).toBeNull()
})

test('what the owner has written is left alone', () => {
  open({ greetingMessage: 'Ask us anything.', userMessageColor: '#14525c' })
  expect([greet(), oneColor()]).toEqual([null, null])
})

test('the usual color of visitors gives way to that of the widget at a press', () => {
  const { valueOf } = open({ color: '#14525c' })
  fireEvent.click(oneColor() as HTMLElement)
  expect(valueOf('Visitor message color')).toBe('#14525c')
  expect(oneColor()).toBeNull()
})

test('the chat is as light or dark as a device is, unless the owner chooses', () => {
  open()
  const choices = within(screen.getByRole('radiogroup', { name: 'Theme' }))
  const isChosen = (name: string) => /selected/.test(choices.getByText(name).closest('label')?.className ?? '')
  expect([isChosen('Automatic'), isChosen('Light')]).toEqual([true, false])
  fireEvent.click(choices.getByRole('radio', { name: 'Light' }))
  expect([isChosen('Automatic'), isChosen('Light')]).toEqual([false, true])
})
