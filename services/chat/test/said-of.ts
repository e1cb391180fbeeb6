import type { EarlierTurn } from '../src/answering/stand-alone.ts'
import { extract, type ExtractOptions } from '../src/answering/extractive/extract.ts'
import { createPassageReader } from '../src/answering/extractive/units/read.ts'
import type { Found } from '../src/retrieval/retrieve.ts'

/** What is surely said to a question of the passages found; "" where nothing is. */
export function saidOf(
  question: string,
  found: readonly Found[],
  earlier: readonly EarlierTurn[] = [],
  options: ExtractOptions = {},
): string {
  const { support, text } = extract(question, earlier, found, createPassageReader(), options)
  return support === 'strong' ? text : ''
}
