import { groupsOf } from './groups.ts'

/** Verbs that never take a "ge": "bestellt", "storniert". */
const WITHOUT_GE = /^(?:be|emp|ent|er|ge|miss|ver|zer|über|unter)(?=\p{L}{4})|ieren$/u
/** Stems that need an "e" before the "t": "meldet", "öffnet", "rechnet"; but "wohnt", "filmt". */
const WITH_E = /[dt]$|chn$|[^aeiouäöüylrhmn][mn]$/u

interface Conjugated {
  infinitive: string
  /** "holt", "gibt". */
  third: string
  /** "geholt", "gegeben". */
  participle: string
}

/**
 * Forms of German verbs, a group a line, from their infinitives: those in which no stemmer knows the verb. A bar parts
 * the particle of a verb that may stand in two parts: "ab|holen". Verbs whose group in the list of irregular forms
 * begins with them are conjugated as it says.
 */
export function conjugate(verbs: string, irregular: string): string {
  const known = irregularIn(irregular)
  return verbsIn(verbs)
    .map(([particle, verb]) => {
      const { infinitive, third, participle } = conjugated(verb, known.get(verb))
      const forms =
        particle === ''
          ? [infinitive, third, participle]
          : [
              particle + infinitive,
              particle + third,
              particle + participle,
              `${particle}zu${infinitive}`,
              `${third}_${particle}`,
            ]
      return [...new Set(forms)].join(' ')
    })
    .join('\n')
}

/** Each verb of a list with its particle, which is empty where it has none. */
const verbsIn = (verbs: string): [particle: string, verb: string][] =>
  verbs
    .trim()
    .split(/\s+/)
    .map((one) => {
      const bar = one.indexOf('|')
      return [one.slice(0, Math.max(bar, 0)), one.slice(bar + 1)]
    })

/** "Haben" is a stop word, which no list may hold. */
const irregularIn = (list: string): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ['haben', ['haben', 'hat', 'gehabt', 'habt']],
    ...groupsOf(list).map((group): [string, string[]] => [group[0] as string, group]),
  ])

function conjugated(infinitive: string, irregular: readonly string[] | undefined): Conjugated {
  const base = infinitive.replace(/e?n$/u, (ending) => (/e[lr]n$/u.test(infinitive) ? ending.slice(0, -1) : ''))
  const regular = base + (WITH_E.test(base) ? 'et' : 't')
  const third = irregular?.[1] ?? regular
  if (!WITHOUT_GE.test(infinitive)) {
    const participle = irregular?.slice(2).find((one) => /^ge.+(?:t|en)$/u.test(one))
    return { infinitive, third, participle: participle ?? `ge${regular}` }
  }
  const participle = irregular?.slice(2).find((one) => one.endsWith('en')) ?? infinitive
  return { infinitive, third, participle: irregular ? participle : regular }
}

/** The infinitives of verbs in two parts, each by its particle and the stems that its verb may have. */
export type JoinedVerbs = ReadonlyMap<string, string>

export function joinedVerbs(verbs: string, irregular: string, stemOf: (word: string) => string): JoinedVerbs {
  const known = irregularIn(irregular)
  const joined = new Map<string, string>()
  for (const [particle, verb] of verbsIn(verbs)) {
    if (particle === '') continue
    const group = known.get(verb)
    for (const form of [verb, conjugated(verb, group).third, ...(group ?? [])])
      joined.set(`${particle} ${stemOf(form)}`, particle + verb)
  }
  return joined
}
