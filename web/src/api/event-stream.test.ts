import { describe, expect, test } from '@jest/globals'
import { createEventReader, eventsOf, type StreamedEvent } from './event-stream.ts'

const wire =
  'event: sources\ndata: {"sources":[]}\n\n: still here\n\nevent: delta\ndata: {"text":"Né"}\n\ndata: bare\n\n'
const events: StreamedEvent[] = [
  { event: 'sources', data: '{"sources":[]}' },
  { event: 'delta', data: '{"text":"Né"}' },
  { event: 'message', data: 'bare' },
]

describe('the reader of server-sent events', () => {
  test.each([1, 2, 3, 7, 1000])('reads the same events from pieces of %d characters', (size) => {
    const read = createEventReader()
    const pieces = wire.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect(pieces.flatMap((piece) => read(piece))).toEqual(events)
  })

  test.each(['\r\n', '\r'])('takes lines that end with %j', (end) => {
    const read = createEventReader()
    const pieces = [...(wire.replaceAll('\n', end).match(/[^]/g) ?? []), '\n']
    expect(pieces.flatMap((piece) => read(piece))).toEqual(events)
  })

  test('joins data of several lines and keeps colons in it', () => {
    expect(createEventReader()('data: a: b\ndata:c\n\n')).toEqual([{ event: 'message', data: 'a: b\nc' }])
  })

  test('keeps what is not ended yet to itself', () => {
    expect(createEventReader()('event: done\ndata: {}\n')).toEqual([])
  })

  test('decodes characters that are cut in the middle, and notices comments', async () => {
    const bytes = new TextEncoder().encode(wire)
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    let heard = 0
    const read: StreamedEvent[] = []
    for await (const event of eventsOf(body, () => (heard += 1))) read.push(event)
    expect(read).toEqual(events)
    expect(heard).toBeGreaterThan(events.length)
  })
})
