// How well questions that ask for the same are put together: `DOCENT_DATA=… node bench/unanswered/run.ts [--show]`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { groupQuestions } from '../../services/chat/src/unanswered/grouping.ts'
import { dataFolder } from '../answers/sets.ts'
import { recordResult } from '../record.ts'

interface SetFile {
  questions: { question: string; relevant: { documentId: string }[] }[]
}

/** Pairs of questions that both say belong together, that only the grouping says, and that only people say. */
interface Pairs {
  right: number
  wrong: number
  missed: number
}

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
const file = join(dataFolder(), 'support', 'covidfaq-dev.json')
const { questions } = JSON.parse(readFileSync(file, 'utf8')) as SetFile
const gold = new Map(questions.map(({ question, relevant }) => [question, relevant[0]?.documentId ?? '']))
const asked = [...gold.keys()]

const rows = [
  ['Docent', await groupQuestions(asked)],
  ['the same words', sharedWords(asked)],
  ['each alone', asked.map((_, index) => [index])],
] as const
const table = ['| grouping | groups | pairs that belong together | found of them |', '|---|---|---|---|']
for (const [name, groups] of rows) {
  const { right, wrong, missed } = pairsOf(groups)
  const precision = right + wrong === 0 ? '–' : (right / (right + wrong)).toFixed(2)
  table.push(
    `| ${name} | ${groups.length} of ${new Set(gold.values()).size} | ${precision} | ${(right / (right + missed)).toFixed(2)} |`,
  )
}
console.log(table.join('\n'))
if (values.show) for (const group of rows[0][1]) console.log(group.map((index) => asked[index]))
recordResult('unanswered', {
  command: 'node bench/unanswered/run.ts',
  machine: `Node ${process.versions.node}`,
  table: table.join('\n'),
  runs: { docent: pairsOf(rows[0][1]), words: pairsOf(rows[1][1]) },
})

function pairsOf(groups: readonly (readonly number[])[]): Pairs {
  const place = new Map(groups.flatMap((group, number) => group.map((index) => [index, number])))
  const pairs = { right: 0, wrong: 0, missed: 0 }
  for (const [one, question] of asked.entries()) {
    for (let other = one + 1; other < asked.length; other += 1) {
      const belong = gold.get(question) === gold.get(asked[other] as string)
      const together = place.get(one) === place.get(other)
      if (belong && together) pairs.right += 1
      else if (together) pairs.wrong += 1
      else if (belong) pairs.missed += 1
    }
  }
  return pairs
}

/** The peer: half of the words of both are the same. */
function sharedWords(texts: readonly string[]): number[][] {
  const sets = texts.map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)))
  const groups: number[][] = []
  for (const [index, words] of sets.entries()) {
    const group = groups.find(([first = 0]) => {
      const others = sets[first] as Set<string>
      const shared = [...words].filter((word) => others.has(word)).length
      return shared / (words.size + others.size - shared) >= 0.5
    })
    if (group) group.push(index)
    else groups.push([index])
  }
  return groups
}
