// `DOCENT_DATA=folder npm run quality`: how good answers without a language model are, through the public API, beside those
// of before and plain BM25. `--only business` leaves the public sets out, `--most 100` asks that many of each, `--list`
// prints what went wrong.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { recordResult } from '../../record.ts'
import { measureFinding } from '../finding.ts'
import { businessSets } from '../lab/sets.ts'
import { dataFolder, loadAnswerSets } from '../sets.ts'
import { askBusiness } from './business.ts'
import { withDocent } from './docent.ts'
import { goalsOf } from './goals.ts'
import { askOlderSet } from './older.ts'
import { plainBusiness, plainOlderSet } from './plain.ts'
import { businessTable, foundTable, goalTable, olderTable, type OlderRow } from './tables.ts'
import { businessFigures, businessGroups, type Line } from './verdict.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    most: { type: 'string', default: '300' },
    list: { type: 'boolean', default: false },
  },
})
if (values.only !== undefined && values.only !== 'business')
  throw new Error('--only takes "business" and nothing else.')
const folder = dataFolder()
const lines: Line[] = []
const plain: Line[] = []
const older: OlderRow[] = []

await withDocent(async (address) => {
  for (const set of businessSets(folder)) {
    lines.push(...(await askBusiness(address, set)))
    plain.push(...(await plainBusiness(set)))
  }
  if (values.list) list()
  const sets = values.only === undefined ? loadAnswerSets(folder, Number(values.most)) : []
  for (const set of sets) {
    older.push({ set: set.name, docent: await askOlderSet(address, set), plain: await plainOlderSet(set) })
    console.log(`${set.name}: ${set.questions.length} questions`)
  }
})
const findings = await measureFinding(folder)
const goals = goalsOf({ lines, findings, squad: older.find(({ set }) => set.startsWith('squad'))?.docent })

const tables = [
  ['Goals', goalTable(goals)],
  ['What customers of businesses ask', businessTable(lines, plain)],
  ['The fact among the passages found', foundTable(findings)],
  ...(older.length > 0 ? [['Public question sets', olderTable(older)]] : []),
]
const report = tables.map(([title, table]) => `## ${title}\n\n${table}`).join('\n\n')
console.log(`\n${report}`)
if (values.only === undefined) {
  const named = (ones: readonly Line[]) =>
    businessGroups(ones).map(([name, group]) => ({ name, ...businessFigures(group) }))
  recordResult('answer-quality', {
    command: ['npm run quality', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table: report,
    runs: {
      goals,
      business: named(lines),
      plainBusiness: named(plain),
      finding: findings.map(({ set, questions, within }) => ({ set, questions, within })),
      older,
    },
  })
}

function list(): void {
  for (const { set, turn, reply, verdict } of lines.filter((line) => line.verdict !== 'right')) {
    console.log(`${set} [${turn.kind}, ${turn.expect}] ${verdict}: ${turn.question}`)
    console.log(`    ${reply.answer.replace(/\s+/g, ' ').slice(0, 260)}`)
  }
}
