import { inflateRawSync } from 'node:zlib'
import { ExtractionProblem } from '../problem.ts'

export interface ZipEntry {
  name: string
  method: number
  encrypted: boolean
  packed: number
  unpacked: number
  offset: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const ENTRIES_MAX = 10_000

const broken = (why: string) => new ExtractionProblem('unreadable', `not a readable ZIP: ${why}`)

/** Reads the table of contents of a ZIP without unpacking anything. @throws ExtractionProblem unreadable */
export function readZipDirectory(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > ENTRIES_MAX) throw broken(`${count} entries`)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw broken('the directory is cut off')
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 66_000); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at
  }
  throw broken('no directory')
}

/** Unpacks one entry, at most `limit` bytes, whatever its directory says. @throws ExtractionProblem unreadable */
export function unpackEntry(bytes: Buffer, entry: ZipEntry, limit: number): Buffer {
  const { offset, packed, method } = entry
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw broken(`${entry.name} is missing`)
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const data = bytes.subarray(start, start + packed)
  if (method === 0) return data
  if (method !== 8) throw broken(`${entry.name} uses method ${method}`)
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, limit) })
  } catch (error) {
    throw broken(`${entry.name}: ${String(error)}`)
  }
}
