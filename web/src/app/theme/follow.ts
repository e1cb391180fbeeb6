import type { Store } from '../store.ts'
import { isThemeMode, modeChosen, selectIsDark, selectMode, systemChanged, THEME_KEY } from './mode.ts'
import { keep, kept } from './stored.ts'

/** Keeps the page, the stored choice and the system's preference in step with the store. */
export function followTheme(store: Store): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  store.dispatch(systemChanged(system.matches))
  system.addEventListener('change', ({ matches }) => store.dispatch(systemChanged(matches)))

  const stored = kept()
  if (isThemeMode(stored)) store.dispatch(modeChosen(stored))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) store.dispatch(modeChosen(isThemeMode(newValue) ? newValue : 'system'))
  })

  let shown = selectMode(store.getState())
  const apply = () => {
    const state = store.getState()
    document.documentElement.dataset.theme = selectIsDark(state) ? 'dark' : 'light'
    if (selectMode(state) !== shown) keep((shown = selectMode(state)))
  }
  apply()
  store.subscribe(apply)
}
