import type { Store } from '../store.ts'
import { isThemeMode, modeChosen, selectIsDark, selectMode, systemChanged, THEME_KEY } from './mode.ts'

/** Keeps the page, the stored choice and the system's preference in step with the store. */
export function followTheme(store: Store): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  store.dispatch(systemChanged(system.matches))
  system.addEventListener('change', ({ matches }) => store.dispatch(systemChanged(matches)))

  const stored = read()
  if (isThemeMode(stored)) store.dispatch(modeChosen(stored))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) store.dispatch(modeChosen(isThemeMode(newValue) ? newValue : 'system'))
  })

  let shown = selectMode(store.getState())
  const apply = () => {
    const state = store.getState()
    document.documentElement.dataset.theme = selectIsDark(state) ? 'dark' : 'light'
    if (selectMode(state) !== shown) write((shown = selectMode(state)))
  }
  apply()
  store.subscribe(apply)
}

function read(): string | null {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    return null
  }
}

function write(mode: string): void {
  try {
    localStorage.setItem(THEME_KEY, mode)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
