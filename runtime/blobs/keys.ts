import { createHash } from 'node:crypto'
import type { OwnerId } from '@docent/proto/ids'
import { InvalidBlobKey } from './port.ts'

const KEY_MAX_LENGTH = 512
/** What the strictest file systems allow for one name, less the mark of a folder. */
const SEGMENT_MAX_LENGTH = 200
const KEY_SHAPE = /^[\w.-]+(?:\/[\w.-]+)*$/
const PREFIX_SHAPE = /^(?:[\w.-]+(?:\/[\w.-]+)*\/?)?$/
const OWNER_NAME_MAX_LENGTH = 200

/** Refuses whatever could leave the owner's space, on any engine. */
export function checkKey(key: string): void {
  if (!KEY_SHAPE.test(key)) throw new InvalidBlobKey(`not a blob key: ${JSON.stringify(key.slice(0, 100))}`)
  checkSegments(key)
}

/** A prefix may end anywhere, also in the middle of a segment. */
export function checkPrefix(prefix: string): void {
  if (!PREFIX_SHAPE.test(prefix)) throw new InvalidBlobKey(`not a key prefix: ${JSON.stringify(prefix.slice(0, 100))}`)
  checkSegments(prefix)
}

function checkSegments(path: string): void {
  if (path.length > KEY_MAX_LENGTH) throw new InvalidBlobKey(`longer than ${KEY_MAX_LENGTH} characters`)
  for (const segment of path.split('/')) {
    if (segment === '.' || segment === '..') throw new InvalidBlobKey(`"${segment}" is not allowed as a segment`)
    if (segment.length > SEGMENT_MAX_LENGTH) throw new InvalidBlobKey(`segment over ${SEGMENT_MAX_LENGTH} characters`)
  }
}

/**
 * One path segment per owner, different for any two owners even where case does not count: lower-case letters,
 * digits and "-" stay, the rest becomes `_hh`. Too long names become a digest, marked so that none can be imitated.
 */
export function ownerSegment(owner: OwnerId): string {
  if (typeof owner !== 'string' || owner.length === 0) throw new InvalidBlobKey('no owner')
  const escaped = owner.replace(/[^a-z0-9-]/gu, (one) =>
    [...Buffer.from(one)].map((byte) => `_${byte.toString(16).padStart(2, '0')}`).join(''),
  )
  if (escaped.length <= OWNER_NAME_MAX_LENGTH) return escaped
  return `=${createHash('sha256').update(owner).digest('hex')}`
}
