import type { FileCall } from './trace.ts'

const SECTOR = 512

/** A file as the disk has it, and what was asked of it since its last sync. */
interface Durable {
  content: Content
  pending: FileCall[]
}

/** Bytes with room to grow. */
interface Content {
  bytes: Buffer
  size: number
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
    if (!file) files.set(name, (file = { content: { bytes: Buffer.alloc(0), size: 0 }, pending: [] }))
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
      for (const one of file.pending) perform(file.content, one)
      file.pending = []
    },
    afterPowerLoss(random) {
      const after = new Map<string, Buffer>()
      for (const [name, { content, pending }] of files) {
        const left = { bytes: Buffer.from(content.bytes), size: content.size }
        for (const call of pending) {
          const luck = random()
          if (luck < 0.4) continue
          perform(left, luck < 0.6 ? torn(call, random) : call)
        }
        after.set(name, left.bytes.subarray(0, left.size))
      }
      return after
    },
  }
}

function perform(content: Content, call: FileCall): void {
  if (call.kind === 'truncate') resize(content, call.size)
  if (call.kind !== 'write') return
  const end = call.at + call.data.length
  if (end > content.size) resize(content, end)
  call.data.copy(content.bytes, call.at)
}

function resize(content: Content, size: number): void {
  if (size > content.bytes.length) {
    const bytes = Buffer.alloc(2 * size)
    content.bytes.copy(bytes, 0, 0, content.size)
    content.bytes = bytes
  }
  if (size < content.size) content.bytes.fill(0, size, content.size)
  content.size = size
}

/** Only the first sectors of a write made it. */
function torn(call: FileCall, random: () => number): FileCall {
  if (call.kind !== 'write') return call
  const sectors = Math.floor(random() * Math.ceil(call.data.length / SECTOR))
  return { ...call, data: call.data.subarray(0, sectors * SECTOR) }
}
