// `node bench/answers/tables.ts CHECKOUT [--split unseen] [--list]`: how often the cell of a table is told that people asked for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openLab } from './lab/index.ts'
import { linesOf, listMissed } from './lab/lines.ts'
import { SPLITS, tableSets } from './lab/table-sets.ts'
import { businessFigures, type Line } from './quality/verdict.ts'

const { values, positionals } = parseArgs({
  options: { split: { type: 'string', default: 'training' }, list: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [checkout] = positionals
const split = Object.keys(SPLITS).find((one): one is keyof typeof SPLITS => one === values.split)
if (!checkout || !split) {
  console.error('Name a checkout of ppasupat/WikiTableQuestions and a split: training or unseen.')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'docent-tables-'))
const lab = openLab()
try {
  const lines: Line[] = []
  for (const set of tableSets(checkout, split, folder)) lines.push(...(await linesOf(set, lab)))
  const { questions, right, wrong, refused, invented, long } = businessFigures(lines)
  console.log(split, { questions, right, wrong, refused, invented, long })
  if (values.list) listMissed(lines)
} finally {
  await lab.close()
  rmSync(folder, { recursive: true })
}
