// A day of 10,000 owners and a million answers, simulated from what was measured: `npm run bench -- scale`.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { show, table } from '../cluster/section.ts'
import { simulate, type Look, type Outcome, type Park } from './day.ts'
import { beginning, demand, readInputs } from './inputs.ts'
import { keepMeasured, measureEach } from './measure.ts'

const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false } } })
if (values.measure) keepMeasured(await measureEach())

/** Nobody shall wait longer than that for a place of ours, but one of a hundred. */
const PATIENCE_MS = 1_000
const LAG_SECONDS = 60
/** Above that the next rush finds no room. */
const FULL = 0.8
const TIMES = [1, 2, 4, 8]
const HOUR = demand.shape.indexOf(Math.max(...demand.shape))

interface Part {
  name: string
  isBroken(outcome: Outcome): boolean
  remedy: string
  grown(park: Park): Park
}
/** In the order in which an answer meets them. */
const parts: readonly Part[] = [
  {
    name: 'CPU of the gateway',
    isBroken: ({ waited, busiest }) => waited.gateway.p99 > PATIENCE_MS || busiest.gateway > FULL,
    remedy: 'twice the gateways',
    grown: (park) => ({ ...park, gateway: park.gateway * 2 }),
  },
  {
    name: 'CPU of chat',
    isBroken: ({ waited, busiest }) => waited.chat.p99 > PATIENCE_MS || busiest.chat > FULL,
    remedy: 'twice the chat processes',
    grown: (park) => ({ ...park, chat: park.chat * 2 }),
  },
  {
    name: 'calls of the model at once (`OPENAI_CONCURRENCY`)',
    isBroken: ({ waited, busiest }) => waited.modelCall.p99 > PATIENCE_MS || busiest.modelCall > FULL,
    remedy: 'twice `OPENAI_CONCURRENCY`, where the endpoint bears it',
    grown: (park) => ({ ...park, modelCalls: park.modelCalls * 2 }),
  },
  {
    name: 'questions of one owner that are looked up at once (`CHAT_LOOKED_UP_PER_OWNER`)',
    isBroken: ({ waited }) => waited.turn.p99 > PATIENCE_MS,
    remedy: 'twice `CHAT_LOOKED_UP_PER_OWNER`',
    grown: (park) => ({ ...park, lookedUpPerOwner: park.lookedUpPerOwner * 2 }),
  },
  {
    name: 'CPU or lag of billing',
    isBroken: ({ lagSeconds, busiest }) => lagSeconds > LAG_SECONDS || busiest.billing > FULL,
    remedy: 'twice the billing processes, up to `KAFKA_PARTITIONS`',
    grown: (park) => ({ ...park, billing: Math.min(park.billing * 2, park.partitions) }),
  },
]

const { costs, measured, inputs } = readInputs()
const rushHour = (times: number): Look => ({ from: HOUR, to: HOUR + 0.5, times, seed: 1 })
const steps: { times: number; broke: string; remedy: string; outcome: Outcome }[] = []
const bearing: { times: number; park: Park; outcome: Outcome }[] = []
let park = beginning
for (const times of TIMES) {
  for (;;) {
    const outcome = simulate(demand, costs, park, rushHour(times))
    const broken = parts.find((part) => part.isBroken(outcome))
    if (!broken) {
      bearing.push({ times, park, outcome })
      break
    }
    const grown = broken.grown(park)
    steps.push({ times, broke: broken.name, remedy: broken.remedy, outcome })
    if (JSON.stringify(grown) === JSON.stringify(park)) throw new Error(`${broken.name}: nothing left to do`)
    park = grown
  }
}
const first = bearing[0] as (typeof bearing)[number]
const day = simulate(demand, costs, first.park, { from: 0, to: 24, times: 1, seed: 1 })

const seconds = (ms: number) => `${show(ms / 1000)} s`
const percent = (share: number) => `${Math.round(share * 100)} %`
const bearingTable = table(
  [
    'million answers a day',
    'answers/s in the busiest minute',
    'gateway',
    'chat',
    'billing',
    'calls of the model, each chat',
    'of one owner, each chat',
    'waited for ours, p99',
    'chat busy',
    'model calls taken',
    'MongoDB commands/s',
    'billing behind, at most',
  ],
  bearing.map(({ times, park: it, outcome }) => [
    String(times),
    outcome.most,
    String(it.gateway),
    String(it.chat),
    String(it.billing),
    String(it.modelCalls),
    String(it.lookedUpPerOwner),
    seconds(outcome.waited.all.p99),
    percent(outcome.busiest.chat),
    percent(outcome.busiest.modelCall),
    outcome.commands,
    `${show(outcome.lagSeconds)} s`,
  ]),
)
const stepsTable = table(
  ['million answers a day', 'what broke', 'waited for ours, p99', 'remedy'],
  steps.map(({ times, broke, remedy, outcome }) => [String(times), broke, seconds(outcome.waited.all.p99), remedy]),
)
const dayTable = table(
  ['the whole day', ''],
  [
    ['answers', day.answers.toLocaleString('en-US')],
    [
      'waited for a place of ours, p50, p99, longest',
      [day.waited.all.p50, day.waited.all.p99, day.waited.all.longest].map(seconds).join(', '),
    ],
    ['billing behind, at most', `${show(day.lagSeconds)} s`],
    ['memory of the processes as measured', `${show(memory(first.park))} MB`],
  ],
)

const file = (ending: string) => new URL(`../results/scale.${ending}`, import.meta.url)
const runs = { demand, costs, beginning, steps, bearing, day }
writeFileSync(file('json'), `${JSON.stringify(runs, null, 2)}\n`)
writeFileSync(file('md'), `${page()}\n`)
console.log(page())

function memory(of: Park): number {
  const { gateway, chat, billing, ...others } = measured.residentMB
  const single = Object.values(others).reduce((sum, one) => sum + one, 0)
  return single + of.gateway * gateway + of.chat * chat + of.billing * billing
}

function page(): string {
  const firstBroken = steps[0]
  return `# A day of a million answers

\`npm run bench -- scale\`, Node ${process.versions.node}.

Simulated answer by answer, on one clock: nothing here was run at this size. What is measured and what is assumed stands below; other
numbers go into \`bench/scale/inputs.ts\`.

**The first part that breaks** with two processes of gateway and chat and the settings as they are: ${firstBroken?.broke}. Then:
${firstBroken?.remedy}.

## What bears what

The busiest half hour, with the rush in it. No more than one of a hundred answers waits a second for a place of ours, no part is above ${FULL * 100} %, billing is
not more than a minute behind.

${bearingTable}

${dayTable}

## What broke on the way

${stepsTable}

## Formulas

- Answers come one by one, each moment as likely as another: the gap to the next is exponential with the mean 1 / λ(t), and
  λ(t) = answers a day × weight of the hour / sum of the weights, times ${demand.rush.times} in the rush.
- A part with c places that each answer takes for s seconds is busy to ρ = λ s / c. It breaks where ρ nears 1: with one place, exponential gaps and the
  same s for all the mean wait is ρ s / (2 (1 − ρ)), which the simulation is tested against (\`bench/scale/day.test.ts\`).
- Calls of the model that are open: L = λ × the mean time of an answer (Little). Places for them: chat processes × \`OPENAI_CONCURRENCY\`.
- Commands to MongoDB a second: λ × (commands of an answer + of its event).
- Waits of minutes are what the arithmetic says. People leave before, and \`OPENAI_FIRST_TOKEN_SECONDS\` ends what waits for a model.
- An answer goes: gateway (one thread), a place among the questions of its owner and of the process, half of chat's CPU, the question's vector, commands and
  search, a call of the model, the other half; its event: the owner's lane, a place of billing, its CPU and commands.

## Inputs

${table(
  ['what', 'value', 'from'],
  inputs.map(({ what, value, from }) => [what, value, from]),
)}

CPU was measured at a few answers a second, with what a process does when nothing comes in it: at a higher rate an answer costs less.
Not in it: uploads (${show(measured.documentCpuMs.embedding)} ms of CPU of embedding for a document of ${show(measured.passagesPerDocument)} passages), answers that are
read slowly, engines that are at their end, pods that die. Kafka is not near anything: one event for an answer, where
[20,000 a second](cluster.md) were handled.`
}
