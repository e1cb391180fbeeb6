import type { Reading } from '../reading/read.ts'

/** More pages than these are not named one by one. */
const NAMED_MAX = 20

/** What the owner is to know of a file that was read but for some of its pages. */
export function flawOf({ unread = [], pages }: Pick<Reading, 'unread' | 'pages'>): string | undefined {
  if (unread.length === 0) return undefined
  const named = unread.slice(0, NAMED_MAX).map(String)
  const more = unread.length - named.length
  const last = more > 0 ? `${more} more` : (named.pop() as string)
  const which = named.length > 0 ? `${named.join(', ')} and ${last}` : last
  return (
    `${unread.length} of its ${pages} pages could not be read: ${which}. No answer comes from them. ` +
    'Save the PDF anew in the program it is from, and replace this document by it.'
  )
}
