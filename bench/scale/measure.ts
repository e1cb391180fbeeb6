// What one answer and one document cost each service of a cluster: `npm run bench -- scale --measure`, with the engines.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { startModelServer } from '@docent/runtime/testing/model-server'
import { missingEngines } from '../../e2e/deployments/engines.ts'
import { serviceNames, type ServiceName } from '../../e2e/deployments/cluster.ts'
import { load as loadOfMachine } from '../cluster/section.ts'
import { generateCorpus, type CorpusFile } from '../corpus.ts'
import { load } from '../measure/load.ts'
import { cpuSeconds, residentMB } from '../measure/process.ts'
import { docentCluster } from '../subjects/cluster.ts'

/** By service. */
type Each = Record<ServiceName, number>

export interface Measured {
  command: string
  machine: string
  /** Milliseconds of CPU. */
  answerCpuMs: Each
  documentCpuMs: Each
  /** What a process has after its work, in MB. */
  residentMB: Each
  passagesPerDocument: number
}

const FILES = 60
const WARM_UP = 40
const ANSWERS = 600
const CALLERS = 4

export async function measureEach(): Promise<Measured> {
  const missing = missingEngines()
  if (missing.length > 0) throw new Error(`A cluster needs its engines: ${missing.join(', ')} not set.`)
  const model = await startModelServer()
  const subject = await docentCluster({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'none' })
  const of = (read: (pids: readonly number[]) => number) =>
    Object.fromEntries(serviceNames.map((name) => [name, read(subject.running.pids(name))])) as Each
  const spent = async (times: number, task: () => Promise<unknown>): Promise<Each> => {
    const before = of(cpuSeconds)
    await task()
    // What follows from it costs, too.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const after = of(cpuSeconds)
    return Object.fromEntries(serviceNames.map((name) => [name, ((after[name] - before[name]) * 1000) / times])) as Each
  }
  try {
    await subject.start()
    const files = generateCorpus(FILES, 12_000)
    let passages = 0
    const documentCpuMs = await spent(FILES, () =>
      load(FILES, CALLERS, async (index) => {
        const { name, text } = files[index] as CorpusFile
        const added = await subject.ingest(name, Buffer.from(text))
        passages += added
      }),
    )
    const ask = (index: number) => subject.ask((files[(index * 7) % FILES] as CorpusFile).question)
    await load(WARM_UP, CALLERS, ask)
    const answerCpuMs = await spent(ANSWERS, async () => {
      const { errors } = await load(ANSWERS, CALLERS, ask)
      if (errors > 0) throw new Error(`${errors} of ${ANSWERS} questions were not answered`)
    })
    return {
      command: 'npm run bench -- scale --measure',
      machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, ${loadOfMachine()}`,
      answerCpuMs,
      documentCpuMs,
      residentMB: of(residentMB),
      passagesPerDocument: passages / FILES,
    }
  } finally {
    await subject.stop()
    await model.stop()
  }
}

export const measuredFile = new URL('../results/scale-inputs.json', import.meta.url)
export const keepMeasured = (measured: Measured) =>
  writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`)
