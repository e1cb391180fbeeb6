/** Values by their keys, of at most so many bytes together; what goes for a new one is any of them. */
export interface Kept<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
}

interface Entry<Value> {
  key: string
  value: Value
  bytes: number
  place: number
}

/**
 * Keeps what fits. Where the oldest went first, a few more values than fit, asked for in turn, would each be gone when they
 * are asked for again; as any of them goes, most are still there.
 */
export function createKept<Value>(most: number): Kept<Value> {
  const known = new Map<string, Entry<Value>>()
  const entries: Entry<Value>[] = []
  let bytes = 0
  let chance = 1

  function drop({ key, place, bytes: freed }: Entry<Value>): void {
    const last = entries.pop() as Entry<Value>
    if (last.key !== key) {
      entries[place] = last
      last.place = place
    }
    known.delete(key)
    bytes -= freed
  }

  return {
    get: (key) => known.get(key)?.value,
    set(key, value, size) {
      const before = known.get(key)
      if (before) drop(before)
      if (size > most) return
      while (bytes + size > most) {
        // As even as it has to be, and the same in every run.
        chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0
        drop(entries[Math.floor((chance / 2 ** 32) * entries.length)] as Entry<Value>)
      }
      const entry = { key, value, bytes: size, place: entries.length }
      entries.push(entry)
      known.set(key, entry)
      bytes += size
    },
  }
}
