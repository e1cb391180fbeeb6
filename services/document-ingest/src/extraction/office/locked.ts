/** What old Office files are, and what newer ones lie in while they have a password. */
export const isOldContainer = (bytes: Uint8Array): boolean =>
  bytes.length >= 8 && Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32BE(0) === 0xd0cf11e0

const STREAMS = ['EncryptedPackage', 'EncryptionInfo'].map((name) => Buffer.from(name, 'utf16le'))

/** Whether these are the bytes of an Office file with a password, whatever its name says. */
export function isLocked(bytes: Uint8Array): boolean {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isOldContainer(bytes) && STREAMS.some((name) => whole.includes(name))
}
