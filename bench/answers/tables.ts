// `node bench/answers/tables.ts CHECKOUT [--split unseen] [--list]`: how often the cell of a table is told that people asked for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { converse } from './lab/conversation.ts'
import { openLab } from './lab/index.ts'
import { SPLITS, tableSets } from './lab/table-sets.ts'
import { businessFigures, verdictOn, type Line } from './quality/verdict.ts'

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
  for (const set of tableSets(checkout, split, folder)) {
    const told = await converse(set, await lab.open(set))
    for (const { turn, ...reply } of told) lines.push({ set: set.name, turn, reply, verdict: verdictOn(turn, reply) })
  }
  const { questions, right, wrong, refused, invented, long } = businessFigures(lines)
  console.log(split, { questions, right, wrong, refused, invented, long })
  for (const { turn, reply, verdict } of values.list ? lines.filter((line) => line.verdict !== 'right') : [])
    console.log(
      `  ${turn.expect === 'refuse' ? 'invented' : verdict}: ${turn.question}\n    ${reply.answer.replace(/\s+/g, ' ').slice(0, 300)}`,
    )
} finally {
  await lab.close()
  rmSync(folder, { recursive: true })
}
