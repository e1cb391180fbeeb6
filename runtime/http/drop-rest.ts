import type { IncomingMessage } from 'node:http'

const LONGEST_MS = 5_000
/** Of all such bodies together: whoever sends as fast as the line allows must not keep the process busy with throwing it away. */
const BYTES_PER_SECOND = 64 * 1024 * 1024
const TURN_MS = 50

let budget = 0
let timer: NodeJS.Timeout | undefined
const dropped = new Set<IncomingMessage>()

/**
 * Reads and drops what is left of a body that nobody wants, because a client that cannot send it would never see the answer; but
 * not for ever, and not at any pace.
 */
export function dropRest(request: IncomingMessage): void {
  if (request.complete || dropped.has(request)) return
  request.unpipe()
  dropped.add(request)
  const end = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, LONGEST_MS).unref()
  request.once('close', () => {
    clearTimeout(end)
    dropped.delete(request)
  })
  request.on('data', (piece: Buffer) => {
    budget -= piece.length
    if (budget <= 0) request.pause()
  })
  if (budget <= 0) request.pause()
  timer ??= setInterval(nextTurn, TURN_MS).unref()
}

function nextTurn(): void {
  if (dropped.size === 0) {
    clearInterval(timer)
    timer = undefined
    return
  }
  budget = (BYTES_PER_SECOND * TURN_MS) / 1000
  for (const request of dropped) request.resume()
}
