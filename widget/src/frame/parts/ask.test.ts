/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { words } from '../../words/en.ts'
import { SpeechProvider } from '../speech.ts'
import { Ask } from './Ask.tsx'

afterEach(cleanup)

let answered = () => undefined as void

/** The field where one asks; what is read out and what is seen of the room that is left, by the length of what is typed. */
function open(onAsk: (question: string) => void = () => undefined, isBusy = false) {
  const nothing = () => undefined
  const field = (busy: boolean) =>
    createElement(
      SpeechProvider,
      { value: { ...words, own: undefined } },
      createElement(Ask, {
        ref: null,
        isBusy: busy,
        isOff: false,
        isOnline: true,
        isFull: false,
        footer: null,
        onAsk,
        onStop: nothing,
      }),
    )
  const { rerender } = render(field(isBusy))
  answered = () => rerender(field(false))
  return (length: number) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a'.repeat(length) } })
    return [
      screen.getByRole('status').textContent,
      screen.queryByText(/Characters left/, { ignore: '[role]' })?.textContent,
    ]
  }
}

test('the characters that are left are counted near the end of a question, and read out once there and once at the end', () => {
  const typed = open()
  expect(typed(3_800)).toEqual(['', undefined])
  expect(typed(3_801)).toEqual(['Characters left: 200', 'Characters left: 199'])
  expect(typed(3_950)).toEqual(['Characters left: 200', 'Characters left: 50'])
  expect(typed(4_000)).toEqual(['Characters left: 0', 'Characters left: 0'])
  expect(typed(12)).toEqual(['', undefined])
})

test('the Enter that ends a composition sends nothing, also in Safari, which says so by the code alone', () => {
  const asked: string[] = []
  open((question) => asked.push(question))
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: '営業時間' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(asked).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(asked).toEqual(['営業時間'])
})

test('an empty field runs as its page does, so that the placeholder stands where one begins to write; a question as its letters do', () => {
  open()
  const field = screen.getByRole('textbox') as HTMLTextAreaElement
  expect(field.dir).toBe('')
  fireEvent.change(field, { target: { value: 'How many days?' } })
  expect(field.dir).toBe('auto')
})

test('what is typed while an answer is written stands in the field, and nothing of it is sent', () => {
  const asked: string[] = []
  open((question) => asked.push(question), true)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  for (const key of ['H', 'o', 'x', 'Backspace', 'w', 'Shift', ' ', '€']) fireEvent.keyDown(field, { key })
  fireEvent.keyDown(field, { key: 'c', ctrlKey: true })
  fireEvent.keyDown(field, { key: 'v', metaKey: true })
  fireEvent.keyDown(field, { key: '@', ctrlKey: true, altKey: true })
  answered()
  expect([field.value, asked]).toEqual(['How €@', []])
})

test('a question that Enter ended while an answer is written is sent when that is there, unless more is typed behind it', () => {
  const asked: string[] = []
  const type = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(screen.getByRole('textbox'), { key })
  }
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox').value
  open((question) => asked.push(question), true)
  type('H', 'o', 'w', 'Enter')
  expect([field(), asked]).toEqual(['How\n', []])
  answered()
  expect([field(), asked]).toEqual(['', ['How']])
  cleanup()
  open((question) => asked.push(question), true)
  type('Enter')
  expect(field()).toBe('')
  type('A', 'Enter', 'b', 'c')
  answered()
  expect([field(), asked]).toEqual(['A\nbc', ['How']])
})
