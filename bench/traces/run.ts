// What traces cost, recorded and not: `npm run bench -- traces`.
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startModelServer } from '@docent/runtime/testing/model-server'
import { startTraceCollector, type TraceCollector } from '@docent/runtime/testing/trace-collector.ts'
import { generateCorpus } from '../corpus.ts'
import { load, table } from '../cluster/section.ts'
import { median } from '../measure/load.ts'
import { recordResult } from '../record.ts'
import { docent } from '../subjects/docent.ts'
import { measure, type Figures } from '../suite.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    files: { type: 'string', default: '24' },
    /** A checkout of Docent as it was before it could record anything. */
    before: { type: 'string' },
  },
})
const runs = Number(values.runs)
const PORT = 4705

interface Way {
  name: string
  env?: Record<string, string>
  program?: string
}

const [model, taking, hanging] = await Promise.all([startModelServer(), startTraceCollector(), startTraceCollector()])
hanging.be('hangs')
const to = (collector: TraceCollector, more: Record<string, string> = {}) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  ...more,
})
const ways: Way[] = [
  { name: 'off' },
  ...(values.before ? [{ name: 'before there were any', program: programIn(resolve(values.before)) }] : []),
  {
    name: 'one of a hundred',
    env: to(taking, { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' }),
  },
  { name: 'every one', env: to(taking) },
  { name: 'every one, to a collector that hangs', env: to(hanging) },
]
const results = new Map<string, Figures[]>(ways.map(({ name }) => [name, []]))
try {
  const markdown = generateCorpus(Number(values.files), 12_000)
  for (let run = 0; run < runs; run++) {
    // In turn, and each time another one first, so that a slow minute of the machine meets all.
    for (let turn = 0; turn < ways.length; turn++) {
      const way = ways[(run + turn) % ways.length] as Way
      const subject = await docent(model.url, PORT, way.env, way.program)
      results.get(way.name)?.push(await measure({ ...subject, name: way.name }, { markdown, pdf: [] }))
    }
    console.log(shown())
  }
} finally {
  await Promise.all([model.stop(), taking.stop(), hanging.stop()])
}
recordResult('traces', {
  command: `npm run bench -- traces --runs ${runs}${values.before ? ' --before ../before' : ''}`,
  machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, ${load()}`,
  table: shown(),
  runs: Object.fromEntries(results),
})

/** What starts all services in a checkout: built, or from its sources where it does not build them yet. */
function programIn(checkout: string): string {
  const built = join(checkout, 'services/dist/standalone.js')
  return existsSync(built) ? built : join(checkout, 'services/standalone/src/main.ts')
}

function shown(): string {
  const of = (name: string, read: (one: Figures) => number) => median((results.get(name) ?? []).map(read))
  const figures: [string, (one: Figures) => number][] = [
    ['CPU ms for each answer, 16 callers', (one) => one.chatCrowd.cpuMsEach],
    ['answer, 1 caller, p50 ms', (one) => one.chatAlone.p50],
    ['idle memory, MB', (one) => one.idleMB],
  ]
  // Of the same run, which the same minute of the machine met.
  const toOff = (name: string, read: (one: Figures) => number) =>
    median((results.get(name) ?? []).map((one, run) => read(one) / read(results.get('off')?.[run] ?? one)))
  const head = ['traces are recorded', ...figures.flatMap(([name]) => [name, 'to off'])]
  return table(
    head,
    ways.map(({ name }) => [name, ...figures.flatMap(([, read]) => [of(name, read), toOff(name, read).toFixed(2)])]),
  )
}
