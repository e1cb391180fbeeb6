import { createLoader } from '@docent/runtime/outgoing/load.ts'
import { MAX_BYTES, pictureHeaders } from '@docent/runtime/pictures'

const PICTURE_MS = 3_000

/** Where pictures of people come from: the world outside, and no address of ours. */
export const loadPicture = createLoader({
  agent: async () => (await import('@docent/runtime/outgoing/guard.ts')).createPublicAgent(PICTURE_MS),
  timeLimitMs: PICTURE_MS,
  maxBytes: MAX_BYTES,
  accept: 'image/webp,image/png,image/jpeg',
})

export const PICTURE_HEADERS = pictureHeaders({
  fileName: 'picture',
  shownBy: 'same-origin',
  cacheControl: 'private, max-age=86400, immutable',
})
