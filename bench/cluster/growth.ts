import type { CorpusFile } from '../corpus.ts'
import { load as measureLoad } from '../measure/load.ts'
import { cpuSeconds } from '../measure/process.ts'
import type { ClusterSubject } from '../subjects/cluster.ts'
import { client } from '../subjects/client.ts'
import { load, table, type Section } from './section.ts'

export interface GrowthModel {
  name: string
  /** For OPENAI_BASE_URL. */
  url: string
}

interface Figures {
  model: string
  processes: number
  perSecond: number
  /** CPU seconds of the embedding processes for all documents. */
  cpuSeconds: number
}

const OWNERS = 8
const STEPS = [4, 2, 1]

/** Documents a second that are made searchable by four, two and one embedding process. Ends the cluster's others. */
export async function growth(
  subject: ClusterSubject,
  models: readonly GrowthModel[],
  files: readonly CorpusFile[],
  rounds: number,
): Promise<Section> {
  const { running } = subject
  const runs: Figures[] = []
  for (const { name, url } of models) {
    await running.stop()
    await running.start({ OPENAI_BASE_URL: url, OPENAI_API_KEY: 'none' })
    for (const processes of STEPS) {
      while (running.pids('embedding').length > processes) {
        await running.endOne('embedding', 'SIGTERM', running.pids('embedding').length - 1)
      }
      for (let round = 0; round < rounds; round++) runs.push({ model: name, processes, ...(await embedAll()) })
    }
  }
  const best = (model: string, processes: number) =>
    Math.max(...runs.filter((one) => one.model === model && one.processes === processes).map((one) => one.perSecond))
  const cpu = (model: string, processes: number) =>
    Math.min(...runs.filter((one) => one.model === model && one.processes === processes).map((one) => one.cpuSeconds))
  const rows = models.flatMap(({ name }) =>
    STEPS.toReversed().map((processes) => [
      name,
      String(processes),
      best(name, processes),
      best(name, processes) / best(name, 1),
      cpu(name, processes),
    ]),
  )
  return {
    title: 'More embedding processes',
    text:
      `${files.length} documents of ${OWNERS} owners wait; how fast they become searchable, the better of ${rounds} rounds. Where a model ` +
      'answers at once the machine is the limit, and more processes can only share it; where it takes its time, they wait side by side. ' +
      'The MongoDB of these runs takes one command at a time from everybody, about thirty for each document and more for each caller who ' +
      'waits: it is what the processes queue at.',
    table: table(['model', 'processes', 'documents/s', 'times one process', 'CPU s of embedding'], rows),
    load: load(),
    runs,
  }

  async function embedAll(): Promise<Omit<Figures, 'model' | 'processes'>> {
    const owners = Array.from({ length: OWNERS }, (_, index) =>
      client(running.address, `growth-${index}-${Date.now()}@example.test`),
    )
    const ownerOf = (index: number) => owners[index % OWNERS] as (typeof owners)[number]
    const ids: string[] = []
    await measureLoad(files.length, 4, async (index) => {
      const { name, text } = files[index] as CorpusFile
      ids[index] = (await ownerOf(index).upload(name, Buffer.from(text))).documentId
    })
    const cpu = cpuSeconds(running.pids('embedding'))
    const { perSecond, errors } = await measureLoad(files.length, files.length, (index) =>
      ownerOf(index).embed(ids[index] as string),
    )
    if (errors > 0) throw new Error(`${errors} of ${files.length} documents were not embedded`)
    return { perSecond, cpuSeconds: cpuSeconds(running.pids('embedding')) - cpu }
  }
}
