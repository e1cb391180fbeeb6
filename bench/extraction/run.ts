import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { detectKind } from '../../services/document-ingest/src/uploads/kind.ts'
import { ExtractionProblem } from '../../services/document-ingest/src/extraction/problem.ts'
import { createReadingPool } from '../../services/document-ingest/src/reading/pool.ts'
import { outcomeOf, score, type ManifestFile, type Outcome, type Scored } from './score.ts'
import { recordResult } from '../record.ts'
import { groupTable } from './table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean' },
    out: { type: 'string' },
    record: { type: 'boolean' },
  },
})
const data = process.env['DOCENT_DATA']
if (!data) {
  console.log('Set DOCENT_DATA to the folder that holds files/manifest.json.')
  process.exit(1)
}
const folder = join(data, 'files')
const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: ManifestFile[] }

const pool = createReadingPool({ workers: 2, timeLimitMs: 60_000, memoryLimitMb: 1_024, idleMs: 1_000 })
const results: Scored[] = []
const queue = files.filter((file) => !values.only || file.path.includes(values.only))
const lines: string[] = []

async function readOne(file: ManifestFile): Promise<void> {
  const bytes = new Uint8Array(readFileSync(join(folder, file.path)))
  const started = performance.now()
  let outcome: Outcome
  let text = ''
  let passages: string[] = []
  let reason = ''
  try {
    const kind = detectKind({ fileName: file.path.replace(/^.*\//, ''), declared: '', bytes })
    const reading = await pool.read({ kind, bytes, withText: true })
    outcome = 'text'
    text = reading.text ?? ''
    passages = reading.passages.map((passage) => [...passage.headings, passage.content].join('\n'))
  } catch (error) {
    outcome = error instanceof ExtractionProblem ? outcomeOf(error.kind) : 'reject'
    reason = (error as Error).message
  }
  const ms = Math.round(performance.now() - started)
  lines.push(JSON.stringify({ path: file.path, outcome, text, ms }))
  results.push({ file, reason, ...score(file, folder, outcome, text, passages), outcome, ms })
}

await Promise.all(
  [0, 1].map(async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await readOne(file)
  }),
)
await pool.close()
if (values.out) writeFileSync(values.out, lines.join('\n'))
const table = groupTable(results)
console.log(table)
if (values.record) {
  recordResult('extraction', {
    command: 'DOCENT_DATA=... node bench/extraction/run.ts --record',
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table,
    runs: {
      wrong: results
        .filter((one) => !one.right)
        .map(({ file, outcome, missing }) => ({ path: file.path, outcome, missing })),
    },
  })
}
if (values.list) {
  for (const one of results.filter((result) => !result.right)) {
    console.log(
      [one.file.path, one.file.expected.outcome, one.outcome, one.missing.join(' // '), one.reason].join(' | '),
    )
  }
}
