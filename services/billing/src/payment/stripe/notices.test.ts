import { expect, test } from '@jest/globals'
import { systemClock } from '@docent/runtime/clock'
import { RecordNotFound } from '@docent/runtime/store'
import pino from 'pino'
import { createNotices } from './notices.ts'

test('an event about a customer who is forgotten while it is taken is about nobody', async () => {
  const event = { id: 'evt_1', type: 'customer.deleted', data: { object: { object: 'customer', id: 'cus_1' } } }
  let isWoken = false
  const heard = createNotices({
    stripe: { webhooks: { constructEvent: () => event } } as never,
    secrets: ['whsec_of_nobody'],
    customers: {
      withId: async () => ({ ownerId: 'owner-1' }),
      heard: () => Promise.reject(new RecordNotFound('owner-1')),
    } as never,
    looks: { wake: () => (isWoken = true) },
    clock: systemClock,
    log: pino({ level: 'silent' }),
  })
  expect(await heard('{}', 'signed')).toBe(false)
  expect(isWoken).toBe(false)
})
