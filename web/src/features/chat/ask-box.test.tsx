/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AskBox } from './AskBox.tsx'

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
