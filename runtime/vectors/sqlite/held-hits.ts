import type { VectorHit } from '../port.ts'

/** Hits that whoever asks keeps of former answers, about 2 kB each. */
const HELD = 2_048
/** Numbers of a hit: where it is kept, whether it is new there, score, cosine, BM25. */
const WIDTH = 5
/** Strings of a hit that is new: its id, its document's, and the payload as JSON. */
const NEW_WIDTH = 3

/** What a passage is besides its figures; never changes. */
export interface Passage {
  id: string
  documentId: string
  /** JSON. */
  payload: string
}

/** A passage that was found, by its place in the index. */
export interface Ranked extends Pick<VectorHit, 'score' | 'dense' | 'lexical'> {
  place: number
}

/** An answer between two threads: the figures of all hits, and the passages that the other side does not hold yet. */
export interface PackedHits {
  figures: Float64Array
  passages: string[]
}

/**
 * The reader's side. The same passages are found again and again: what the other side holds is neither read nor sent nor parsed
 * once more. It says where each is to lie, and so knows without being told. A place of the index is never used again for another
 * passage.
 */
export function createHitSender(read: (ranked: Ranked) => Passage) {
  /** Where each lies on the other side. */
  const held = new Map<number, number>()
  const places = new Float64Array(HELD)
  /** Whether what lies there was found since `hand` passed it. */
  const found = new Uint8Array(HELD)
  let hand = 0

  /** Where something lies that was not found for long, or nothing. */
  function room(): number {
    while (found[hand] === 1) {
      found[hand] = 0
      hand = (hand + 1) % HELD
    }
    const at = hand
    hand = (hand + 1) % HELD
    if (held.get(places[at] as number) === at) held.delete(places[at] as number)
    return at
  }
  function pack(ranked: readonly Ranked[]): PackedHits {
    const figures = new Float64Array(ranked.length * WIDTH)
    const passages: string[] = []
    ranked.forEach((one, i) => {
      const known = held.get(one.place)
      let at = known ?? 0
      if (known === undefined) {
        const { id, documentId, payload } = read(one)
        passages.push(id, documentId, payload)
        at = room()
        held.set(one.place, at)
        places[at] = one.place
      } else found[at] = 1
      figures[i * WIDTH] = at
      figures[i * WIDTH + 1] = known === undefined ? 1 : 0
      figures[i * WIDTH + 2] = one.score
      figures[i * WIDTH + 3] = one.dense ?? NaN
      figures[i * WIDTH + 4] = one.lexical ?? NaN
    })
    return { figures, passages }
  }

  return {
    pack(ranked: readonly Ranked[]): PackedHits {
      try {
        return pack(ranked)
      } catch (error) {
        // Some of it was counted, and none of it is sent.
        held.clear()
        throw error
      }
    },
    /** From here on the other side holds nothing. */
    forget: () => held.clear(),
  }
}

/** The asking side: takes answers in the order in which they were packed. */
export function createHitReceiver() {
  let held: Pick<VectorHit, 'id' | 'documentId' | 'payload'>[] = []
  const orNull = (figure: number | undefined) => (figure === undefined || Number.isNaN(figure) ? null : figure)

  function keep(at: number, passages: readonly string[], from: number): void {
    const [id, documentId, payload] = passages.slice(from, from + NEW_WIDTH) as [string, string, string]
    held[at] = { id, documentId, payload: JSON.parse(payload) as VectorHit['payload'] }
  }

  return {
    unpack({ figures, passages }: PackedHits): VectorHit[] {
      const hits: VectorHit[] = []
      let read = 0
      for (let i = 0; i < figures.length; i += WIDTH) {
        const at = figures[i] as number
        if (figures[i + 1] === 1) {
          keep(at, passages, read)
          read += NEW_WIDTH
        }
        const { id, documentId, payload } = held[at] as (typeof held)[number]
        const [score, dense, lexical] = [figures[i + 2] as number, orNull(figures[i + 3]), orNull(figures[i + 4])]
        hits.push({ id, documentId, payload, score, dense, lexical })
      }
      return hits
    },
    forget(): void {
      held = []
    },
  }
}
