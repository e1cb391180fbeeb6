/** Where the hash of a text begins, before its first unit. */
export const HASH_START = 0x811c9dc5

/** The hash of a text that goes on by a unit below 256, before it is mixed. */
export const hashedWith = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/** The final mix. */
export function mixed(hash: number): number {
  let mix = hash ^ (hash >>> 16)
  mix = Math.imul(mix, 0x85ebca6b)
  mix ^= mix >>> 13
  mix = Math.imul(mix, 0xc2b2ae35)
  return (mix ^ (mix >>> 16)) >>> 0
}

/** FNV-1a over UTF-16 units with a final mix: stable over releases, because stored indexes hold these numbers. */
export function hash32(text: string, seed = 0): number {
  let hash = (HASH_START ^ seed) >>> 0
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    hash = hashedWith(hash, unit & 0xff)
    if (unit > 0xff) hash = hashedWith(hash, unit >>> 8)
  }
  return mixed(hash)
}
