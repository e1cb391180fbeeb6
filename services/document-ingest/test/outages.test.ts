import { afterEach, expect, test } from '@jest/globals'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import { openTestEngines, startTestService, type TestEngines, type TestService } from '@docent/runtime/testing'
import { documentIngest } from '../src/service.ts'
import { pdf } from './helpers/files.ts'
import { clientOf, until } from './helpers/service.ts'

let on: TestEngines
let service: TestService
afterEach(async () => {
  await service.stop()
  await on.close()
})

test('a document whose files are out of reach is read when they are back, however often that was tried', async () => {
  on = await openTestEngines()
  const { blobs } = on.engines
  let away = false
  let tries = 0
  const ifThere = <A extends unknown[], R>(ask: (...args: A) => Promise<R>) => {
    return async (...args: A) => {
      if (!away) return ask(...args)
      tries += 1
      throw new EngineUnavailable('the files are away')
    }
  }
  service = await startTestService(documentIngest, {
    on,
    engines: { blobs: { ...blobs, put: ifThere(blobs.put), bytes: ifThere(blobs.bytes) } },
    env: { DOCUMENT_SWEEP_SECONDS: '0.05', DOCUMENT_LEASE_SECONDS: '0.1' },
    faultPoint: (name) => {
      if (name === 'ingest:recorded') away = true
    },
  })
  const client = clientOf(service, 'ada')

  const { status, body } = await client.upload('a.pdf', pdf([['some text']]))
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
  await until(async () => tries > 6)
  expect(await client.list()).toMatchObject([{ status: 'reading' }])
  away = false
  await until(async () => (await client.list())[0]?.status === 'chunked')
  await service.settled()
  expect(service.said('document.chunked')).toHaveLength(1)
})
