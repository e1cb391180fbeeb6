import type { OwnerId } from '@docent/proto/ids'
import type { Readable } from 'node:stream'

export interface BlobInfo {
  /** Bytes. */
  size: number
  /** SHA-256 of the content, lowercase hex. */
  sha256: string
}

/**
 * Large bodies by owner and key. Keys are relative paths of letters, digits, ".", "_", "-" and "/", at most 512
 * characters, without "." or ".." segments. A blob is there whole or not at all, and durable when `put` resolves.
 */
export interface Blobs {
  /** Writes or replaces; hashes while it writes. @throws InvalidBlobKey */
  put(owner: OwnerId, key: string, body: Readable | Uint8Array): Promise<BlobInfo>
  /** @throws BlobNotFound */
  read(owner: OwnerId, key: string): Promise<Readable>
  /** The whole content in memory. @throws BlobNotFound */
  bytes(owner: OwnerId, key: string): Promise<Buffer>
  /** False when there was none. */
  remove(owner: OwnerId, key: string): Promise<boolean>
  /** Removes every blob whose key starts with `prefix` ("" removes all of the owner); returns how many. */
  removeAll(owner: OwnerId, prefix: string): Promise<number>
  /** Keys under a prefix in byte order, at most 10,000; those behind the key `after`, where one is given. */
  list(owner: OwnerId, prefix: string, after?: string): Promise<string[]>
  ping(): Promise<void>
  /** What it cannot do at this moment although it answers; undefined when nothing. */
  trouble?(): string | undefined
  close(): Promise<void>
}

export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound'
}

export class InvalidBlobKey extends Error {
  override readonly name = 'InvalidBlobKey'
}
