import type { Embedder } from './port.ts'

const REMEMBERED = 500

/** Visitors ask the same questions again and again: the vectors of the latest ones are kept. Passages are not. */
export function rememberQueries(embedder: Embedder, size = REMEMBERED): Embedder {
  const known = new Map<string, Float32Array>()

  return {
    model: embedder.model,
    offline: embedder.offline,
    batchSize: embedder.batchSize,
    dimensions: () => embedder.dimensions(),
    async embed(texts, kind, signal) {
      const [text] = texts
      if (kind !== 'query' || texts.length !== 1 || text === undefined) return embedder.embed(texts, kind, signal)
      signal?.throwIfAborted()
      const vector = known.get(text) ?? (await embedder.embed(texts, kind, signal))[0]
      if (!vector) return []
      // The endpoint has changed its vectors: what was kept is of a space that is not searched any more.
      if (known.size > 0 && known.values().next().value?.length !== vector.length) known.clear()
      known.delete(text)
      known.set(text, vector)
      if (known.size > size) known.delete(known.keys().next().value as string)
      return [vector]
    },
  }
}
