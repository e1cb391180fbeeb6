// `DOCENT_DATA=folder node bench/answers/how-to.ts [--list]`: how often the steps are told that a guide has for what is asked.
import { parseArgs } from 'node:util'
import { converse } from './lab/conversation.ts'
import { openLab } from './lab/index.ts'
import { howToSets } from './lab/sets.ts'
import { businessFigures, verdictOn, type Line } from './quality/verdict.ts'
import { dataFolder } from './sets.ts'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const lab = openLab()
try {
  for (const set of howToSets(dataFolder())) {
    const told = await converse(set, await lab.open(set))
    const lines = told.map(({ turn, ...reply }): Line => ({
      set: set.name,
      turn,
      reply,
      verdict: verdictOn(turn, reply),
    }))
    const { questions, right, wrong, refused, invented } = businessFigures(lines)
    console.log(set.name, { questions, right, wrong, refused, invented })
    for (const { turn, reply, verdict } of values.list ? lines.filter((line) => line.verdict !== 'right') : [])
      console.log(`  ${verdict}: ${turn.question}\n    ${reply.answer.replace(/\s+/g, ' ').slice(0, 300)}`)
  }
} finally {
  await lab.close()
}
