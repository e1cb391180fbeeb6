import { guessLanguage, words, type Language } from '@docent/runtime/text'
import type { Found } from '../retrieval/retrieve.ts'
import { withoutMarks } from './citations.ts'
import { PASSAGES } from './extractive/measure.ts'
import { conversationOf } from './extractive/question/asked-again.ts'
import { toldInPassing } from './extractive/question/in-passing.ts'
import { mayStandAlone, sameLanguage } from './extractive/question/alone.ts'
import { readQuestion, saidLast } from './extractive/question/question.ts'
import { searchTextOf, seasonSearchOf, translatedSearch } from './extractive/question/search.ts'
import type { EarlierTurn } from './stand-alone.ts'

const SAID = 120

/** Languages that a question is looked up in beside its own: those of most passages that were found. */
const MOST_LANGUAGES = 2

/**
 * Looks a question of a conversation up: by itself, with what it leans on, and where documents are in other languages by what
 * its everyday words are called there.
 */
export async function lookUp(
  question: string,
  conversation: readonly EarlierTurn[],
  { look, limit }: { look: (text: string) => Promise<Found[]>; limit: number },
): Promise<Found[]> {
  const earlier = conversationOf(question, conversation)
  const passing = toldInPassing(question)
  const texts = [
    ...searchesFor(question, earlier),
    ...(passing ? searchesFor(passing.asked, [...earlier, { question: passing.told, answer: '' }]) : []),
  ]
  const seasons = seasonSearchOf(question)
  const [lists, besides] = await Promise.all([Promise.all(texts.map(look)), seasons === undefined ? [] : look(seasons)])
  const first = texts[0] as string
  const abroad = languagesAbroad(question, lists.flat()).flatMap((to) => translatedSearch(first, to) ?? [])
  return withBesides(merged([...lists, ...(await Promise.all(abroad.map(look)))], limit), besides, limit)
}

/** What only helps to understand the others stands behind those that may answer, and no more than this of it. */
const BEHIND = PASSAGES
const MOST_BESIDES = 2
function withBesides(found: readonly Found[], besides: readonly Found[], limit: number): Found[] {
  const first = found.slice(0, BEHIND)
  const ids = new Set(first.map(({ passage }) => passage.chunkId))
  const more = besides.slice(0, MOST_BESIDES).filter(({ passage }) => !ids.has(passage.chunkId))
  for (const { passage } of more) ids.add(passage.chunkId)
  return [...first, ...more, ...found.slice(BEHIND).filter(({ passage }) => !ids.has(passage.chunkId))].slice(0, limit)
}

function languagesAbroad(question: string, found: readonly Found[]): Language[] {
  const asked = guessLanguage(words(question))
  if (asked === undefined) return []
  const counts = new Map<string, number>()
  for (const { passage } of found) {
    const { language = 'und' } = passage
    if (language !== 'und' && language !== asked) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_LANGUAGES)
  return most.map(([language]) => language as Language)
}

/** What is looked up for a question in a conversation, the most telling first: by itself, and with what it leans on. */
function searchesFor(question: string, earlier: readonly EarlierTurn[]): string[] {
  const alone = searchTextOf(question)
  const before = sameLanguage(question, earlier)
  if (before.length === 0) return [alone]
  const asked = readQuestion(question, { usual: undefined, known: () => false }, before)
  const { lean, chain } = asked
  const said = withoutMarks(saidLast(chain)).split('\n')[0]?.slice(0, SAID) ?? ''
  const leaning = [...chain.map((turn) => turn.question), said, alone].filter(Boolean).join('\n\n')
  if (mayStandAlone(asked)) return [alone, leaning]
  if (lean === 'wholly') return [leaning]
  return lean === 'partly' ? [leaning, alone] : [alone, leaning]
}

/** One list out of several, their heads in turn; what a list thinks of its words is a share of its best. */
function merged(lists: readonly (readonly Found[])[], limit: number): Found[] {
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
