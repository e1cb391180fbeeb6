import type { Models } from '@docent/runtime/models'

/** Which models are at work, as the dashboard says it. */
export function modelsView({ embedder, chat }: Models) {
  return {
    embedding: { name: embedder.model, offline: embedder.offline },
    answering: chat ? { name: chat.model, offline: false } : { name: 'Quoted sentences', offline: true },
  }
}
