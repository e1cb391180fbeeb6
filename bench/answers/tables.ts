// `node bench/answers/tables.ts CHECKOUT [--split unseen] [--ask rows] [--list]`: how often what people asked of a table is told.
// `node bench/answers/tables.ts CHECKOUT --sequences FOLDER`: the same for questions that go on from the one before.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openLab } from './lab/index.ts'
import { linesOf, listMissed } from './lab/lines.ts'
import { sequenceSets } from './lab/sequence-sets.ts'
import { SPLITS, tableSets } from './lab/table-sets.ts'
import { businessFigures, type Line } from './quality/verdict.ts'

const { values, positionals } = parseArgs({
  options: {
    split: { type: 'string', default: 'training' },
    ask: { type: 'string', default: 'cell' },
    sequences: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [checkout] = positionals
const split = Object.keys(SPLITS).find((one): one is keyof typeof SPLITS => one === values.split)
const ask = (['cell', 'rows'] as const).find((one) => one === values.ask)
if (!checkout || !split || !ask) {
  console.error(
    'Name a checkout of ppasupat/WikiTableQuestions, a split (training or unseen) and what is asked for (cell or rows).',
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'docent-tables-'))
const lab = openLab()
try {
  const lines: Line[] = []
  const sets = values.sequences
    ? sequenceSets(checkout, values.sequences, split, folder)
    : tableSets(checkout, split, ask, folder)
  for (const set of sets) lines.push(...(await linesOf(set, lab)))
  const print = (what: string, some: readonly Line[]) => {
    const { questions, right, wrong, refused, invented, long } = businessFigures(some)
    console.log(split, what, { questions, right, wrong, refused, invented, long })
  }
  if (values.sequences) {
    print(
      'first',
      lines.filter(({ turn }) => turn.kind !== 'after'),
    )
    print(
      'after',
      lines.filter(({ turn }) => turn.kind === 'after'),
    )
  } else print(ask, lines)
  if (values.list) listMissed(lines)
} finally {
  await lab.close()
  rmSync(folder, { recursive: true })
}
