import type { Pixels } from './square.ts'
import { checkSize, PictureProblem, type Picture } from './picture.ts'
import { readFile } from 'node:fs/promises'

// The decoders run in WebAssembly: whatever a file makes them do stays in memory of their own. They make what browsers
// know as ImageData.
class PlainImageData implements Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
Object.assign(globalThis, { ImageData: PlainImageData })

/** The first picture of a file as pixels, turned the way it is meant to be seen. @throws PictureProblem */
export async function decode({ format, bytes }: Picture): Promise<Pixels> {
  const pixels = await decoders[format](bytes)
  checkSize(pixels)
  return pixels
}

/** Pixels as WebP, with nothing beside them. */
export async function encode(pixels: Pixels): Promise<Buffer> {
  const { default: encodeWebp, init } = await import('@jsquash/webp/encode.js')
  await init(await compiled('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  return Buffer.from(await encodeWebp(pixels as unknown as Parameters<typeof encodeWebp>[0], { quality: 88 }))
}

const decoders: Record<Picture['format'], (bytes: Buffer) => Promise<Pixels>> = {
  async jpeg(bytes) {
    const { default: decodeJpeg, init } = await import('@jsquash/jpeg/decode.js')
    await init(await compiled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
    return decodeJpeg(alone(bytes), { preserveOrientation: true })
  },
  async png(bytes) {
    const { decode: decodePng, init } = await import('@jsquash/png/decode.js')
    await init(await compiled('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
    return (await decodePng(alone(bytes))) as Pixels
  },
  async webp(bytes) {
    const { default: decodeWebp, init } = await import('@jsquash/webp/decode.js')
    await init(await compiled('@jsquash/webp/codec/dec/webp_dec.wasm'))
    return decodeWebp(alone(bytes))
  },
  async gif(bytes) {
    const { GifReader } = await import('omggif')
    const reader = new GifReader(bytes)
    if (reader.numFrames() === 0) throw new PictureProblem('unreadable', 'it has no frame')
    // A frame has a size of its own, which may be another than the file's.
    checkSize(reader.frameInfo(0))
    const { width, height } = reader
    const data = new Uint8ClampedArray(width * height * 4)
    reader.decodeAndBlitFrameRGBA(0, data)
    return { data, width, height }
  },
}

/** The types of Node leave out what it can do. */
const { compile } = WebAssembly as unknown as { compile(bytes: Uint8Array): Promise<object> }

async function compiled(name: string): Promise<object> {
  return compile(await readFile(new URL(import.meta.resolve(name))))
}

/** A buffer of its own: small ones share their memory with others. */
function alone(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
