import { STARTER_QUESTIONS_MAX } from '@docent/proto'
import { afterAll, expect, test } from '@jest/globals'
import { openLab } from './index.ts'
import { businessSets, trainingSets } from './sets.ts'
import { proposedFor } from './starters.ts'

const lab = openLab()
afterAll(() => lab.close())

const folder = process.env['DOCENT_DATA']
const sets = [...(folder ? businessSets(folder) : []), ...trainingSets()]

test.each(sets.map((set) => [set.name, set] as const))(
  'the documents of %s propose as many questions as a bubble shows, and nothing but questions',
  async (_, set) => {
    const proposed = await proposedFor(set, await lab.open(set))
    expect(proposed).toHaveLength(STARTER_QUESTIONS_MAX)
    for (const question of proposed) expect(question).toMatch(/[?？]$/u)
  },
)
