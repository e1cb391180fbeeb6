import { expect, test } from '@jest/globals'
import pino from 'pino'
import { freePort } from '../../testing/free-ports.ts'
import { createClient } from './client.ts'

test('who waits in vain is told why there was no connection, though it is still being tried', async () => {
  // It is loaded with the first question, which takes its time on a busy machine.
  await import('kafkajs')
  const client = createClient({
    brokers: [`127.0.0.1:${await freePort()}`],
    clientId: 'nobody',
    log: pino({ level: 'silent' }),
    answerWithinMs: 500,
  })
  await expect(client.ask((admin) => admin.listTopics())).rejects.toThrow(
    /no answer within 0\.5 seconds: Connection error: .*ECONNREFUSED/,
  )
  await client.close()
})
