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
