/** How often each term of a passage occurs, in the order in which they came first. */
export interface TermCounts {
  terms: Uint32Array
  counts: Uint32Array
}

/** As many different terms as most passages have; there are twice as many places, so that a term is found at once. */
const USUAL = 512

/**
 * Counts terms of one passage after the other in the same memory: a passage has some three for each of its words, and a `Map`
 * would be asked twice for each, and grow anew each time. A term's number is a hash already: its last bits say where it belongs.
 */
export function createTermCounter() {
  let terms = new Uint32Array(USUAL)
  let counts = new Uint32Array(USUAL)
  /** One more than where a term stands; 0 where none does. */
  let places = new Int32Array(2 * USUAL)
  let size = 0

  /** Where a term belongs: its place, or the first free one behind it. */
  function placeOf(term: number): number {
    const last = places.length - 1
    let place = term & last
    for (;;) {
      const at = places[place] as number
      if (at === 0 || terms[at - 1] === term) return place
      place = (place + 1) & last
    }
  }

  function grow(): void {
    const [before, beforeCounts] = [terms, counts]
    terms = new Uint32Array(2 * size)
    counts = new Uint32Array(2 * size)
    terms.set(before)
    counts.set(beforeCounts)
    places = new Int32Array(4 * size)
    for (let at = 0; at < size; at += 1) places[placeOf(terms[at] as number)] = at + 1
  }

  function add(term: number): void {
    const place = placeOf(term)
    const at = places[place] as number
    if (at > 0) {
      counts[at - 1] = (counts[at - 1] as number) + 1
      return
    }
    terms[size] = term
    counts[size] = 1
    size += 1
    places[place] = size
    if (size === terms.length) grow()
  }

  return {
    /** A passage begins, whatever became of the one before. */
    start(): void {
      if (terms.length > USUAL) {
        terms = new Uint32Array(USUAL)
        counts = new Uint32Array(USUAL)
        places = new Int32Array(2 * USUAL)
      } else places.fill(0)
      size = 0
    },
    add,
    counted: (): TermCounts => ({ terms: terms.slice(0, size), counts: counts.slice(0, size) }),
  }
}
