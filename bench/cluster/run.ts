// What the cluster costs beside the one process: `npm run bench -- cluster`, with the engines in the environment.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startModelServer } from '@docent/runtime/testing/model-server'
import { missingEngines } from '../../e2e/deployments/engines.ts'
import { generateCorpus } from '../corpus.ts'
import { docentCluster } from '../subjects/cluster.ts'
import { docent } from '../subjects/docent.ts'
import { measure, medians, type Figures, type Material } from '../suite.ts'
import { markdownTable } from '../table.ts'
import { busSpeed } from './bus.ts'
import { gatewayHop } from './gateway.ts'
import { growth } from './growth.ts'
import { load, type Section } from './section.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2' },
    files: { type: 'string', default: '60' },
    only: { type: 'string', multiple: true, default: ['product', 'gateway', 'events', 'growth'] },
  },
})
const missing = missingEngines()
if (missing.length > 0) throw new Error(`A cluster needs its engines: ${missing.join(', ')} not set.`)
const runs = Number(values.runs)
const files = generateCorpus(Number(values.files), 12_000)
const SLOW_MODEL_MS = 1_000

const [model, slow] = await Promise.all([startModelServer(), startModelServer({ latencyMs: SLOW_MODEL_MS })])
try {
  if (values.only.includes('product')) keep('product', await product())
  if (values.only.includes('events')) keep('events', await busSpeed(process.env, runs))
  if (values.only.includes('gateway') || values.only.includes('growth')) await onOneCluster()
} finally {
  await Promise.all([model.stop(), slow.stop()])
}

async function product(): Promise<Section> {
  const material: Material = { markdown: files, pdf: [] }
  const together: Figures[] = []
  const apart: Figures[] = []
  for (let run = 0; run < runs; run++) {
    // In turn, so that a slow minute of the machine meets both.
    together.push(await measure(await docent(model.url, 4702), material))
    apart.push(await measure(await docentCluster(modelSettings(model.url)), material))
  }
  return {
    title: 'Chat and ingest',
    text:
      `${files.length} files of 12 kB, then questions. The same load against eight processes on Kafka, MongoDB, Qdrant and S3, and against ` +
      'one process on its own files. CPU and memory are those of Docent; the engines of the cluster come on top. The MongoDB of these ' +
      'runs is a compatible server that takes one command at a time from everybody: an answer asks it a dozen times, an upload more often, ' +
      'so rates and times are those of its queue.',
    table: markdownTable(medians(apart), medians(together), { names: ['cluster', 'one process'], goals: false }),
    load: load(),
    runs: { cluster: apart, oneProcess: together },
  }
}

async function onOneCluster(): Promise<void> {
  const subject = await docentCluster(modelSettings(model.url), { embedding: values.only.includes('growth') ? 4 : 1 })
  try {
    await subject.start()
    if (values.only.includes('gateway')) keep('gateway', await gatewayHop(subject, runs))
    const models = [
      { name: 'answers at once', url: model.url },
      { name: `takes ${SLOW_MODEL_MS / 1000} s`, url: slow.url },
    ]
    if (values.only.includes('growth')) keep('growth', await growth(subject, models, files, runs))
  } finally {
    await subject.stop()
  }
}

function modelSettings(url: string): Record<string, string> {
  return { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'none' }
}

/** What is known is kept as it goes; sections that were not measured now stay as they are. */
function keep(name: string, section: Section): void {
  const file = (ending: string) => new URL(`../results/cluster.${ending}`, import.meta.url)
  const sections: Record<string, Section & { command: string; machine: string }> = known(file('json'))
  sections[name] = {
    ...section,
    command: `npm run bench -- cluster --runs ${runs} --files ${files.length} --only ${name}`,
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
  }
  writeFileSync(file('json'), `${JSON.stringify(sections, null, 2)}\n`)
  const parts = Object.values(sections).map(
    (one) => `## ${one.title}\n\n\`${one.command}\` on ${one.machine}, ${one.load}.\n\n${one.text}\n\n${one.table}`,
  )
  writeFileSync(file('md'), `# The cluster\n\n${parts.join('\n\n')}\n`)
  console.log(`${section.title}\n${section.table}\n`)
}

function known<T>(file: URL): Record<string, T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>
  } catch {
    return {}
  }
}
