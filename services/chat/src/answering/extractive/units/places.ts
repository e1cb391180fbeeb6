import { hash32 } from '@docent/runtime/text'

/**
 * Where each of some names stands in their list: what a `Map` would say, in an eighth of its memory, for lists that are kept long
 * and asked seldom.
 */
export class Places {
  readonly #names: readonly string[]
  /** Places counted from 1, each at the hash of its name or in the next slots that are free; half of them at least. */
  readonly #slots: Uint8Array | Uint16Array | Uint32Array

  /** @param names different ones; kept as they are */
  constructor(names: readonly string[]) {
    const size = 2 ** Math.ceil(Math.log2(2 * names.length + 1))
    this.#names = names
    this.#slots =
      names.length > 0xff_ff
        ? new Uint32Array(size)
        : names.length > 0xff
          ? new Uint16Array(size)
          : new Uint8Array(size)
    for (const [place, name] of names.entries()) this.#slots[this.#slotOf(name)] = place + 1
  }

  get(name: string): number | undefined {
    const counted = this.#slots[this.#slotOf(name)] as number
    return counted === 0 ? undefined : counted - 1
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  /** Of the name, or the free one where it would stand. */
  #slotOf(name: string): number {
    const last = this.#slots.length - 1
    let slot = hash32(name) & last
    for (let counted = this.#slots[slot] as number; counted !== 0; counted = this.#slots[slot] as number) {
      if (this.#names[counted - 1] === name) break
      slot = (slot + 1) & last
    }
    return slot
  }
}
