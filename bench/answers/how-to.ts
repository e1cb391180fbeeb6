// `DOCENT_DATA=folder node bench/answers/how-to.ts [--list]`: how often the steps are told that a guide has for what is asked.
import { parseArgs } from 'node:util'
import { openLab } from './lab/index.ts'
import { linesOf, listMissed } from './lab/lines.ts'
import { howToSets } from './lab/sets.ts'
import { businessFigures } from './quality/verdict.ts'
import { dataFolder } from './sets.ts'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const lab = openLab()
try {
  for (const set of howToSets(dataFolder())) {
    const lines = await linesOf(set, lab)
    const { questions, right, wrong, refused, invented } = businessFigures(lines)
    console.log(set.name, { questions, right, wrong, refused, invented })
    if (values.list) listMissed(lines)
  }
} finally {
  await lab.close()
}
