/** The part of a chat request that a reply depends on. */
export interface ChatQuestion {
  model: string
  messages: { role: string; content: string }[]
}

/** What the server answers to a question. */
export type Answering = (question: ChatQuestion) => string

/** Cites the first passage of the prompt, whatever was asked. */
export const citeFirst: Answering = () => 'The documents say so [1].'

/** The text in pieces of a word each, the way a model sends it. */
export function wordsOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? []
}

/** Tokens, counted roughly: enough for a test that expects a number. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4)
}
