import { eventCatalog, heardBy, say } from '@docent/proto/events'
import { idSchema, OPERATOR, ownerId } from '@docent/proto/ids'
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
 * Asks for a restatement on the command line, whatever the engine; the services do it when they run. Whether there is such an account
 * is asked where the records are at hand.
 * @returns the exit code: 0 asked, 2 misused
 */
export async function restateCommand(
  args: readonly string[],
  bus: Pick<Bus, 'publish'>,
  now: Date,
  print: (line: string) => void,
  isAccount: (owner: string) => boolean = () => true,
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
    const consumer = values.for ?? null
    if (consumer !== null && !(consumer in heardBy))
      throw new Error(`--for: there is no consumer "${consumer}". They are ${Object.keys(heardBy).sort().join(', ')}.`)
    const { owner } = values
    if (owner !== undefined && (!idSchema.safeParse(owner).success || !isAccount(owner)))
      throw new Error(`--owner: there is no account "${owner}". Its id stands in its events, and in the log.`)
    const perSecond = Number(values['per-second'])
    if (!(perSecond > 0)) throw new Error(`--per-second: "${values['per-second']}" is no number of events above 0.`)
    const { topic, type, version, payload } = say('restatement.requested', {
      types,
      of: owner === undefined ? null : ownerId(owner),
      for: consumer,
      perSecond,
    })
    const id = randomUUID()
    const event = { id, type, version, ownerId: OPERATOR, occurredAt: now.toISOString(), payload }
    await bus.publish([{ topic, event }])
    const whose = owner === undefined ? 'of every account' : `of ${owner}`
    print(
      `Asked for ${types.join(', ')} ${whose} (${id}). Each service that has some of it says "restated" in its log when it is done, where LOG_LEVEL is warn or lower.`,
    )
    return 0
  } catch (error) {
    print(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
}
