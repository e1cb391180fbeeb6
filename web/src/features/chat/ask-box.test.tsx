/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AskBox } from './AskBox.tsx'
import type { Answer } from './talk.ts'

afterEach(cleanup)

test('Enter that confirms what an input method suggests sends nothing, in Safari neither', () => {
  const asked = jest.fn()
  render(<AskBox current={undefined} onAsk={asked} onStop={() => undefined} onNew={undefined} />)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'りんご' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(asked).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(asked).toHaveBeenCalledWith('りんご')
})

test('what is typed while an answer is written is there when it is, and is sent only then', () => {
  const asked = jest.fn()
  const box = (current?: Answer) => (
    <AskBox current={current} onAsk={asked} onStop={() => undefined} onNew={undefined} />
  )
  const { rerender } = render(box())
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'One?' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  rerender(box({ role: 'assistant', id: 'a1', question: 'One?', status: 'thinking', text: '', sources: [] }))
  expect(field.value).toBe('')
  for (const key of ['T', 'w', 'o', 'Enter']) fireEvent.keyDown(document.activeElement ?? document, { key })
  expect(field.value).toBe('Two')
  rerender(box())
  expect(field.value).toBe('Two')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(asked.mock.calls).toEqual([['One?'], ['Two']])
})
