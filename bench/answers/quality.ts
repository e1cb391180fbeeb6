// How good the answers are that are given without a language model: `DOCENT_DATA=… node bench/answers/quality.ts`.
import { DEFAULT_PLANS, UNLIMITED } from '@docent/proto/plans'
import { getAnswer } from '@docent/proto/http'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { signUp, type Owner } from '../../e2e/client/client.ts'
import { oneProcess } from '../../e2e/deployments/one-process.ts'
import { recordResult } from '../record.ts'
import { figuresOf, type AnswerFigures } from './figures.ts'
import { dataFolder, loadAnswerSets, type AnswerSet } from './sets.ts'

const { values } = parseArgs({ options: { most: { type: 'string', default: '600' }, sets: { type: 'string' } } })
const sets = loadAnswerSets(dataFolder(), Number(values.most)).filter((set) => set.name.includes(values.sets ?? ''))
const CALLERS = 8
const share = (value: number, of: number) => (of === 0 ? '-' : value.toFixed(3))

const docent = await oneProcess({ PLANS_FILE: unlimitedPlans() })
const rows: { set: string; figures: AnswerFigures }[] = []
try {
  await docent.start()
  for (const [i, set] of sets.entries()) {
    const owner = await signUp(docent.address, `answers-${i}@example.test`)
    rows.push({ set: set.name, figures: await measure(owner, set) })
    console.log(tableOf(rows.slice(-1)).split('\n').at(-1))
  }
} finally {
  await docent.destroy()
}
const table = tableOf(rows)
console.log(`\n${table}`)
if (!values.sets) {
  recordResult('answer-quality', {
    command: 'node bench/answers/quality.ts',
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table,
    runs: rows,
  })
}

async function measure(owner: Owner, set: AnswerSet): Promise<AnswerFigures> {
  await inParallel(set.documents, async ({ id, title, text }) => {
    const name =
      (title || id)
        .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
        .trim()
        .slice(0, 120) || 'document'
    await owner.embed(await owner.upload(`${name}.txt`, text, 'text/plain'))
  })
  const results = await inParallel(set.questions, async ({ text, answers, answerable }) => {
    const { answer, answered, sources } = await owner.call(getAnswer, { body: { question: text } })
    return { given: { answer, answered, sources: sources.length }, answers, answerable }
  })
  return figuresOf(results)
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const line = items.entries()
  const caller = async () => {
    for (const [i, item] of line) results[i] = await work(item)
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return results
}

function tableOf(measured: typeof rows): string {
  const lines = measured.map(({ set, figures: one }) => {
    const refused = `${share(one.wronglyRefused, one.answerable)} | ${share(one.rightlyRefused, one.unanswerable)}`
    return (
      `| ${set} | ${one.answerable} | ${share(one.holdsAnswer, one.answerable)} | ` +
      `${share(one.wordRecall, one.answerable)} | ${refused} | ${one.unproven} | ${Math.round(one.characters)} |`
    )
  })
  return [
    '| set | answerable | ansInAnswer | wordRecall | wrongAbstain | noAnsAcc | unproven | characters |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function unlimitedPlans(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'docent-plans-')), 'plans.json')
  const without = { messagesPerMonth: UNLIMITED, documents: UNLIMITED, maxTotalCharacters: UNLIMITED }
  writeFileSync(file, JSON.stringify(DEFAULT_PLANS.map((plan) => ({ ...plan, ...without }))))
  return file
}
