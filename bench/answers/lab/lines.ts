import { verdictOn, type Line } from '../quality/verdict.ts'
import { converse } from './conversation.ts'
import type { Lab } from './index.ts'
import type { LabSet } from './sets.ts'

/** Asks all of a set, and judges what is told. */
export async function linesOf(set: LabSet, lab: Lab): Promise<Line[]> {
  const told = await converse(set, await lab.open(set))
  return told.map(({ turn, ...reply }): Line => ({ set: set.name, turn, reply, verdict: verdictOn(turn, reply) }))
}

/** Prints what went wrong. */
export function listMissed(lines: readonly Line[]): void {
  for (const { turn, reply, verdict } of lines.filter((line) => line.verdict !== 'right')) {
    const became = turn.expect === 'refuse' ? 'invented' : verdict
    console.log(`  ${became}: ${turn.question}\n    ${reply.answer.replace(/\s+/g, ' ').slice(0, 300)}`)
  }
}
