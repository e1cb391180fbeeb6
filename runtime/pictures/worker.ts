import { parentPort, workerData } from 'node:worker_threads'
import { decode, encode } from './codecs.ts'
import { SIDE } from './limits.ts'
import { lookAt, PictureProblem } from './picture.ts'
import { squareOf } from './square.ts'

/** What comes out of the thread: the avatar, or why there is none. */
export type Redrawn = { avatar: Uint8Array } | { problem: PictureProblem['kind']; message: string }

parentPort?.postMessage(await redrawn(workerData as Uint8Array))

async function redrawn(bytes: Uint8Array): Promise<Redrawn> {
  try {
    const pixels = await decode(lookAt(Buffer.from(bytes)))
    return { avatar: new Uint8Array(await encode(squareOf(pixels, SIDE))) }
  } catch (error) {
    const problem = error instanceof PictureProblem ? error.kind : 'unreadable'
    return { problem, message: String(error) }
  }
}
