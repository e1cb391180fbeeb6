import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { converse } from '../../../bench/answers/lab/conversation.ts'
import { openLab } from '../../../bench/answers/lab/index.ts'
import { businessSets } from '../../../bench/answers/lab/sets.ts'
import {
  businessFigures,
  businessGroups,
  verdictOn,
  type BusinessFigures,
  type Line,
} from '../../../bench/answers/quality/verdict.ts'

const folder = process.env['DOCENT_DATA'] ?? ''
const present = existsSync(join(folder, 'business'))
const suite = present ? describe : describe.skip

// The whole is `npm run quality`. These are a little below what it measured: whoever falls short has made answers worse.
suite(`answers to customers of businesses${present ? '' : ' [skipped: DOCENT_DATA is not set]'}`, () => {
  const lab = openLab()
  let figures: Map<string, BusinessFigures>
  const of = (name: string) => figures.get(name) as BusinessFigures

  beforeAll(async () => {
    const lines: Line[] = []
    for (const set of present ? businessSets(folder) : []) {
      for (const { turn, ...reply } of await converse(set, await lab.open(set)))
        lines.push({ set: set.name, turn, reply, verdict: verdictOn(turn, reply) })
    }
    figures = new Map(businessGroups(lines).map(([name, ones]) => [name, businessFigures(ones)]))
  }, 600_000)
  afterAll(() => lab.close())

  test('are right where the documents say it, and seldom wrong', () => {
    expect(of('all').right).toBeGreaterThanOrEqual(0.76)
    expect(of('all').wrong).toBeLessThanOrEqual(0.09)
  })

  test('are held back where the documents do not say it', () => {
    expect(of('all').invented).toBeLessThanOrEqual(0.06)
  })

  test('read the cell of a table that is asked for, and what a question leans on', () => {
    expect(of('kind table').right).toBeGreaterThanOrEqual(0.84)
    expect(of('kind follow-up').right).toBeGreaterThanOrEqual(0.65)
  })

  test('are short', () => {
    expect(of('all').long).toBeLessThanOrEqual(0.05)
  })
})
