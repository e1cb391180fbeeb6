import { hash32 } from '@docent/runtime/text'
import type { Stemmed } from '../units/stems.ts'

/** The hash of a text that is remembered with it; a small number, so that it is no object of its own. */
export const hashOf = (text: string): number => hash32(text) | 0

/**
 * Places of words in their list, by their surfaces or by their stems. It is made for each question, and a `Map` takes much longer:
 * here the hashes are remembered with the words, and nothing grows.
 */
export class WordsBy {
  readonly #by: 'surface' | 'stem'
  readonly #words: readonly Stemmed[]
  /** Places counted from 1, each at the hash of its text or in the next slots that are free; half of them at least. */
  readonly #slots: Uint16Array | Uint32Array

  constructor(by: 'surface' | 'stem', words: readonly Stemmed[]) {
    const most = words.length
    const size = 2 ** Math.ceil(Math.log2(2 * most + 1))
    this.#by = by
    this.#words = words
    this.#slots = most > 0xff_ff ? new Uint32Array(size) : new Uint16Array(size)
  }

  get(text: string): Stemmed | undefined {
    const counted = this.#slots[this.#slotOf(text, hashOf(text))] as number
    return counted === 0 ? undefined : this.#words[counted - 1]
  }

  has(text: string): boolean {
    return this.#slots[this.#slotOf(text, hashOf(text))] !== 0
  }

  /** Puts a word in, unless there is one of its text; gives that one then. */
  put({ surface, stem, surfaceHash, stemHash }: Stemmed, at: number): Stemmed | undefined {
    const slot = this.#by === 'stem' ? this.#slotOf(stem, stemHash) : this.#slotOf(surface, surfaceHash)
    const counted = this.#slots[slot] as number
    if (counted !== 0) return this.#words[counted - 1]
    this.#slots[slot] = at + 1
    return undefined
  }

  /** In place of the one that is there. */
  replace({ surface, stem, surfaceHash, stemHash }: Stemmed, at: number): void {
    const slot = this.#by === 'stem' ? this.#slotOf(stem, stemHash) : this.#slotOf(surface, surfaceHash)
    this.#slots[slot] = at + 1
  }

  /** Of the text, or the free one where it would stand. */
  #slotOf(text: string, hash: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    const byStem = this.#by === 'stem'
    let slot = hash & last
    for (let counted = slots[slot] as number; counted !== 0; counted = slots[slot] as number) {
      const one = this.#words[counted - 1] as Stemmed
      if ((byStem ? one.stem : one.surface) === text) break
      slot = (slot + 1) & last
    }
    return slot
  }
}
