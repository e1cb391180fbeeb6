import { useState } from 'react'
import type { UnansweredGroup } from '../../../api/unanswered.ts'

type Groups = readonly Pick<UnansweredGroup, 'questions'>[]
/** Which group each turn was last seen in. */
type Known = ReadonlyMap<string, number>

/**
 * A key for each group that stays while questions come and go: whoever asks something alike is its first question from then on, and
 * what is typed in the group must stay where it is.
 */
export function useGroupKeys(groups: Groups): readonly number[] {
  const [known, setKnown] = useState<Known>(new Map())
  const { keys, next } = keysOf(groups, known)
  if (next !== known) setKnown(next)
  return keys
}

function keysOf(groups: Groups, known: Known): { keys: number[]; next: Known } {
  const next = new Map(known)
  const taken = new Set<number>()
  let newest = Math.max(0, ...known.values())
  const keys = groups.map(({ questions }) => {
    const former = questions.map(({ turnId }) => known.get(turnId)).find((key) => key !== undefined && !taken.has(key))
    const key = former ?? (newest += 1)
    taken.add(key)
    for (const { turnId } of questions) next.set(turnId, key)
    return key
  })
  const isSame = next.size === known.size && [...next].every(([turnId, key]) => known.get(turnId) === key)
  return { keys, next: isSame ? known : next }
}
