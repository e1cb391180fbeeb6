/** Above this an archive goes straight to the disk where the browser can do that. */
export const LARGE_BYTES = 300 * 1024 * 1024

interface FileHandle {
  createWritable: () => Promise<WritableStream<Uint8Array>>
}
type Picker = (options: { suggestedName: string }) => Promise<FileHandle>

/** Where an archive goes. */
export type Sink = (archive: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>

/**
 * Asks where a large archive should go; it must be called by a click. Others, and browsers that cannot write a file, hand it
 * to the downloads: the browser keeps it aside until it is whole. Undefined when the owner thought better of it.
 */
export async function chooseSink(name: string, bytes: number): Promise<Sink | undefined> {
  const picker = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker
  if (bytes < LARGE_BYTES || picker === undefined) return download(name)
  try {
    const handle = await picker({ suggestedName: name })
    return async (archive, signal) => archive.pipeTo(await handle.createWritable(), { signal })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    return download(name)
  }
}

const download =
  (name: string): Sink =>
  async (archive, signal) => {
    const type = 'application/zip'
    const blob = await new Response(archive, { headers: { 'content-type': type } }).blob()
    signal.throwIfAborted()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
