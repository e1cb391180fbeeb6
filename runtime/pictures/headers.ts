export interface PictureHeaders {
  /** Without its ending. */
  fileName: string
  /** Which pages may show it. */
  shownBy: 'same-origin' | 'cross-origin'
  cacheControl: string
}

/** Headers of a picture that was drawn anew: it is a picture and nothing else, wherever it is opened. */
export function pictureHeaders({ fileName, shownBy, cacheControl }: PictureHeaders) {
  return {
    'content-type': 'image/webp',
    'content-disposition': `inline; filename="${fileName}.webp"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': shownBy,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
  }
}
