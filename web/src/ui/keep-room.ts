import type { RefCallback } from 'react'

/** For what stays at the top of pages: its height is in a variable of the styles while it is there, so that others keep clear of it. */
export function keepRoom(variable: '--alert' | '--banner'): RefCallback<HTMLElement> {
  return (bar) => {
    if (!bar) return undefined
    const { style } = document.documentElement
    const measuring = new ResizeObserver(() => style.setProperty(variable, `${bar.offsetHeight}px`))
    measuring.observe(bar)
    return () => {
      measuring.disconnect()
      style.removeProperty(variable)
    }
  }
}
