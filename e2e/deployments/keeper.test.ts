import { expect, test } from '@jest/globals'
import { once } from 'node:events'
import { connect } from 'node:net'
import keep, { endKept } from './keeper.ts'

test('the run ends although a suite was ended in the middle of a call', async () => {
  const { DOCENT_KEEPER } = process.env
  await keep()
  const port = Number(new URL(process.env['DOCENT_KEEPER'] ?? '').port)
  const suite = connect({ port, host: '127.0.0.1' })
  await once(suite, 'connect')
  suite.write('GET /one-process/addr')
  // It is reset, or ends: either way nothing holds the run.
  suite.on('error', () => undefined)
  const closed = new Promise((resolve) => suite.once('close', resolve))
  await endKept()
  await closed
  expect(suite.destroyed).toBe(true)
  process.env['DOCENT_KEEPER'] = DOCENT_KEEPER
})
