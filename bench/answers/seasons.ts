// `node bench/answers/seasons.ts [--list]`: how often prices and hours that depend on the season are told, and what else the same businesses are asked.
import { parseArgs } from 'node:util'
import { openLab } from './lab/index.ts'
import { linesOf, listMissed } from './lab/lines.ts'
import { seasonSets } from './lab/sets.ts'
import { businessFigures, type Line } from './quality/verdict.ts'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const lab = openLab()
try {
  const lines: Line[] = []
  for (const set of seasonSets()) lines.push(...(await linesOf(set, lab)))
  for (const [kind, some] of Map.groupBy(lines, ({ turn }) => turn.kind)) {
    const { questions, right, wrong, refused, invented } = businessFigures(some)
    console.log(kind, { questions, right, wrong, refused, invented })
  }
  if (values.list) listMissed(lines)
} finally {
  await lab.close()
}
