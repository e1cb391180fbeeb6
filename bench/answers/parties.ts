// `node bench/answers/parties.ts [--list]`: how often those are told their prices who ask for several people, or for somebody of an age or a role.
import { parseArgs } from 'node:util'
import { openLab } from './lab/index.ts'
import { linesOf, listMissed } from './lab/lines.ts'
import { partySets } from './lab/sets.ts'
import { businessFigures, type Line } from './quality/verdict.ts'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const lab = openLab()
try {
  const lines: Line[] = []
  for (const set of partySets()) lines.push(...(await linesOf(set, lab)))
  for (const [kind, some] of Map.groupBy(lines, ({ turn }) => turn.kind)) {
    const { questions, right, wrong, refused, invented } = businessFigures(some)
    console.log(kind, { questions, right, wrong, refused, invented })
  }
  if (values.list) listMissed(lines)
} finally {
  await lab.close()
}
