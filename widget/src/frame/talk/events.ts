/** The events of a streamed answer: name and data, however the bytes are cut. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<[event: string, data: string]> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (event && data !== undefined) yield [event, data]
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
