/** Where a consumer stands: everything up to `head` is handled, except the lanes that begin at the `held` entries. */
export interface Cursor {
  head: number
  /** Of each key with unhandled entries the first one; all later ones of the key up to `head` are unhandled too. */
  held: number[]
}

export const low = ({ head, held }: Cursor) => held.reduce((least, seq) => Math.min(least, seq), head + 1)

export function parseCursor(state: string | undefined): Cursor {
  return state === undefined ? { head: 0, held: [] } : (JSON.parse(state) as Cursor)
}
