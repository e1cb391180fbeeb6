import { STARTER_QUESTIONS_MAX } from '@docent/proto'
import { afterAll, expect, test } from '@jest/globals'
import { openLab, type Search } from './index.ts'
import { businessSets, trainingSets, type LabSet } from './sets.ts'
import { proposedFor } from './starters.ts'

const lab = openLab()
afterAll(() => lab.close())

/** Each set is read and indexed once, whoever looks into it. */
const searches = new Map<string, Promise<Search>>()
function searchOf(set: LabSet): Promise<Search> {
  const search = searches.get(set.name) ?? lab.open(set)
  searches.set(set.name, search)
  return search
}

/** How many questions the documents of each set propose in all, each document alone: most are price lists, rules and terms. */
const ALONE: Readonly<Record<string, number>> = {
  'camping-tannau': 7,
  'clearway-driving': 12,
  'fournil-des-tilleuls': 13,
  'molino-sur': 10,
  'optik-hellwig': 13,
  'osprey-quay-sailing': 4,
  'ottersham-baths': 8,
  'quenby-library': 7,
  'tannerslane-vets': 7,
  'thornwick-house': 7,
  'wheelhouse-bikes': 8,
  wilgenhof: 10,
}

const folder = process.env['DOCENT_DATA']
/** Of the others nobody said how much they propose. */
const known = trainingSets().filter(({ name }) => name in ALONE)
const sets = [...(folder ? businessSets(folder) : []), ...known]

test.each(sets.map((set) => [set.name, set] as const))(
  'the documents of %s propose as many questions as a bubble shows, and nothing but questions',
  async (_, set) => {
    const proposed = await proposedFor(set, await searchOf(set))
    expect(proposed).toHaveLength(STARTER_QUESTIONS_MAX)
    for (const question of proposed) expect(question).toMatch(/[?？]$/u)
  },
)

test.each(known.map((set) => [set.name, set] as const))(
  'the documents of %s propose each alone as many questions in all as they did',
  async (name, set) => {
    const search = await searchOf(set)
    let proposed = 0
    for (const document of set.documents) {
      proposed += (await proposedFor({ ...set, documents: [document] }, search)).length
    }
    expect(proposed).toBeGreaterThanOrEqual(ALONE[name] as number)
  },
)
