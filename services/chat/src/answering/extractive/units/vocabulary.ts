import { Places } from './places.ts'
import type { Stemmed } from './stems.ts'
import type { Stems } from './unit.ts'

// The stems of a passage stand in many pieces of it: each has a number, and a piece is a stretch of one list of numbers.

let readings = 0

/** The stems of one passage, each with its number, and the list that its pieces are stretches of. */
export class Vocabulary {
  #numbers: Map<string, number> | Places = new Map<string, number>()
  #names: string[] = []
  #surfaces: Map<string, Stemmed> | undefined = new Map<string, Stemmed>()
  readonly #reading = (readings += 1)
  #isTwofold = false
  #list: number[] | Uint16Array | Uint32Array = []
  /** The stretch that met a stem last. */
  #seen: number[] | undefined = []
  #stretches = 0

  numberOf(stem: string): number | undefined {
    return this.#numbers.get(stem)
  }

  nameOf(number: number): string {
    return this.#names[number] as string
  }

  at(place: number): number {
    return this.#list[place] as number
  }

  has(stem: string): boolean {
    return this.#numbers.has(stem)
  }

  /** The words by which stems came here: of two that differ only in accents the later one. */
  words(): readonly Stemmed[] {
    return [...(this.#surfaces as Map<string, Stemmed>).values()]
  }

  meet(one: Stemmed): number {
    if (one.met === this.#reading && !this.#isTwofold) return one.number as number
    const surfaces = this.#surfaces as Map<string, Stemmed>
    const before = surfaces.get(one.surface)
    if (before !== one) {
      this.#isTwofold ||= before !== undefined
      surfaces.set(one.surface, one)
    }
    one.met = this.#reading
    one.number = this.#numbered(one.stem)
    return one.number
  }

  #numbered(stem: string): number {
    const numbers = this.#numbers as Map<string, number>
    let number = numbers.get(stem)
    if (number === undefined) numbers.set(stem, (number = this.#names.push(stem) - 1))
    return number
  }

  /** A stretch of these words. */
  list(words: readonly Stemmed[]): Stretch {
    const list = this.#list as number[]
    const from = list.length
    for (const word of words) list.push(this.meet(word))
    return this.stretch(from, list.length)
  }

  /** A stretch of what are stems already. */
  listStems(stems: Iterable<string>): Stretch {
    const list = this.#list as number[]
    const from = list.length
    for (const stem of stems) list.push(this.#numbered(stem))
    return this.stretch(from, list.length)
  }

  /** One stretch of several: the same place where they stand side by side already. */
  together(all: readonly Stretch[]): Stretch {
    const list = this.#list as number[]
    const [first] = all
    if (!first) return this.stretch(list.length, list.length)
    if (all.every(({ from }, i) => i === 0 || from === all[i - 1]?.to))
      return all.length === 1 ? first : this.stretch(first.from, (all.at(-1) as Stretch).to)
    const from = list.length
    for (const one of all) for (let at = one.from; at < one.to; at += 1) list.push(list[at] as number)
    return this.stretch(from, list.length)
  }

  stretch(from: number, to: number): Stretch {
    const seen = this.#seen as number[]
    this.#stretches += 1
    let size = 0
    for (let at = from; at < to; at += 1) {
      const number = this.#list[at] as number
      if (seen[number] === this.#stretches) continue
      seen[number] = this.#stretches
      size += 1
    }
    return new Stretch(this, from, to, size)
  }

  /** Nothing is added any more: what is left takes a third of the memory. */
  close(): void {
    // Arrays that grew have room for more.
    this.#names = this.#names.slice()
    this.#numbers = new Places(this.#names)
    this.#list = this.#names.length > 0xff_ff ? Uint32Array.from(this.#list) : Uint16Array.from(this.#list)
    this.#seen = undefined
    this.#surfaces = undefined
  }
}

/** The stems of a piece: as a set, and in the order in which they stand there. */
export class Stretch implements Stems {
  readonly vocabulary: Vocabulary
  readonly from: number
  readonly to: number
  /** Different stems. */
  readonly size: number

  constructor(vocabulary: Vocabulary, from: number, to: number, size: number) {
    this.vocabulary = vocabulary
    this.from = from
    this.to = to
    this.size = size
  }

  has(stem: string): boolean {
    const number = this.vocabulary.numberOf(stem)
    return number !== undefined && this.hasNumber(number)
  }

  hasNumber(number: number): boolean {
    for (let at = this.from; at < this.to; at += 1) if (this.vocabulary.at(at) === number) return true
    return false
  }

  /** Whether one stem stands right before another. */
  hasNeighbors(before: readonly number[], after: readonly number[]): boolean {
    for (let at = this.from + 1; at < this.to; at += 1) {
      if (after.includes(this.vocabulary.at(at)) && before.includes(this.vocabulary.at(at - 1))) return true
    }
    return false
  }

  /** The numbers of its stems, each once, in their order. */
  numbers(): ReadonlySet<number> {
    const numbers = new Set<number>()
    for (let at = this.from; at < this.to; at += 1) numbers.add(this.vocabulary.at(at))
    return numbers
  }

  *[Symbol.iterator](): IterableIterator<string> {
    for (const number of this.numbers()) yield this.vocabulary.nameOf(number)
  }
}
