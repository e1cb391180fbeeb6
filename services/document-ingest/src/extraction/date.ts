/** The day that a written date begins with: "2026-03-01T…", "D:20260301…"; undefined where there is none. */
export function dayOf(written: string | undefined): string | undefined {
  const found = /^(?:D:)?\s*(\d{4})-?(\d{2})-?(\d{2})/.exec((written ?? '').trim().slice(0, 40))
  if (!found) return undefined
  const [, year, month, day] = found
  const date = `${year}-${month}-${day}`
  const time = Date.parse(`${date}T00:00:00Z`)
  // Days that are not in the calendar roll over.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date || Number(year) < 1980
    ? undefined
    : date
}
