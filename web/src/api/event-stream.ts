/** One server-sent event. Comments are dropped by the reader. */
export interface StreamedEvent {
  event: string
  data: string
}

/**
 * Reads server-sent events out of text that arrives in pieces, cut anywhere. What is not yet ended by an empty line
 * stays inside until the rest arrives.
 */
export function createEventReader(): (piece: string) => StreamedEvent[] {
  let rest = ''
  return (piece) => {
    rest += piece
    // A carriage return at the end may be the first half of a line break.
    const held = rest.endsWith('\r') ? '\r' : ''
    const blocks = rest
      .slice(0, rest.length - held.length)
      .replaceAll(/\r\n?/g, '\n')
      .split('\n\n')
    rest = (blocks.pop() ?? '') + held
    return blocks.flatMap((block) => parseBlock(block) ?? [])
  }
}

/** The events of a response body, until it ends or its request is aborted; `onBytes` hears of comments too. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<StreamedEvent> {
  const read = createEventReader()
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      yield* read(value)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseBlock(block: string): StreamedEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}
