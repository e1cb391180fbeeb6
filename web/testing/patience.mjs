// What a page shows "soon" may take a slow machine longer than the second that the library waits; what never comes ends at the same limit as
// everything else that is waited for.
if (globalThis.document !== undefined) {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 120_000 })
}
