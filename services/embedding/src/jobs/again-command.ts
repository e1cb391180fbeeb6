import { ownerIdSchema } from '@docent/proto/ids'
import { randomIds, systemClock } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import { parseArgs } from 'node:util'
import { documentsSpec } from '../documents/record.ts'
import { embedAgain } from './again.ts'

const USAGE = `Has the vectors of documents made again, of every owner unless one is named. The services do it while they run.

  npm run embed-again                those that need it: passages of them are missing, or are of another model
  npm run embed-again -- --all       every document that is searchable, as after a change of how vectors are made
  npm run embed-again -- --owner ID  only those of one owner
`

/** On the command line, whatever the engine. @returns the exit code: 0 done, 2 misused */
export async function embedAgainCommand(
  args: readonly string[],
  store: Store,
  print: (line: string) => void,
): Promise<number> {
  const wanted = read(args)
  if (!wanted) {
    print(USAGE)
    return 2
  }
  const documents = store.collection(documentsSpec)
  const count = await embedAgain({ documents, clock: systemClock, ids: randomIds, ...wanted })
  print(`${count} ${count === 1 ? 'document waits' : 'documents wait'} to get vectors again.`)
  return 0
}

function read(args: readonly string[]) {
  try {
    const options = { all: { type: 'boolean' }, owner: { type: 'string' } } as const
    const { all = false, owner } = parseArgs({ args: [...args], options }).values
    return { all, ...(owner !== undefined && { owner: ownerIdSchema.parse(owner) }) }
  } catch {
    return undefined
  }
}
