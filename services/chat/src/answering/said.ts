import { fingerprint } from '../conversations/fingerprints.ts'
import type { Turn } from '../conversations/turn.ts'
import type { Written } from './draft.ts'
import { replyLanguage } from './sentences.ts'

/** US dollars for a million tokens; 0 where none is set. */
export interface Prices {
  promptPrice: number
  completionPrice: number
}

interface Answer {
  asked: { question: string; languages: string; asker?: { visitorId: string }; trial?: true }
  written: Written
  counted: boolean
  model: string
  latencyMs: number
  smallTalk: boolean
  /** Its end came before there was anything to see. */
  unseen: boolean
  prices: Prices
}

/** What is counted of an answer, beside what stands in its turn anyway. */
export function saidOf({ asked, written, prices, unseen, ...said }: Answer): NonNullable<Turn['said']> {
  const { promptTokens, completionTokens } = written.usage
  const microDollars = (promptTokens ?? 0) * prices.promptPrice + (completionTokens ?? 0) * prices.completionPrice
  return {
    ...said,
    ...(unseen && { unseen }),
    ...(asked.trial && { trial: true }),
    promptTokens,
    completionTokens,
    language: replyLanguage(asked.question, asked.languages),
    ...(written.modelFailed !== undefined && { modelFailed: written.modelFailed }),
    sourceDocumentIds: [...new Set(written.sources.map((source) => source.documentId))],
    ...(asked.asker && { visitor: fingerprint(asked.asker.visitorId) }),
    ...(microDollars > 0 && { microDollars }),
  }
}
