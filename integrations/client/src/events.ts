import { connectionFailed } from './failure.ts'

export interface StreamedEvent {
  event: string
  data: unknown
}

/**
 * The events of a stream as they come. Whoever stops reading, by `break` or an error, ends the connection, and with it what
 * Docent does for it. @throws DocentError
 */
export async function* eventsOf(reply: Response, signal: AbortSignal | undefined): AsyncGenerator<StreamedEvent> {
  const reader = reply.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      // Lines may end in either way, and JSON holds neither sign as it is.
      rest += decoder.decode(value, { stream: true }).replaceAll('\r', '')
      const frames = rest.split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        const event = eventOf(frame)
        if (event) yield event
      }
    }
  } catch (error) {
    throw connectionFailed(error, signal)
  } finally {
    // Also where it ended by itself: then there is nothing to cancel.
    await reader.cancel().catch(() => undefined)
  }
}

/** Comments keep a connection open and say nothing. */
function eventOf(frame: string): StreamedEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of frame.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    else if (line.startsWith('data:')) data.push(line.slice(5).trim())
  }
  return data.length > 0 ? { event, data: JSON.parse(data.join('\n')) } : undefined
}
