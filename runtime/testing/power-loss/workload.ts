import type { NewEvent } from '@docent/proto/events'
import { ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { openSync, readFileSync, writeSync } from 'node:fs'
import { z } from 'zod'
import { randomIds, systemClock } from '../../clock/index.ts'
import { openRecords } from '../../records/index.ts'

/**
 * Writes records, events and counts until it is killed or has done its rounds, and notes what was acknowledged. It goes
 * on where the one before it on the same file was cut short. Arguments: file, acks, rounds, synchronous, endAtStep.
 */
const [file = '', acks = '', rounds = '0', synchronous = 'FULL', endAtStep] = process.argv.slice(2)
const OWNERS = 4
const most = rounds === '0' ? Infinity : Number(rounds)

const schema = z.object({ id: z.string(), ownerId: ownerIdSchema, n: z.number(), text: z.string() })
const said = (n: number): NewEvent => ({ type: 'crash.said', version: 1, topic: 'crash', payload: { n } })
const dieNow = () => process.kill(process.pid, 'SIGKILL')

const { store, bus } = openRecords({
  file,
  clock: systemClock,
  ids: randomIds,
  onFatal: dieNow,
  synchronous: synchronous === 'OFF' ? 'OFF' : 'FULL',
  endAtStep: endAtStep === undefined ? undefined : Number(endAtStep),
})
const ledgers = store.collection({ name: 'crash.ledgers', schema, indexes: [{ fields: ['n'] }] })
const counters = store.collection({ name: 'crash.counters', schema, indexes: [] })
const effects = store.collection({ name: 'crash.effects', schema, indexes: [] })

const descriptor = openSync(acks, 'a')
const acknowledge = (kind: string, owner: string, n: number) => writeSync(descriptor, `${kind} ${owner} ${n}\n`)
const blank = (owner: OwnerId, id: string) => ({ id, ownerId: owner, n: 0, text: 'x'.repeat(600) })

const consumer = await bus.subscribe({
  name: 'effects',
  topics: ['crash'],
  async handle({ event }) {
    const id = `effect-${event.ownerId}`
    await effects.save(event.ownerId, id, (one = blank(event.ownerId, id)) => ({ ...one, n: one.n + 1 }), {
      cause: event.id,
    })
  },
})

/** How many steps of an owner's counter are known to have counted. */
function counted(owner: string): number {
  const lines = readFileSync(acks, 'utf8').split('\n')
  return lines.filter((line) => line.startsWith(`counter ${owner} `)).length
}

async function write(owner: OwnerId) {
  let step = counted(owner)
  for (let round = 0; round < most; round++) {
    const ledger = await ledgers.save(owner, `ledger-${owner}`, (one = blank(owner, `ledger-${owner}`)) => [
      { ...one, n: one.n + 1 },
      said(one.n + 1),
    ])
    acknowledge('ledger', owner, ledger.n)
    step++
    const id = `counter-${owner}`
    const initial = blank(owner, id)
    const { value } = await counters.add(owner, id, 'n', { by: 1, initial, cause: `${owner}-${step}` })
    acknowledge('counter', owner, value)
  }
}

await Promise.all(Array.from({ length: OWNERS }, (_, index) => write(ownerId(`owner-${index}`))))
await consumer.caughtUp()
dieNow()
