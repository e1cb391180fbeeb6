// What an installation costs as it grows to 5,000 files: `npm run bench -- growth`.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startModelServer } from '@docent/runtime/testing/model-server'
import { show, table } from './cluster/section.ts'
import { differentQuestions, generateCorpus } from './corpus.ts'
import { load } from './measure/load.ts'
import { costOf, idleCpuPercent, residentMB } from './measure/process.ts'
import { recordResult } from './record.ts'
import { docent } from './subjects/docent.ts'
import { durablePeer } from './subjects/durable-peer.ts'
import type { Subject } from './subjects/subject.ts'

const { values } = parseArgs({ options: { files: { type: 'string', multiple: true } } })
const steps = (values.files ?? ['100', '404', '1000', '2500', '5000']).map(Number)
const BYTES_EACH = 12_000
const UPLOADS = 4
const QUESTIONS = 300

interface Step {
  files: number
  passages: number
  /** Of the files since the step before, with what was left to do after them. */
  cpuMsFile: number
  residentMB: number
  idleCpuPercent: number
  p50: number
  p99: number
  cpuMsAnswer: number
}

async function grow(subject: Subject): Promise<Step[]> {
  await subject.start()
  const pids = subject.pids()
  const files = generateCorpus(Math.max(...steps), BYTES_EACH)
  const questions = differentQuestions(files, QUESTIONS * steps.length)
  const grown: Step[] = []
  let [at, passages] = [0, 0]
  try {
    for (const [number, until] of steps.entries()) {
      const cost = costOf(pids)
      const first = at
      const { errors } = await load(until - first, UPLOADS, async (index) => {
        const { name, text } = files[first + index] as (typeof files)[number]
        const added = await subject.ingest(name, Buffer.from(text))
        passages += added
      })
      if (errors > 0) throw new Error(`${subject.name}: ${errors} files were not ingested`)
      at = until
      const cpuMsFile = ((await cost()).seconds * 1000) / (until - first)
      const [memory, idle] = [residentMB(pids), await idleCpuPercent(pids)]
      const asking = costOf(pids)
      const { p50, p99 } = await load(QUESTIONS, 1, (index) =>
        subject.ask(questions[number * QUESTIONS + index] as string),
      )
      const cpuMsAnswer = ((await asking()).seconds * 1000) / QUESTIONS
      grown.push({ files: at, passages, cpuMsFile, residentMB: memory, idleCpuPercent: idle, p50, p99, cpuMsAnswer })
      console.log(subject.name, grown.at(-1))
    }
  } finally {
    await subject.stop()
  }
  return grown
}

const figures: readonly (readonly [string, (step: Step) => number])[] = [
  ['CPU ms a file since the row above', (step) => step.cpuMsFile],
  ['memory, MB', (step) => step.residentMB],
  ['CPU at rest, %', (step) => step.idleCpuPercent],
  ['answer, p50 ms', (step) => step.p50],
  ['p99 ms', (step) => step.p99],
  ['CPU ms', (step) => step.cpuMsAnswer],
]

const model = await startModelServer({ port: 0 })
try {
  const peer = await grow(await durablePeer(model.url, 4703))
  const ours = await grow(await docent(model.url, 4702))
  const rows = ours.map((step, at) => {
    const cells = figures.map(([, read]) => `${show(read(step))} (${show(read(peer[at] as Step))})`)
    return [step.files.toLocaleString('en-US'), step.passages.toLocaleString('en-US'), ...cells]
  })
  const head = ['files', 'passages', ...figures.map(([name]) => name)]
  const result = {
    command: 'npm run bench -- growth',
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table: `Docent, and in brackets SQLite with FTS5 and sqlite-vec; one caller, each question another.\n\n${table(head, rows)}`,
    runs: { docent: ours, SQLite: peer },
  }
  recordResult('growth', result, 'one run')
} finally {
  await model.stop()
}
