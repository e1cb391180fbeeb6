import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const themeModes = ['light', 'dark', 'system'] as const
/** `system` until somebody chooses. */
export type ThemeMode = (typeof themeModes)[number]

/** Also read by public/theme.js, before the first paint. */
export const THEME_KEY = 'docent.theme'

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

export function isThemeMode(value: unknown): value is ThemeMode {
  return themeModes.includes(value as ThemeMode)
}
