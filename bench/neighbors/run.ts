// What one account can do to the others: `npm run bench -- neighbors`.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startModelServer } from '@docent/runtime/testing/model-server'
import { load } from '../cluster/section.ts'
import { attacks, type Attack } from './attacks.ts'
import { bodiesTable, largeBodies, type BodiesReport } from './bodies.ts'
import { fairness, fairnessKept, fairnessTable, type FairnessReport } from './fairness.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: ['bodies', 'fairness'] },
    attack: { type: 'string', multiple: true, default: Object.keys(attacks) },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
  },
})

if (values.only.includes('bodies')) {
  const reports: BodiesReport[] = []
  for (const [plan, shape, megabytes] of [
    ['free', 'JSON', 66],
    ['free', 'form', 66],
    ['free', 'bytes', 66],
    ['business', 'form', 45],
    ['business', 'bytes', 45],
    ['business', 'JSON', 60],
  ] as const) {
    reports.push(await largeBodies(plan, shape, 16, megabytes))
    console.log(bodiesTable(reports.slice(-1)))
  }
  keep('Large bodies', 'bodies', bodiesTable(reports), reports)
}

if (values.only.includes('fairness')) {
  const model = await startModelServer()
  const reports: FairnessReport[] = []
  try {
    for (const attack of values.attack as Attack[]) {
      reports.push(await fairness(model.url, attack, Number(values.runs), Number(values.seconds)))
    }
  } finally {
    await model.stop()
  }
  keep('An attacker beside fifty honest owners', 'fairness', fairnessTable(reports), fairnessKept(reports))
}

/** Sections that were not measured now stay as they are. */
function keep(title: string, name: string, shown: string, runs: unknown): void {
  const file = (ending: string) => new URL(`../results/neighbors.${ending}`, import.meta.url)
  const sections = known(file('json'))
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`
  sections[name] = {
    title,
    command: `npm run bench -- neighbors --only ${name}`,
    machine,
    load: load(),
    table: shown,
    runs,
  }
  writeFileSync(file('json'), `${JSON.stringify(sections, null, 2)}\n`)
  const parts = Object.values(sections).map(
    (one) => `## ${one.title}\n\n\`${one.command}\` on ${one.machine}, ${one.load}.\n\n${one.table}`,
  )
  writeFileSync(file('md'), `# Neighbors\n\n${parts.join('\n\n')}\n`)
  console.log(`${shown}\n`)
}

interface Section {
  title: string
  command: string
  machine: string
  load: string
  table: string
  runs: unknown
}

function known(file: URL): Record<string, Section> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Section>
  } catch {
    return {}
  }
}
