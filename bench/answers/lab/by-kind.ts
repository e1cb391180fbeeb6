import { parseArgs } from 'node:util'
import { businessFigures, type Line } from '../quality/verdict.ts'
import { openLab } from './index.ts'
import { linesOf, listMissed } from './lines.ts'
import type { LabSet } from './sets.ts'

/** Asks all of some businesses and prints the figures of each kind of question; `--list` prints what went wrong, too. */
export async function printByKind(sets: readonly LabSet[]): Promise<void> {
  const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
  const lab = openLab()
  try {
    const lines: Line[] = []
    for (const set of sets) lines.push(...(await linesOf(set, lab)))
    for (const [kind, some] of Map.groupBy(lines, ({ turn }) => turn.kind)) {
      const { questions, right, wrong, refused, invented } = businessFigures(some)
      console.log(kind, { questions, right, wrong, refused, invented })
    }
    if (values.list) listMissed(lines)
  } finally {
    await lab.close()
  }
}
