// How often the fact is among the passages that are found: `DOCENT_DATA=… node bench/answers/finding.ts [--list]`.
import { DEFAULT_PLANS, UNLIMITED } from '@docent/proto/plans'
import { search } from '@docent/proto/http'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { signUp } from '../../e2e/client/client.ts'
import { oneProcess } from '../../e2e/deployments/one-process.ts'
import { dataFolder } from './sets.ts'

const DEPTHS = [1, 3, 8] as const

/** What became of the single questions of a business: how many have their fact among the first passages. */
export interface Finding {
  set: string
  questions: number
  /** Share within each depth. */
  within: Record<(typeof DEPTHS)[number], number>
  /** Questions whose fact is not in the first passage, with the rank it has; 0 where it is not found. */
  later: { id: string; question: string; rank: number; why: string }[]
}

interface BusinessSet {
  name: string
  files: string[]
  conversations: { id: string; turns: Turn[] }[]
}

interface Turn {
  q: string
  kind: string
  expect: string
  all: string[]
  why?: string
}

/** Uploads the documents of each business to a docent of its own account and looks for what its customers ask. */
export async function measureFinding(folder: string): Promise<Finding[]> {
  const plans = mkdtempSync(join(tmpdir(), 'docent-plans-'))
  const file = join(plans, 'plans.json')
  const without = { documents: UNLIMITED, maxTotalCharacters: UNLIMITED }
  writeFileSync(file, JSON.stringify(DEFAULT_PLANS.map((plan) => ({ ...plan, ...without }))))
  const docent = await oneProcess({ PLANS_FILE: file })
  try {
    await docent.start()
    const findings: Finding[] = []
    for (const set of businessSets(folder)) findings.push(await findingOf(docent.address, folder, set))
    return findings
  } finally {
    await docent.destroy()
    rmSync(plans, { recursive: true })
  }
}

function businessSets(folder: string): BusinessSet[] {
  const at = join(folder, 'business')
  const files = existsSync(at) ? readdirSync(at).filter((file) => file.endsWith('.json')) : []
  return files.sort().map((file) => JSON.parse(readFileSync(join(at, file), 'utf8')) as BusinessSet)
}

async function findingOf(address: string, folder: string, set: BusinessSet): Promise<Finding> {
  const owner = await signUp(address, `${set.name}@example.test`)
  for (const file of set.files) {
    await owner.embed(await owner.upload(basename(file), readFileSync(join(folder, 'business', file)), ''))
  }
  const finding: Finding = { set: set.name, questions: 0, within: { 1: 0, 3: 0, 8: 0 }, later: [] }
  for (const { id, turns } of set.conversations) {
    const [turn] = turns
    if (!turn || !asksForAFact(turn)) continue
    const { results } = await owner.call(search, { body: { question: turn.q, limit: 8 } })
    const rank = results.findIndex(({ headings, text }) => holds([...headings, text].join('\n'), turn.all)) + 1
    finding.questions += 1
    for (const depth of DEPTHS) if (rank > 0 && rank <= depth) finding.within[depth] += 1
    if (rank !== 1) finding.later.push({ id, question: turn.q, rank, why: turn.why ?? '' })
  }
  for (const depth of DEPTHS) finding.within[depth] /= finding.questions
  return finding
}

/** A "Yes" or "No" is worked out from a passage, and seldom stands in it. */
const POLARITY = /^\^\\W\*\(/
const asksForAFact = ({ expect, all, kind }: Turn) =>
  expect === 'answer' && kind !== 'other-language' && all.length > 0 && !all.some((one) => POLARITY.test(one))

function holds(passage: string, all: readonly string[]): boolean {
  const text = passage.replace(/\s+/g, ' ')
  return all.every((one) => new RegExp(one, 'iu').test(text))
}

/** Findings as a table, with all questions together in its last row. */
export function findingTable(findings: readonly Finding[]): string {
  const questions = findings.reduce((sum, one) => sum + one.questions, 0)
  const mean = (depth: (typeof DEPTHS)[number]) =>
    findings.reduce((sum, one) => sum + one.within[depth] * one.questions, 0) / questions
  const all = { set: 'all', questions, within: { 1: mean(1), 3: mean(3), 8: mean(8) } }
  const rows = [...findings, all].map(
    ({ set, questions: asked, within }) =>
      `| ${set} | ${asked} | ${DEPTHS.map((depth) => within[depth].toFixed(3)).join(' | ')} |`,
  )
  return ['| set | single questions | in the first | in three | in eight |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { list: { type: 'boolean' } } })
  const findings = await measureFinding(dataFolder())
  console.log(findingTable(findings))
  for (const { later } of values.list ? findings : []) {
    for (const { id, question, rank, why } of later) console.log(`${id} at ${rank}: ${question}\n    ${why}`)
  }
}
