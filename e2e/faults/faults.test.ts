import { expect, test } from '@jest/globals'
import { describeProcesses } from '../journeys/deployments.ts'
import { killAgainAndAgain } from './kills.ts'

/** A cluster takes longer to start. */
const KILLS = { 'one-process': 32, cluster: 8, containers: 0, running: 0 } as const

describeProcesses('killed between any two steps of upload, embed, answer and delete', (deploy, shape) => {
  const kills = KILLS[shape]

  test(
    `nothing acknowledged is lost, nothing is doubled, everything settles (${kills} kills)`,
    async () => {
      const report = await killAgainAndAgain({ kills, deploy })
      expect(report.problems).toEqual([])
      expect(report.kills).toBe(kills)
      expect(Object.keys(report.points).length).toBeGreaterThan(kills / 4)
    },
    15 * 60_000,
  )
})
