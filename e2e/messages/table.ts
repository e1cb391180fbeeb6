import { chat, documents, subscription, uploads } from './dashboard.ts'
import type { Message } from './message.ts'

/** Every sentence that is fixed word for word, with the test in which it was provoked and seen. */
export const messages: readonly Message[] = [...documents, ...uploads, ...chat, ...subscription]
