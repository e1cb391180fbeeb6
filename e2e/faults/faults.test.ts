import { describe, expect, test } from '@jest/globals'
import { oneProcess } from '../deployments/one-process.ts'
import { killAgainAndAgain } from './kills.ts'

const KILLS = 32

describe('killed between any two steps of upload, embed, answer and delete', () => {
  test(
    `nothing acknowledged is lost, nothing is doubled, everything settles (${KILLS} kills)`,
    async () => {
      const report = await killAgainAndAgain({ kills: KILLS, deploy: oneProcess })
      expect(report.problems).toEqual([])
      expect(report.kills).toBe(KILLS)
      expect(Object.keys(report.points).length).toBeGreaterThan(8)
    },
    15 * 60_000,
  )
})
