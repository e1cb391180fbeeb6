// A ZIP as plain as one can be: entries in the order given, one date for all, nothing compressed.
import { crc32 } from 'node:zlib'

/** 1 January 1980, the first day there is in a ZIP. */
const DATE = 0x21
const UTF8 = 0x800
const PLAIN_FILE = (0o100644 << 16) >>> 0

/** One file of a ZIP: its path, and what is in it. */
export type Entry = readonly [path: string, bytes: Buffer]

export function zipOf(files: readonly Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, bytes] of files) {
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8, 2)
    common.writeUInt16LE(DATE, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    parts.push(Buffer.from('PK\x03\x04'), common, path, bytes)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(PLAIN_FILE, 6)
    rest.writeUInt32LE(at, 10)
    // Made on Unix: what unpacks it there gives the files these rights.
    directory.push(Buffer.from('PK\x01\x02\x14\x03'), common, rest, path)
    at += 30 + path.length + bytes.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
