import { expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { systemClock } from '@docent/runtime/clock'
import { openTestEngines } from '@docent/runtime/testing'
import pino from 'pino'
import { createCustomers } from './customers.ts'
import { createNotices } from './notices.ts'

test('an event about a customer who is forgotten while it is taken is about nobody', async () => {
  const { engines, close } = await openTestEngines()
  const owner = ownerId('owner-1')
  const customers = createCustomers(engines.store)
  await customers.make(owner, 'ines@larkfield.example', 0)
  await customers.change(owner, (one) => ({ ...one, customerId: 'cus_1' }))
  const event = { id: 'evt_1', type: 'customer.deleted', data: { object: { object: 'customer', id: 'cus_1' } } }
  let isWoken = false
  const heard = createNotices({
    stripe: { webhooks: { constructEvent: () => event } } as never,
    secrets: ['whsec_of_nobody'],
    customers: {
      ...customers,
      async withId(customerId) {
        const found = await customers.withId(customerId)
        await customers.records.remove(owner, owner)
        return found
      },
    },
    looks: { wake: () => (isWoken = true) },
    clock: systemClock,
    log: pino({ level: 'silent' }),
  })
  expect(await heard('{}', 'signed')).toBe(false)
  expect(isWoken).toBe(false)
  await close()
})
