import { jpegSize, scansIn } from './formats/jpeg.ts'
import { pngPixelsOnly } from './formats/png.ts'
import { firstFrame } from './formats/webp.ts'
import { MAX_PIXELS, MAX_SCANS, MAX_SIDE } from './limits.ts'

/** A picture that may be decoded: what it is by its own bytes, how large it gets, and only the parts with pixels. */
export interface Picture {
  format: 'jpeg' | 'png' | 'webp' | 'gif'
  width: number
  height: number
  bytes: Buffer
}

/** Why a picture is not taken. */
export class PictureProblem extends Error {
  readonly kind: 'not_an_image' | 'too_large' | 'unreadable' | 'too_slow'

  constructor(kind: PictureProblem['kind'], message: string = kind) {
    super(message)
    this.name = 'PictureProblem'
    this.kind = kind
  }
}

/** Says what the bytes are, whatever their name claims, before anything unpacks them. @throws PictureProblem */
export function lookAt(bytes: Buffer): Picture {
  const picture = recognize(bytes)
  if (!picture) throw new PictureProblem('not_an_image')
  checkSize(picture)
  return picture
}

/** @throws PictureProblem */
export function checkSize({ width, height }: { width: number; height: number }): void {
  if (!(width > 0 && height > 0)) throw new PictureProblem('unreadable', 'it has no size')
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) throw new PictureProblem('too_large')
}

function recognize(bytes: Buffer): Picture | undefined {
  try {
    if (bytes.subarray(0, 3).equals(JPEG)) {
      const size = jpegSize(bytes)
      if (scansIn(bytes, MAX_SCANS + 1) > MAX_SCANS)
        throw new PictureProblem('too_slow', 'it goes over itself too often')
      return { format: 'jpeg', bytes, ...size }
    }
    if (bytes.subarray(0, 8).equals(PNG)) return { format: 'png', ...pngPixelsOnly(bytes) }
    if (/^GIF8[79]a/.test(start(bytes, 6))) {
      return { format: 'gif', bytes, width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    }
    if (/^RIFF....WEBP/s.test(start(bytes, 12))) return { format: 'webp', ...firstFrame(bytes) }
  } catch (error) {
    // Reading past the end: it was cut off.
    throw error instanceof PictureProblem ? error : new PictureProblem('unreadable', String(error))
  }
  return undefined
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const start = (bytes: Buffer, length: number) => bytes.toString('latin1', 0, length)
