/** The events of a stream: name and data, however the bytes are cut. `alive` is called with whatever comes, also what is none. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  alive?: () => void,
): AsyncGenerator<[event: string, data: string]> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive?.()
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
