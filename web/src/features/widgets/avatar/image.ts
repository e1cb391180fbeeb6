/** A part of a picture, in its own pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** Sharp at three pixels to one; the server keeps less. */
const SIDE = 512

/** The address of a picture that this browser can draw, turned the right way; `undefined` when it is none. */
export async function openImage(file: Blob): Promise<string | undefined> {
  // A drawing that can hold scripts is no avatar, however harmless this one may be.
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return undefined
  const address = URL.createObjectURL(file)
  try {
    await loaded(address)
    return address
  } catch {
    URL.revokeObjectURL(address)
    return undefined
  }
}

/** The part of a picture, as a square of its own. */
export async function cut(address: string, { x, y, width, height }: Part): Promise<Blob> {
  const image = await loaded(address)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(SIDE, Math.max(1, Math.round(width)))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png'),
  )
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
