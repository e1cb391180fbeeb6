import type { Candidate, Comparison, Told } from '../measure.ts'
import type { Stems } from '../units/unit.ts'
import { fareOf, type Fare } from './fares.ts'

/** Longer, it is a price list that is told, and no answer. */
export const LONGEST = 420

/** The price of some, and where it stands. */
export interface Priced {
  fare: Fare
  /** Number of its row, or of its piece. */
  place: number
  about: readonly Stems[]
}

/** Prices that stand together: the rows of a table, or the pieces of a passage. */
export interface PriceList {
  priced: readonly Priced[]
  /** What says what they are prices of. */
  about: readonly Stems[]
  /** What stands above some of them, or in them. */
  heading(places: readonly number[]): string
  isTable: boolean
  /** Of what is listed, how much is told apart by who pays. */
  share: number
  /** For how many people together all of them hold. */
  isSized: Fare['isSized']
  /** Whether the last answer told of it. */
  isTold: boolean
  /** Of its passage. */
  rank: number
  tell(places: readonly number[]): Told | undefined
}

/** For how many people all holds that stands below some names. */
export const sizeOf = (names: readonly string[]): Fare['isSized'] =>
  names.map((name) => fareOf(name)?.isSized).find((one) => one !== undefined)

/** Documents in the order in which they were found, and their passages as they stand there: what all pay comes before what some do. */
export function rankOf(reading: Candidate['reading'] | undefined, { readings }: Comparison): number {
  const [documentId, place] = reading ? [reading.found.passage.documentId, reading.found.passage.chunkId] : []
  const first = readings.findIndex(({ found }) => found.passage.documentId === documentId)
  return first * MOST_PASSAGES + Number(place?.split(':').at(-1))
}
const MOST_PASSAGES = 100_000
