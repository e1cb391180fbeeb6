import { isThemeMode, THEME_KEY, type ThemeMode } from '../../theme/mode-names.ts'
import { keep, kept } from '../../theme/stored.ts'

/** Light or dark, in step with the dashboard, other tabs and the system. */
export function enhanceTheme(root: HTMLElement): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const entries = [...root.querySelectorAll<HTMLElement>('[data-theme-mode]')]
  const read = (value: string | null): ThemeMode => (isThemeMode(value) ? value : 'system')
  let chosen = read(kept())

  const apply = () => {
    const isDark = chosen === 'dark' || (chosen === 'system' && system.matches)
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
    for (const entry of entries) entry.setAttribute('aria-checked', String(entry.dataset['themeMode'] === chosen))
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== THEME_KEY) return
    chosen = read(newValue)
    apply()
  })
  for (const entry of entries) {
    entry.addEventListener('click', () => {
      chosen = read(entry.dataset['themeMode'] ?? null)
      keep(chosen)
      apply()
    })
  }
}
