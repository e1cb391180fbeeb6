export const themeModes = ['light', 'dark', 'system'] as const
/** `system` until somebody chooses. */
export type ThemeMode = (typeof themeModes)[number]

/** Also read by public/theme.js, before the first paint. */
export const THEME_KEY = 'docent.theme'

export function isThemeMode(value: unknown): value is ThemeMode {
  return themeModes.includes(value as ThemeMode)
}
