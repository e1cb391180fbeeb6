import { once } from 'node:events'
import { testKafka } from './test-bus.ts'

/** A process with one consumer that says on its output what it has handled: "owner note". */
const [brokers = '', prefix = '', topic = '', name = ''] = process.argv.slice(2)
const { bus } = testKafka(brokers, prefix).open()
const subscription = await bus.subscribe({
  name,
  topics: [topic],
  async handle({ event }) {
    const { note } = event.payload as { note: string }
    if (!process.stdout.write(`${event.ownerId} ${note}\n`)) await once(process.stdout, 'drain')
  },
})
await subscription.caughtUp()
process.stdout.write('ready\n')
process.once('SIGTERM', () => void bus.close())
