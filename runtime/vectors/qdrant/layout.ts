import { latestOf, pendingOf, type Migration } from '../../layout/index.ts'
import type { Ask } from './client.ts'

/** A collection, and how to ask for it. */
export interface Collected {
  ask: Ask
  name: string
}

/** How points came to lie as they do: names and kinds of vectors, payload, and the terms of a text. Collections of 0.1 say no version and have the first. */
export const migrations: readonly Migration<Collected>[] = [
  { to: 1, what: 'dense and lexical vectors, payload with owner and document', run: () => undefined },
]

const FIRST = 1

/** What a new collection says of itself. */
export const metadata = { layout: latestOf(migrations) }

/** Brings a collection up to today's layout; steps bear to be done by two processes at once. @throws DataFromLater */
export async function bringUp(collected: Collected, steps = migrations): Promise<void> {
  const { ask, name } = collected
  const { config } = await ask((client) => client.getCollection(name))
  const { layout } = (config as { metadata?: { layout?: unknown } }).metadata ?? {}
  const version = typeof layout === 'number' ? layout : FIRST
  for (const { to, run } of pendingOf(`Qdrant collection ${name}`, version, steps)) {
    await run(collected)
    await ask((client) => client.updateCollection(name, { metadata: { layout: to } }))
  }
}
