// Runs before the first paint, so that dark does not flash white. A file, because the security policy lets nothing inline run.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('docent.theme')
  } catch {
    // Storage is blocked: the system decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
