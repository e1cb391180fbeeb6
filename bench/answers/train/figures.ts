import type { Example, Outcome } from './examples.ts'

/** What becomes of the questions of a set, as shares. */
export interface Row {
  name: string
  questions: number
  /** Right, wrong and refused, of those that the documents answer. */
  right: number
  wrong: number
  refused: number
  /** Of those that they do not answer: given an answer. */
  invented: number
  /** The best piece is right, whether it is said or not. */
  best: number
  /** Some piece is right. */
  possible: number
}

type Outcomes = readonly (Outcome | undefined)[]

export function figuresOf(
  examples: readonly Example[],
  outcomes: Outcomes,
  likelihoods: readonly number[],
  strong: number,
): Row[] {
  const all = examples.map((example, i) => ({
    example,
    outcome: outcomes[i],
    said: (likelihoods[i] as number) >= strong && outcomes[i]?.ruledOut === false,
  }))
  const groups = new Map<string, typeof all>()
  for (const one of all) {
    const { set, turn } = one.example.sample
    const names = [
      set.name,
      ...(set.group === 'business' || set.group === 'training' ? [set.group, `${set.group}, ${turn.kind}`] : []),
    ]
    for (const name of names) groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, ones]) => {
      const asked = ones.filter(({ example }) => example.sample.turn.expect === 'answer')
      const other = ones.filter(({ example }) => example.sample.turn.expect === 'refuse')
      return {
        name,
        questions: ones.length,
        right: share(asked, ({ said, outcome }) => said && outcome?.right === true),
        wrong: share(asked, ({ said, outcome }) => said && !outcome?.right),
        refused: share(asked, ({ said }) => !said),
        invented: share(other, ({ said }) => said),
        best: share(asked, ({ outcome }) => outcome?.right === true),
        possible: share(asked, ({ example }) => example.sample.right.some(Boolean)),
      }
    })
}

const MOST_WRONG = 0.12
const MOST_INVENTED = 0.15
/** The sets whose mean decides: those of the public sets are other questions than those of customers. */
const OWN: ReadonlySet<string> = new Set(['business', 'training'])

/** Of SQuAD, whose unanswerable questions are made of an article's own words: its own limit, as customers ask otherwise. */
const STRANGE = 'squad-v2-dev'
const MOST_INVENTED_STRANGELY = 0.59

/** The likelihood from which an answer is said: where most is right while few are wrong or invented. */
export function thresholdOf(examples: readonly Example[], outcomes: Outcomes, likelihoods: readonly number[]): number {
  for (let at = 5; at < 95; at += 1) {
    const all = figuresOf(examples, outcomes, likelihoods, at / 100)
    const rows = all.filter(({ name }) => OWN.has(name))
    const strange = all.find(({ name }) => name === STRANGE)?.invented ?? 0
    const mean = (of: 'wrong' | 'invented') => rows.reduce((sum, row) => sum + row[of], 0) / rows.length
    if (mean('wrong') <= MOST_WRONG && mean('invented') <= MOST_INVENTED && strange <= MOST_INVENTED_STRANGELY)
      return at / 100
  }
  return 0.95
}

export function tableOf(rows: readonly Row[]): string {
  const line = ({ name, questions, ...shares }: Row) =>
    `| ${name} | ${questions} | ${[shares.right, shares.wrong, shares.refused, shares.invented, shares.best, shares.possible].map(figure).join(' | ')} |`
  return [
    '| questions | n | right | wrong | refused | unanswerable: answered | best piece right | some piece right |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(line),
  ].join('\n')
}

const figure = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(3))
const share = <T>(list: readonly T[], test: (one: T) => boolean) => list.filter(test).length / list.length
