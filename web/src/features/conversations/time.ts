/** "21 November 2026, 10:00", in the reader's own time zone. */
export function timeOf(at: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' at ', ', ')
}
