/** Base64 of a text or of bytes, as a client sends a file. */
export const base64 = (content: string | Uint8Array): string => Buffer.from(content as string).toString('base64')
