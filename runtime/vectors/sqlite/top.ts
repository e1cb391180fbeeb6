/** The best `size` of many scored places, best first; of equals, the one offered first. */
export interface Top {
  /** Scores at or below it cannot enter. */
  floor(): number
  offer(place: number, score: number): void
  list(): { place: number; score: number }[]
}

export function createTop(size: number): Top {
  const places: number[] = []
  const scores: number[] = []
  let floor = -Infinity
  return {
    floor: () => floor,
    offer(place, score) {
      if (score <= floor) return
      let at = scores.length < size ? scores.length : size - 1
      while (at > 0 && (scores[at - 1] ?? 0) < score) {
        scores[at] = scores[at - 1] ?? 0
        places[at] = places[at - 1] ?? 0
        at -= 1
      }
      scores[at] = score
      places[at] = place
      if (scores.length === size) floor = scores[size - 1] ?? floor
    },
    list: () => places.map((place, i) => ({ place, score: scores[i] ?? 0 })),
  }
}
