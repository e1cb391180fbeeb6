/** @jest-environment ./web/testing/page.mjs */
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

afterEach(cleanup)

const words = (about: string) => ({ title: `Delete ${about}?`, keep: 'Keep it', confirm: 'Delete' })

function open(about: string | undefined = 'Care guide', isBusy = false) {
  const onClose = jest.fn()
  const onConfirm = jest.fn()
  const dialog = (shown: string | undefined) => (
    <ConfirmDialog about={shown} words={words} isBusy={isBusy} onClose={onClose} onConfirm={onConfirm}>
      {(one) => <p>{one} is gone for good.</p>}
    </ConfirmDialog>
  )
  const { rerender } = render(dialog(about))
  return { onClose, onConfirm, show: (shown: string | undefined) => rerender(dialog(shown)) }
}

describe('a question before something is lost', () => {
  test('names the thing and what is lost', () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Delete Care guide?' }).textContent).toContain(
      'Care guide is gone for good.',
    )
  })

  test('does what it says with the thing it is about, and nothing when it is kept', () => {
    const { onClose, onConfirm } = open()
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm.mock.calls).toEqual([['Care guide']])
  })

  test('is left with Escape', () => {
    const { onClose, onConfirm } = open()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', code: 'Escape', keyCode: 27 })
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  })

  test('still says what it was about while it closes', () => {
    const { show } = open()
    show(undefined)
    expect(screen.getByText('Care guide is gone for good.')).toBeTruthy()
  })

  test('is not there before it was asked', () => {
    const { container } = render(
      <ConfirmDialog about={undefined} words={words} onClose={jest.fn()} onConfirm={jest.fn()}>
        {() => null}
      </ConfirmDialog>,
    )
    expect([container.childElementCount, screen.queryByRole('dialog')]).toEqual([0, null])
  })
})
