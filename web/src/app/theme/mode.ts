import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ThemeMode } from './mode-names.ts'

export * from './mode-names.ts'

const slice = createSlice({
  name: 'theme',
  initialState: { mode: 'system' as ThemeMode, systemIsDark: false },
  reducers: {
    modeChosen(state, { payload }: PayloadAction<ThemeMode>) {
      state.mode = payload
    },
    systemChanged(state, { payload }: PayloadAction<boolean>) {
      state.systemIsDark = payload
    },
  },
  selectors: {
    selectMode: (state) => state.mode,
    selectIsDark: (state) => (state.mode === 'system' ? state.systemIsDark : state.mode === 'dark'),
  },
})

export const themeReducer = slice.reducer
export const { modeChosen, systemChanged } = slice.actions
export const { selectMode, selectIsDark } = slice.selectors
