/** Longest name in bytes: with the folders around it, it still fits every file system. */
const MOST_BYTES = 100
// What no file system takes, what would lead somewhere else, and what turns the direction of reading.
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200E\u200F<>:"/\\|?*]/gu
/** Names that Windows keeps for its devices, whatever comes after the dot. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

/** A name for a file or a folder out of any text: one level, fit for every system, never empty. */
export function safeName(text: string, fallback = 'untitled'): string {
  const plain = text.normalize('NFC').toWellFormed().replace(UNFIT, '_').replace(/\s+/g, ' ')
  const trimmed = shortened(plain).replace(/^[\s.]+|[\s.]+$/g, '')
  if (trimmed === '' || /^_+$/.test(trimmed)) return fallback
  return DEVICE.test(trimmed) ? `_${trimmed}` : trimmed
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length
/** Two names that some system takes for one have the same key. */
const keyOf = (name: string) => name.normalize('NFKC').toLowerCase()

/** Cuts the middle out, so that the extension stays. */
function shortened(name: string): string {
  if (bytesOf(name) <= MOST_BYTES) return name
  const [extension = ''] = /\.[\w-]{1,10}$/.exec(name) ?? []
  const points = Array.from(name.slice(0, name.length - extension.length))
  while (bytesOf(points.join('')) > MOST_BYTES - bytesOf(extension)) points.pop()
  return points.join('') + extension
}

/** Hands out names that differ, also where a system does not tell small letters from capitals. */
export function createNames(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    const [, stem = wanted, extension = ''] = /^(.+?)(\.[\w-]{1,10})?$/s.exec(wanted) ?? []
    let name = wanted
    for (let count = 2; taken.has(keyOf(name)); count++) name = `${stem} (${count})${extension}`
    taken.add(keyOf(name))
    return name
  }
}
