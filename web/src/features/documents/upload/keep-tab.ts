/**
 * Whoever closes or reloads the tab is asked first, until what is handed back is called. A listener that stays for nothing would cost the
 * way back: browsers keep no page ready that has one.
 */
export function keepTab(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
