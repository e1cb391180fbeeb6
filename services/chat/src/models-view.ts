import type { Models } from '@docent/runtime/models'

/** Which models are at work, as the dashboard says it, and what keeps the one that embeds from it. */
export function modelsView({ embedder, chat, found }: Models, trouble?: string) {
  return {
    embedding: { name: embedder.model, offline: embedder.offline, ...(trouble !== undefined && { trouble }) },
    answering: chat ? { name: chat.model, offline: false } : { name: 'Quoted sentences', offline: true },
    ...(found && { found: [...found()] }),
  }
}
