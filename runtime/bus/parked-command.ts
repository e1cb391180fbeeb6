import { parseArgs } from 'node:util'
import type { Bus, ParkedEvent } from './port.ts'

const USAGE = `Events that a consumer gave up on are parked until somebody decides.

  npm run events -- parked [--consumer NAME] [--limit N]   lists them, oldest first
  npm run events -- replay ID...                           delivers them again, to the consumer that parked them
  npm run events -- replay --consumer NAME                 the same for all that a consumer parked
  npm run events -- drop ID...                             forgets them, for good
  npm run events -- drop --consumer NAME                   the same for all that a consumer parked
  npm run events -- restate TYPE... [--owner ID]           tells current records again; without TYPE it lists what can be
`

/** Most events one call lists, replays or drops. */
const MOST = 1000

class Misused extends Error {
  override readonly name = 'Misused'
}

/**
 * Lists, replays and drops parked events on the command line, whatever the engine.
 * @returns the exit code: 0 done, 1 something was not parked, 2 misused
 */
export async function parkedCommand(
  args: readonly string[],
  parked: Bus['parked'],
  print: (line: string) => void,
): Promise<number> {
  try {
    const { command, ids, consumer, limit } = parse(args)
    if (command === 'parked') return await list(parked, { consumer, limit }, print)
    const chosen = ids.length > 0 ? ids : (await parked.list({ consumer, limit: MOST })).map(({ id }) => id)
    return await each(chosen, command, parked, print)
  } catch (error) {
    if (!(error instanceof Misused)) throw error
    print(`${error.message}\n\n${USAGE}`)
    return 2
  }
}

function parse(args: readonly string[]) {
  const { command, ids, consumer, limit } = readArgs(args)
  if (command !== 'parked' && command !== 'replay' && command !== 'drop') {
    throw new Misused(command === undefined ? 'Say what to do.' : `There is no command "${command}".`)
  }
  if (!Number.isInteger(limit) || limit < 1) throw new Misused('--limit takes a whole number from 1.')
  if (command === 'parked' && ids.length > 0) throw new Misused('"parked" takes no id.')
  if (command !== 'parked' && ids.length > 0 === (consumer !== undefined)) {
    throw new Misused(`Name the events to ${command} by id, or all of one consumer by --consumer.`)
  }
  return { command, ids, consumer, limit } as const
}

function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { consumer: { type: 'string' }, limit: { type: 'string', default: '100' } },
      allowPositionals: true,
    })
    const [command, ...ids] = positionals
    return { command, ids, consumer: values.consumer, limit: Number(values.limit) }
  } catch (error) {
    throw new Misused((error as Error).message)
  }
}

async function list(
  parked: Bus['parked'],
  filter: { consumer?: string; limit: number },
  print: (line: string) => void,
): Promise<number> {
  const events = await parked.list(filter)
  if (events.length === 0) print('Nothing is parked.')
  for (const event of events) print(describe(event))
  if (events.length === filter.limit) print(`These are the first ${filter.limit}; --limit shows more.`)
  return 0
}

const describe = ({ id, event, consumer, attempts, parkedAt, error }: ParkedEvent) =>
  `${id}
  ${event.type} of ${event.ownerId}, said ${event.occurredAt}
  parked by ${consumer} at ${parkedAt} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}: ${error}`

async function each(
  ids: readonly string[],
  command: 'replay' | 'drop',
  parked: Bus['parked'],
  print: (line: string) => void,
): Promise<number> {
  if (ids.length === 0) print('Nothing is parked.')
  let missing = 0
  for (const id of ids) {
    const found = await parked[command](id)
    if (!found) missing++
    const done = command === 'replay' ? 'will be delivered again' : 'is forgotten'
    print(`${id} ${found ? done : 'is not parked'}`)
  }
  return missing > 0 ? 1 : 0
}
