// What an installation costs as it grows to 5,000 files: `npm run bench -- growth`.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startModelServer } from '@docent/runtime/testing/model-server'
import { show, table } from './cluster/section.ts'
import { differentQuestions, generateCorpus } from './corpus.ts'
import { load } from './measure/load.ts'
import { costOf, idleCpuPercent, residentMB, untilAtRest } from './measure/process.ts'
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

const files = generateCorpus(Math.max(...steps), BYTES_EACH)
const questions = differentQuestions(files, QUESTIONS * steps.length)

/** Passages of the files from one number to another. */
async function ingest(subject: Subject, from: number, to: number): Promise<number> {
  let passages = 0
  const { errors } = await load(to - from, UPLOADS, async (index) => {
    const { name, text } = files[from + index] as (typeof files)[number]
    const added = await subject.ingest(name, Buffer.from(text))
    passages += added
  })
  if (errors > 0) throw new Error(`${subject.name}: ${errors} files were not ingested`)
  return passages
}

/** Memory in MB at each step of one that is asked nothing. */
async function memoryOfFiles(subject: Subject): Promise<number[]> {
  await subject.start()
  const memory: number[] = []
  try {
    for (const [number, until] of steps.entries()) {
      await ingest(subject, steps[number - 1] ?? 0, until)
      await untilAtRest(subject.pids())
      memory.push(residentMB(subject.pids()))
    }
  } finally {
    await subject.stop()
  }
  console.log(subject.name, 'asked nothing, MB', memory)
  return memory
}

async function grow(subject: Subject): Promise<Step[]> {
  await subject.start()
  const pids = subject.pids()
  const grown: Step[] = []
  let [at, passages] = [0, 0]
  try {
    for (const [number, until] of steps.entries()) {
      const cost = costOf(pids)
      const first = at
      passages += await ingest(subject, first, until)
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
  ['memory, MB, 300 questions after each row', (step) => step.residentMB],
  ['CPU at rest, %', (step) => step.idleCpuPercent],
  ['answer, p50 ms', (step) => step.p50],
  ['p99 ms', (step) => step.p99],
  ['CPU ms', (step) => step.cpuMsAnswer],
]

const model = await startModelServer({ port: 0 })
try {
  const peerFiles = await memoryOfFiles(await durablePeer(model.url, 4703))
  const peer = await grow(await durablePeer(model.url, 4703))
  const ourFiles = await memoryOfFiles(await docent(model.url, 4702))
  const ours = await grow(await docent(model.url, 4702))
  const rows = ours.map((step, at) => {
    const cells = figures.map(([, read]) => `${show(read(step))} (${show(read(peer[at] as Step))})`)
    const unasked = `${show(ourFiles[at] as number)} (${show(peerFiles[at] as number)})`
    return [step.files.toLocaleString('en-US'), step.passages.toLocaleString('en-US'), unasked, ...cells]
  })
  const head = ['files', 'passages', 'memory, MB, asked nothing', ...figures.map(([name]) => name)]
  const result = {
    command: 'npm run bench -- growth',
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table: `Docent, and in brackets SQLite with FTS5 and sqlite-vec; one caller, each question another.\n\n${table(head, rows)}`,
    runs: { docent: ours, SQLite: peer, askedNothing: { docent: ourFiles, SQLite: peerFiles } },
  }
  recordResult('growth', result, 'one run')
} finally {
  await model.stop()
}
