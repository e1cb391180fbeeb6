// Whether answers without a model, the order of passages and every measure of every piece are what they were, and what they cost:
// `DOCENT_DATA=… node bench/answers/same.ts`, before and after a change.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { doubtsOf } from '../../services/chat/src/answering/extractive/doubts.ts'
import { extract, rank } from '../../services/chat/src/answering/extractive/extract.ts'
import { FEATURES } from '../../services/chat/src/answering/extractive/feature-list.ts'
import { compare } from '../../services/chat/src/answering/extractive/measure.ts'
import { answerModel } from '../../services/chat/src/answering/extractive/model/model.ts'
import { inOrder } from '../../services/chat/src/answering/extractive/order.ts'
import { spoken } from '../../services/chat/src/answering/extractive/say.ts'
import { createPassageReader, readPassage } from '../../services/chat/src/answering/extractive/units/read.ts'
import { replyToSmallTalk } from '../../services/chat/src/answering/small-talk/small-talk.ts'
import type { EarlierTurn } from '../../services/chat/src/answering/stand-alone.ts'
import type { Found } from '../../services/chat/src/retrieval/retrieve.ts'
import { generateCorpus } from '../corpus.ts'
import { openLab } from './lab/index.ts'
import { lookFor } from './lab/samples.ts'
import { businessSets, publicSets, trainingSets, type LabSet } from './lab/sets.ts'
import { dataFolder } from './sets.ts'

/** A question with what was found for it. */
interface Case {
  set: string
  question: string
  earlier: EarlierTurn[]
  found: Found[]
}

const { values } = parseArgs({
  options: {
    most: { type: 'string', default: '60' },
    cases: { type: 'string' },
    passes: { type: 'string', default: '1' },
    only: { type: 'string' },
    skip: { type: 'boolean', default: false },
  },
})

const all = await casesOf()
const cases = values.only ? all.filter(({ set }) => set.startsWith(values.only as string)) : all
if (!values.skip) printHashes()
printCosts()

/** Asked as a visitor asks, each conversation with the answers that it was given; kept in a file where one is named. */
async function casesOf(): Promise<Case[]> {
  if (values.cases && existsSync(values.cases)) return JSON.parse(readFileSync(values.cases, 'utf8')) as Case[]
  const folder = dataFolder()
  const groups = ['squad', 'xquad'] as const
  const sets = [
    ...businessSets(folder),
    ...trainingSets(),
    ...groups.flatMap((group) => publicSets(folder, group, Number(values.most))),
    madeUp(Number(values.most)),
  ]
  const lab = openLab()
  const read = createPassageReader()
  const cases: Case[] = []
  for (const set of sets) {
    const search = await lab.open(set)
    for (const turns of set.conversations) {
      const earlier: EarlierTurn[] = []
      for (const turn of turns) {
        if (replyToSmallTalk(turn.question, '') !== undefined) continue
        const found = await lookFor(search, turn, earlier)
        cases.push({ set: set.name, question: turn.question, earlier: [...earlier], found })
        const { support, text } = extract(turn.question, earlier, found, read)
        earlier.push({ question: turn.question, answer: support === 'strong' ? text : '' })
      }
    }
  }
  await lab.close()
  if (values.cases) writeFileSync(values.cases, JSON.stringify(cases))
  return cases
}

/** What `npm run bench` asks. */
function madeUp(most: number): LabSet {
  const files = generateCorpus(most, 12_000)
  return {
    name: 'made-up',
    group: 'training',
    language: 'en',
    documents: files.map(({ name, text }) => ({ id: name, title: name, text })),
    conversations: files.map(({ name, question }) => [
      { id: name, question, expect: 'answer', kind: 'fact', isRight: () => false, isForbidden: () => false },
    ]),
  }
}

function printHashes(): void {
  const sets = new Map<string, ReturnType<typeof createHash>>()
  const total = createHash('sha256')
  const read = createPassageReader()
  let pieces = 0
  for (const { set, question, earlier, found } of cases) {
    const hash = sets.get(set) ?? createHash('sha256')
    sets.set(set, hash)
    const comparison = compare(question, earlier, found, read)
    const ranked = rank(comparison, answerModel)
    const { candidates, terms, context } = comparison
    pieces += candidates.length
    const { support, text, passages, confidence, held } = extract(question, earlier, found, read)
    const line = JSON.stringify([
      terms.map(({ word, share, absent }) => [word, share, absent]),
      context.map(({ word, share, absent }) => [word, share, absent]),
      candidates.map((one) => [one.unit.kind, one.unit.text, FEATURES.map((name) => one.features[name])]),
      ranked.map(({ candidate, score }) => [candidates.indexOf(candidate), score]),
      ranked.slice(0, 5).map(({ candidate }) => spoken(candidate)),
      ranked.length > 0 ? doubtsOf(comparison, ranked) : {},
      [support, text, passages.map(({ chunkId }) => chunkId), confidence, held],
      inOrder(question, earlier, found, read).map(({ passage }) => passage.chunkId),
    ])
    hash.update(line)
    total.update(line)
  }
  for (const [set, hash] of sets) console.log(`${hash.digest('hex').slice(0, 16)}  ${set}`)
  console.log(`${total.digest('hex')}  ${cases.length} questions, ${pieces} pieces\n`)
}

function printCosts(): void {
  for (let pass = 0; pass < Number(values.passes); pass += 1) {
    const reader = createPassageReader()
    const passages = new Map(
      cases.flatMap(({ set, found }) => found.map(({ passage }) => [`${set} ${passage.chunkId}`, passage])),
    )
    console.log(`a passage read: ${cpu(() => passages.forEach((one) => readPassage(one)), passages.size)}`)
    const order = () => cases.forEach(({ question, earlier, found }) => inOrder(question, earlier, found, reader))
    console.log(`a question of passages seldom asked for: ${cpu(order, cases.length)}`)
    console.log(`a question of passages just read: ${cpu(order, cases.length)}`)
  }
}

/** What some work takes of the processor, for each of so many. */
function cpu(work: () => void, each: number): string {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return `${((user + system) / 1000 / each).toFixed(3)} ms`
}
