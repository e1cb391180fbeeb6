import { worthIn, type Term } from './match/terms.ts'
import type { Stems } from './units/unit.ts'

/** Share of some words, by how much each tells, that the best of several sets has; each set with how much it is worth. */
export const covered = (terms: readonly Term[], ...of: (readonly [Stems, number])[]) =>
  terms.reduce(
    (sum, term) => sum + term.share * Math.max(0, ...of.map(([set, worth]) => worth * worthIn(term, set))),
    0,
  )

export const on = (condition: boolean, worth = 1) => (condition ? worth : 0)

/** How much of some words the question has, each counting alike. */
export function shareOf(stems: Stems, terms: readonly Term[]): number {
  if (stems.size === 0) return 0
  let has = 0
  for (const one of stems) {
    has += Math.max(
      0,
      ...terms.map(
        (term) => term.stems.get(one) ?? (term.phrases.some(({ stems: list }) => list.includes(one)) ? 0.8 : 0),
      ),
    )
  }
  return has / stems.size
}
