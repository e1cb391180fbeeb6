/** Largest picture that is taken, in bytes; what it unpacks to is bounded by its sides and its pixels. */
export const MAX_BYTES = 5 * 1024 * 1024
export const MAX_SIDE = 8_000
export const MAX_PIXELS = 24_000_000

/** What programs write has 14 at most; more only cost time. */
export const MAX_SCANS = 100

/** Avatars are squares of this many pixels: sharp at 72 on screens with three pixels to one. */
export const SIDE = 256
