import type { Found } from '../retrieval/retrieve.ts'
import { readQuestion, saidLast } from './extractive/question/question.ts'
import { searchTextOf } from './extractive/question/search.ts'
export { standsAlone } from './extractive/question/question.ts'
import type { EarlierTurn } from './stand-alone.ts'

const SAID = 120
const MARKS = /\s?\[\d+\]/g

/** What is looked up for a question in a conversation, the most telling first: by itself, and with what it leans on. */
export function searchesFor(question: string, earlier: readonly EarlierTurn[]): string[] {
  const alone = searchTextOf(question)
  if (earlier.length === 0) return [alone]
  const { lean, chain } = readQuestion(question, { usual: undefined, known: () => false }, earlier)
  const said = saidLast(chain).replace(MARKS, '').split('\n')[0]?.slice(0, SAID) ?? ''
  const leaning = [...chain.map((turn) => turn.question), said, alone].filter(Boolean).join('\n\n')
  if (lean === 'wholly') return [leaning]
  return lean === 'partly' ? [leaning, alone] : [alone, leaning]
}

/** One list out of several, their heads in turn; what a list thinks of its words is a share of its best. */
export function merged(lists: readonly (readonly Found[])[], limit: number): Found[] {
  if (lists.length === 1) return [...(lists[0] as readonly Found[])]
  const best = new Map<string, Found>()
  const tops = lists.map((list) => Math.max(0, ...list.map(({ lexical }) => lexical ?? 0)))
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let at = 0; at < longest; at += 1) {
    for (const [i, list] of lists.entries()) {
      const one = list[at]
      if (!one) continue
      const lexical = one.lexical === null || tops[i] === 0 ? one.lexical : one.lexical / (tops[i] as number)
      const known = best.get(one.passage.chunkId)
      if (!known) best.set(one.passage.chunkId, { ...one, lexical })
      else if ((known.lexical ?? 0) < (lexical ?? 0)) best.set(one.passage.chunkId, { ...known, lexical })
    }
  }
  return [...best.values()].slice(0, limit)
}
