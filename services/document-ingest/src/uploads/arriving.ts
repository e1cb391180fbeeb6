import type { OwnerId } from '@docent/proto/ids'
import type { Plan } from '@docent/proto/plans'
import { Readable } from 'node:stream'
import { failures } from '../failures.ts'
import { checkSize, kindOf, plainName } from './file.ts'
import type { Arriving } from './form.ts'
import { endsAsPdf } from './kind.ts'
import type { Pace } from './pace.ts'
import type { Source } from './source.ts'

/** So much is looked at before anything is stored; what is no longer than that is taken as a whole. */
const BEGINNING_BYTES = 512 * 1024

/** Whose file it is, and what holds for it. */
export interface ArrivingFor {
  owner: OwnerId
  plan: Plan
  pace: Pace
}

/**
 * A file that arrives, once its beginning is there: refused before anything is stored where its name, type or first bytes will
 * not do. The rest is never held in memory.
 */
export async function sourceOfArriving(
  { fileName: given, fileType, replaces, body }: Arriving,
  { owner, plan, pace }: ArrivingFor,
): Promise<Source> {
  const fileName = plainName(given)
  const pieces = withinPlan(body, plan)
  const beginning: Buffer[] = []
  let size = 0
  let isWhole = false
  while (size <= BEGINNING_BYTES && !isWhole) {
    const { value, done } = await pieces.next()
    if (done) isWhole = true
    else {
      beginning.push(value)
      size += value.length
    }
  }
  const bytes = Buffer.concat(beginning)
  if (size === 0) throw failures.file_empty()
  const kind = kindOf({ fileName, declared: fileType, bytes, goesOn: !isWhole })
  const source = { fileName, kind, mediaType: fileType, sourceUrl: null, replaces }
  if (isWhole) return { ...source, bytes }
  const mustEndAsPdf = kind === 'pdf' && !bytes.subarray(0, TAIL_BYTES).includes('%PDF-')
  const paced = withPauses(rest(bytes, pieces, mustEndAsPdf), owner, pace)
  return { ...source, arriving: Readable.from(paced, { objectMode: false }) }
}

/** No faster than the owner's turn comes. */
async function* withPauses(pieces: AsyncIterable<Buffer>, owner: OwnerId, pace: Pace): AsyncGenerator<Buffer, void> {
  for await (const piece of pieces) {
    await pace.before(owner, piece.length)
    yield piece
  }
}

const TAIL_BYTES = 1_024

/** Ends with a refusal as soon as there is more than the plan allows. */
async function* withinPlan(body: Readable, plan: Plan): AsyncGenerator<Buffer, void> {
  let size = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length
    checkSize(size, plan)
    yield piece
  }
}

async function* rest(bytes: Buffer, pieces: AsyncGenerator<Buffer, void>, mustEndAsPdf: boolean) {
  let tail = bytes.subarray(-TAIL_BYTES)
  yield bytes
  for await (const piece of pieces) {
    if (mustEndAsPdf) tail = Buffer.concat([tail, piece]).subarray(-TAIL_BYTES)
    yield piece
  }
  if (mustEndAsPdf && !endsAsPdf(tail)) throw failures.type_mismatch({ detail: 'neither begins nor ends as a PDF' })
}
