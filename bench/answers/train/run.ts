// `npm run train`: learns which piece of the documents answers a question, and when none does, from the question sets.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FEATURES } from '../../../services/chat/src/answering/extractive/feature-list.ts'
import { DOUBTS } from '../../../services/chat/src/answering/extractive/doubts.ts'
import type { AnswerModel } from '../../../services/chat/src/answering/extractive/model/model.ts'
import { SURE } from '../../../services/chat/src/answering/extractive/extract.ts'
import { openLab } from '../lab/index.ts'
import { samplesOf } from '../lab/samples.ts'
import { businessSets, publicSets, trainingSets } from '../lab/sets.ts'
import { dataFolder } from '../sets.ts'
import { exampleOf, FOLDS, named, outcomeOf, type Example, type Outcome } from './examples.ts'
import { dot, fitChoices, fitDecisions } from './fit.ts'
import { rankPrior, supportPrior } from './prior.ts'
import { figuresOf, thresholdOf, tableOf } from './figures.ts'

const { values } = parseArgs({
  options: {
    squad: { type: 'string', default: '900' },
    xquad: { type: 'string', default: '80' },
    show: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})
const RANK = { ridge: 12, steps: 250, prior: FEATURES.map((name) => rankPrior[name] ?? 0) }
const SUPPORT = { ridge: 20, steps: 400, prior: DOUBTS.map((name) => supportPrior[name] ?? 0) }
const WEAK_SHARE = 0.6

const examples = await gather()
const outcomes = crossValidate(examples)
const likelihoods = crossValidateSupport(examples, outcomes)
const strong = thresholdOf(examples, outcomes, likelihoods)
for (const at of [0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6])
  console.log(
    at,
    tableOf(
      figuresOf(examples, outcomes, likelihoods, at).filter(({ name }) => /^(?:business|squad-v2-dev)$/.test(name)),
    )
      .split('\n')
      .slice(2)
      .join('  '),
  )
console.log(`strong from ${strong}`)
console.log(tableOf(figuresOf(examples, outcomes, likelihoods, strong)))
if (values.show) show()
if (!values.dry) {
  const rank = named(FEATURES, fitChoices(examples.map(choice), FEATURES.length, RANK))
  const fitted = examples.map((example) => outcomeOf(example, rank))
  console.log(
    'fitted',
    tableOf(
      figuresOf(
        examples,
        fitted,
        examples.map(() => 1),
        0.5,
      ).filter(({ name }) => /^(?:business|squad-v2-dev)/.test(name)),
    ),
  )
  const weights = fitDecisions(decisions(examples, outcomes), DOUBTS.length, SUPPORT)
  const model: AnswerModel = {
    rank,
    support: named(DOUBTS, weights),
    constant: Math.round((weights.at(-1) as number) * 1000) / 1000,
    strong,
    weak: Math.round(strong * WEAK_SHARE * 1000) / 1000,
  }
  writeFileSync(
    new URL('../../../services/chat/src/answering/extractive/model/model.json', import.meta.url),
    `${JSON.stringify(model, null, 2)}\n`,
  )
}

async function gather(): Promise<Example[]> {
  const folder = dataFolder()
  const sets = [
    ...businessSets(folder),
    ...trainingSets(),
    ...publicSets(folder, 'squad', Number(values.squad)),
    ...publicSets(folder, 'xquad', Number(values.xquad)),
  ]
  const lab = openLab()
  const gathered: Example[] = []
  try {
    for (const set of sets) {
      const samples = await samplesOf(set, await lab.open(set))
      gathered.push(...samples.filter(({ right }) => right.length > 0).map(exampleOf))
      console.log(`${set.name}: ${samples.length} questions`)
    }
  } finally {
    await lab.close()
  }
  return gathered
}

function choice({ rows, sample, weight }: Example) {
  return { rows, right: sample.right, weight }
}

function crossValidate(all: readonly Example[]): (Outcome | undefined)[] {
  const ranks = Array.from({ length: FOLDS }, (_, fold) =>
    named(FEATURES, fitChoices(all.filter((one) => one.fold !== fold).map(choice), FEATURES.length, RANK)),
  )
  return all.map((one) => outcomeOf(one, ranks[one.fold] ?? {}))
}

function decisions(all: readonly Example[], made: readonly (Outcome | undefined)[]) {
  return all.flatMap(({ sample, weight }, i) => {
    const outcome = made[i]
    return outcome ? [{ row: outcome.doubts, yes: sample.turn.expect === 'answer' && outcome.right, weight }] : []
  })
}

function crossValidateSupport(all: readonly Example[], made: readonly (Outcome | undefined)[]): number[] {
  const weights = Array.from({ length: FOLDS }, (_, fold) => {
    const others = all.map((one, i) => ({ one, i })).filter(({ one }) => one.fold !== fold)
    return fitDecisions(
      decisions(
        others.map(({ one }) => one),
        others.map(({ i }) => made[i]),
      ),
      DOUBTS.length,
      SUPPORT,
    )
  })
  return all.map((one, i) => {
    const outcome = made[i]
    const own = weights[one.fold] as number[]
    const likely = outcome ? 1 / (1 + Math.exp(-dot(outcome.doubts, own) - (own.at(-1) as number))) : 0
    return outcome?.isSure ? Math.max(likely, SURE) : likely
  })
}

function show(): void {
  for (const [i, { sample }] of examples.entries()) {
    if (sample.set.group !== 'business' && sample.set.group !== 'training') continue
    const outcome = outcomes[i]
    const said = (likelihoods[i] as number) >= strong && outcome?.ruledOut === false
    const wanted = sample.turn.expect === 'answer'
    const verdict = wanted
      ? said
        ? outcome?.right
          ? 'right'
          : 'WRONG'
        : outcome?.right
          ? 'refused-right'
          : 'refused'
      : said
        ? 'INVENTED'
        : 'held'
    const missing = sample.comparison.terms.filter(({ absent }) => absent).map(({ word }) => word)
    console.log(
      `${verdict} ${outcome?.ruledOut ? 'ruled' : ''} ${missing.join(',')} ${(likelihoods[i] as number).toFixed(2)} | ${sample.turn.kind} | ${sample.turn.question} | ${outcome?.text.slice(0, 110).replaceAll('\n', ' / ')}`,
    )
  }
}
