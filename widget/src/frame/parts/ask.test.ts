/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { words } from '../../words/en.ts'
import { SpeechProvider } from '../speech.ts'
import { Ask } from './Ask.tsx'

afterEach(cleanup)

/** The field where one asks; what is read out and what is seen of the room that is left, by the length of what is typed. */
function open(onAsk: (question: string) => void = () => undefined) {
  const nothing = () => undefined
  const field = createElement(Ask, {
    ref: null,
    isBusy: false,
    isOff: false,
    isOnline: true,
    footer: null,
    onAsk,
    onStop: nothing,
  })
  render(createElement(SpeechProvider, { value: { ...words, own: undefined } }, field))
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
