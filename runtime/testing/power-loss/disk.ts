import type { FileCall } from './trace.ts'

const SECTOR = 512

/** A file as the disk has it, and what was asked of it since its last sync. */
interface Durable {
  content: Buffer
  pending: FileCall[]
}

/** A disk that keeps what was synced; of the rest it may keep all, some, parts, or nothing. */
export interface Disk {
  apply(call: FileCall): void
  /** One of the states that the files can be in after the power went now. */
  afterPowerLoss(random: () => number): Map<string, Buffer>
}

export function createDisk(): Disk {
  const files = new Map<string, Durable>()
  const fileOf = (name: string) => {
    let file = files.get(name)
    if (!file) files.set(name, (file = { content: Buffer.alloc(0), pending: [] }))
    return file
  }

  return {
    apply(call) {
      if (call.kind === 'remove') {
        files.delete(call.file)
        return
      }
      const file = fileOf(call.file)
      if (call.kind !== 'sync') {
        file.pending.push(call)
        return
      }
      for (const one of file.pending) file.content = perform(file.content, one)
      file.pending = []
    },
    afterPowerLoss(random) {
      const after = new Map<string, Buffer>()
      for (const [name, { content, pending }] of files) {
        let left: Buffer = Buffer.from(content)
        for (const call of pending) {
          const luck = random()
          if (luck < 0.4) continue
          left = perform(left, luck < 0.6 ? torn(call, random) : call)
        }
        after.set(name, left)
      }
      return after
    },
  }
}

/** Changes the content in place where it is long enough. */
function perform(content: Buffer, call: FileCall): Buffer {
  if (call.kind === 'truncate') return resized(content, call.size)
  if (call.kind !== 'write') return content
  const end = call.at + call.data.length
  const next = end > content.length ? resized(content, end) : content
  call.data.copy(next, call.at)
  return next
}

function resized(content: Buffer, size: number): Buffer {
  const next = Buffer.alloc(size)
  content.copy(next, 0, 0, size)
  return next
}

/** Only the first sectors of a write made it. */
function torn(call: FileCall, random: () => number): FileCall {
  if (call.kind !== 'write') return call
  const sectors = Math.floor(random() * Math.ceil(call.data.length / SECTOR))
  return { ...call, data: call.data.subarray(0, sectors * SECTOR) }
}
