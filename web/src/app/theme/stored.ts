import { THEME_KEY } from './mode-names.ts'

/** The choice as this browser keeps it; null when there is none or storage is blocked. */
export function kept(): string | null {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    return null
  }
}

export function keep(mode: string): void {
  try {
    localStorage.setItem(THEME_KEY, mode)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
