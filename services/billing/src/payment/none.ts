import { failures } from '../failures.ts'
import type { Payment } from './port.ts'

const NOTICE = 'No payment provider is connected to this installation. The plan changes at once and nothing is charged.'

/** No provider: every change is confirmed at once, and the owner is told that nothing is charged. */
export const noPayment: Payment = {
  notice: NOTICE,
  confirm: async () => ({ outcome: 'confirmed', note: NOTICE }),
  setRenewal: async () => ({ outcome: 'confirmed', note: '' }),
  account: async () => ({ paying: null, canManage: false }),
  manage: async () => undefined,
  async heard() {
    throw failures.no_payment_provider()
  },
  leaving: async () => undefined,
  begin: async () => undefined,
  stop: async () => undefined,
}
