import { describe, expect, test } from '@jest/globals'
import { dismissed, removed, selectToast, toasted, toastsReducer } from './toasts.ts'

const first = toasted({ title: 'Success' })
const second = toasted({ title: 'Error', variant: 'destructive' })
const shown = (...actions: Parameters<typeof toastsReducer>[1][]) =>
  selectToast({ toasts: actions.reduce(toastsReducer, undefined as never) })

describe('toasts', () => {
  test('a new toast takes the place of the old one', () => {
    expect(shown(first, second)).toEqual({ ...second.payload, open: true })
  })

  test('a dismissed toast is closed first and gone when removed', () => {
    expect(shown(first, dismissed(first.payload.id))?.open).toBe(false)
    expect(shown(first, dismissed(first.payload.id), removed(first.payload.id))).toBeNull()
  })

  test('the timer of an old toast leaves the new one alone', () => {
    expect(shown(first, second, dismissed(first.payload.id), removed(first.payload.id))?.id).toBe(second.payload.id)
  })
})
