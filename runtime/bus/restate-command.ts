import { eventCatalog, say } from '@docent/proto/events'
import { OPERATOR, ownerId } from '@docent/proto/ids'
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Bus } from './port.ts'

const tellable = Object.entries(eventCatalog).flatMap(([type, { canBeRestated }]) => (canBeRestated ? [type] : []))

const USAGE = `Current records are told again as events, by the services that own them.

  npm run events -- restate TYPE... [--owner ID] [--for CONSUMER] [--per-second N]

  TYPE        ${tellable.join(', ')}
  --owner     only what is of this account
  --for       only this consumer listens; the others pass it over
  --per-second  200 unless you say otherwise
`

/**
 * Asks for a restatement on the command line, whatever the engine; the services do it when they run.
 * @returns the exit code: 0 asked, 2 misused
 */
export async function restateCommand(
  args: readonly string[],
  bus: Pick<Bus, 'publish'>,
  now: Date,
  print: (line: string) => void,
): Promise<number> {
  try {
    const { values, positionals: types } = parseArgs({
      args: [...args],
      options: {
        owner: { type: 'string' },
        for: { type: 'string' },
        'per-second': { type: 'string', default: '200' },
      },
      allowPositionals: true,
    })
    const unknown = types.find((type) => !tellable.includes(type))
    if (types.length === 0) throw new Error('Say which events.')
    if (unknown !== undefined) throw new Error(`"${unknown}" can't be told again.`)
    const { topic, type, version, payload } = say('restatement.requested', {
      types,
      of: values.owner === undefined ? null : ownerId(values.owner),
      for: values.for ?? null,
      perSecond: Number(values['per-second']),
    })
    const id = randomUUID()
    const event = { id, type, version, ownerId: OPERATOR, occurredAt: now.toISOString(), payload }
    await bus.publish([{ topic, event }])
    const whose = values.owner === undefined ? 'of every account' : `of ${values.owner}`
    print(`Asked for ${types.join(', ')} ${whose} (${id}). Each service says "restated" in its log when it is done.`)
    return 0
  } catch (error) {
    print(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
}
