/** "21 November 2026, 10:00", in the reader's own time zone. */
export function timeOf(at: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' at ', ', ')
}

/** "21 November 2026", in the reader's own time zone. */
export const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(at))

/** The code that a visitor sees in their bubble; undefined in conversations of before there were any. */
export function codeIn(session: string): string | undefined {
  const [, code] = /^s-([0-9A-Z]{12})-/.exec(session) ?? []
  return code?.match(/.{4}/g)?.join('-')
}
