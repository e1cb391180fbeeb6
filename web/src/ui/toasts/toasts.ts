import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** What a toast says. `destructive` is for failures: it interrupts a screen reader, the other one waits. */
export interface ToastText {
  title: string
  /** One line each. */
  description?: string | readonly string[]
  variant?: 'default' | 'destructive'
  /** Milliseconds it stays; 5 s when absent. */
  duration?: number
}

export type Toast = ToastText & { id: string; open: boolean }

export const TOAST_MS = 5_000
/** Partial failures name chunks, which takes longer to read. */
export const LONG_TOAST_MS = 10_000

const slice = createSlice({
  name: 'toasts',
  // One at a time: a new toast takes the place of the old one.
  initialState: { current: null as Toast | null },
  reducers: {
    toasted: {
      reducer: (_, { payload }: PayloadAction<Toast>) => ({ current: payload }),
      prepare: (text: ToastText) => ({ payload: { ...text, id: nanoid(8), open: true } }),
    },
    dismissed(state, { payload: id }: PayloadAction<string>) {
      if (state.current?.id === id) state.current.open = false
    },
    removed(state, { payload: id }: PayloadAction<string>) {
      if (state.current?.id === id) state.current = null
    },
  },
  selectors: { selectToast: (state) => state.current },
})

export const toastsReducer = slice.reducer
export const { toasted, dismissed, removed } = slice.actions
export const { selectToast } = slice.selectors
