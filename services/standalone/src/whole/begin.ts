import { realpath } from 'node:fs/promises'
import { z } from 'zod'
import { BackupProblem } from '../backup/manifest.ts'
import type { ClusterSide, Side } from './side.ts'

/** What was put down in a cluster about a copy to it, so that one that was interrupted goes on and no other is taken for it. */
const markSchema = z.object({ from: z.string(), begunAt: z.string(), doneAt: z.string().optional() })

export interface BeginOptions {
  /** Whether what is in the cluster may be lost. */
  replace: boolean
  now(): Date
  print(line: string): void
}

const ACCOUNTS = 'identity.users'

/** Writes down what is copied, unless the cluster holds something else. @throws BackupProblem */
export async function begin(from: Side, to: ClusterSide, { now, replace, print }: BeginOptions) {
  const source = await realpath(from.name)
  const kept = await to.records.mark()
  const mark = kept === undefined ? undefined : markSchema.parse(JSON.parse(kept))
  const goesOn = mark !== undefined && mark.from === source && mark.doneAt === undefined
  // What was begun may have been left, and the cluster used since.
  const known = goesOn ? await accountsOf(from) : new Set<string>()
  if (!replace && (await hasOthers(to, known)))
    throw new BackupProblem(
      goesOn
        ? `${to.name} leads to a cluster that has accounts which are not in ${source}: it was used since a copy to it began at ${mark.begunAt}. Name an empty one, or say --replace to lose what is there.`
        : `${to.name} leads to a cluster that has accounts already. Name an empty one, or say --replace to lose what is there.`,
    )
  if (goesOn) print(`Going on with what began at ${mark.begunAt}.`)
  const begun = goesOn ? mark : { from: source, begunAt: now().toISOString() }
  await to.records.setMark(JSON.stringify(begun))
  return begun
}

async function accountsOf({ records }: Side): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const { id } of records.records(ACCOUNTS)) ids.add(id)
  return ids
}

async function hasOthers({ records }: Side, known: ReadonlySet<string>): Promise<boolean> {
  for await (const { id } of records.records(ACCOUNTS)) if (!known.has(id)) return true
  return false
}
