import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateCorpus } from './corpus.ts'
import { recordResult } from './record.ts'
import { docent } from './subjects/docent.ts'
import { durablePeer } from './subjects/durable-peer.ts'
import { langchain } from './subjects/langchain.ts'
import { measure, medians, type Figures, type Material } from './suite.ts'
import { markdownTable } from './table.ts'
import { startModelServer } from '@docent/runtime/testing/model-server'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, files: { type: 'string', default: '404' } },
})
const runs = Number(values.runs)
const material: Material = { markdown: generateCorpus(Number(values.files), 12_000), pdf: pdfFiles() }

const ours: Figures[] = []
const peers = [
  { name: 'LangChain.js', open: async (url: string) => langchain(url, 4701), figures: [] as Figures[] },
  { name: 'SQLite', open: (url: string) => durablePeer(url, 4703), figures: [] as Figures[] },
]
const tables = () =>
  peers
    .map(({ name, figures }) =>
      markdownTable(medians(ours), medians(figures), { names: ['Docent', name], goals: name === 'LangChain.js' }),
    )
    .join('\n\n')
const model = await startModelServer({ port: 0 })
try {
  for (let run = 0; run < runs; run++) {
    // In turn, so that a slow minute of the machine meets all.
    for (const { open, figures } of peers) figures.push(await measure(await open(model.url), material))
    ours.push(await measure(await docent(model.url, 4702), material))
    console.log(`${tables()}\n`)
  }
} finally {
  await model.stop()
}
recordResult('product', {
  command: `npm run bench -- --runs ${runs}`,
  machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
  table: tables(),
  runs: { docent: ours, ...Object.fromEntries(peers.map(({ name, figures }) => [name, figures])) },
})

/** Real reports, when the folder of test data is named; PDF figures are left out otherwise. */
function pdfFiles(): Material['pdf'] {
  const data = process.env['DOCENT_DATA']
  if (!data) {
    console.log('DOCENT_DATA is not set: PDF ingest is not measured.')
    return []
  }
  const folder = join(data, 'files', 'pdf', 'sec10q')
  return readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) }))
}
