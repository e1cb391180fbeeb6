export interface Size {
  width: number
  height: number
}

/** Sides of a JPEG, out of its frame header. @throws RangeError when it has none */
export function jpegSize(bytes: Buffer): Size {
  for (let at = 2; ;) {
    while (bytes.readUInt8(at) === 0xff && bytes.readUInt8(at + 1) === 0xff) at += 1
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('a marker is missing')
    const marker = bytes.readUInt8(at + 1)
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    at += isAlone ? 2 : 2 + bytes.readUInt16BE(at + 2)
  }
}

/** SOF0 to SOF15; three markers in between are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/**
 * How often a JPEG goes over its picture, with `most` as the end of counting: each time costs as much as there are pixels, and takes
 * no more than ten bytes to ask for.
 */
export function scansIn(bytes: Buffer, most: number): number {
  let scans = 0
  for (let at = bytes.indexOf(SCAN); at >= 0 && scans < most; at = bytes.indexOf(SCAN, at + 2)) scans += 1
  return scans
}

/** Within what was packed 0xff is always followed by 0 or by a mark of its own, so that these two stand for nothing else. */
const SCAN = Buffer.from([0xff, 0xda])
