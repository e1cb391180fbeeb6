import { ABOUT_MAX_LENGTH } from '@docent/proto/activity'

/** What stands around two names. */
const AROUND = '“”, now “”'.length
const LONGEST = Math.floor((ABOUT_MAX_LENGTH - AROUND) / 2)

/** Which document took whose place, for the activity; a name that was never heard is left out. */
export function replacementOf(old: string, by: string): string {
  const [first, second] = [old, by].filter((name) => name !== '').map((name) => `“${shortened(name)}”`)
  return second === undefined ? (first ?? '') : `${first}, now ${second}`
}

/** No character is cut in two. */
const shortened = (name: string): string =>
  name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
