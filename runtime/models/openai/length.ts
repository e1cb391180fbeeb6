/** Which length the vectors of an endpoint have. One odd reply must not decide it, and a real change be seen in the end. */
export interface Length {
  /** Undefined until two replies agreed. */
  known(): number | undefined
  /** Takes the length of a reply's vectors; whether the reply can be used. */
  takes(length: number): boolean
}

const TO_KNOW = 2
/** A known length gives way when this many replies in a row have one other. */
const TO_CHANGE = 3

export function createLength(fixed?: number): Length {
  let known = fixed
  let other = { length: 0, times: 0 }

  return {
    known: () => known,
    takes(length) {
      if (length === known) {
        other = { length: 0, times: 0 }
        return true
      }
      if (fixed !== undefined) return false
      other = { length, times: other.length === length ? other.times + 1 : 1 }
      if (other.times < (known === undefined ? TO_KNOW : TO_CHANGE)) return false
      known = length
      other = { length: 0, times: 0 }
      return true
    },
  }
}
