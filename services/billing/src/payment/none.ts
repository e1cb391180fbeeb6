import type { Payment } from './port.ts'

const NOTICE = 'No payment provider is connected to this installation. The plan changes at once and nothing is charged.'

/** No provider: every change is confirmed at once, and the owner is told that nothing is charged. */
export const noPayment: Payment = {
  notice: NOTICE,
  async confirm() {
    return { confirmed: true, note: NOTICE }
  },
  async setRenewal() {
    return { confirmed: true, note: '' }
  },
}
