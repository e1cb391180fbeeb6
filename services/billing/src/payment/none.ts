import type { Payment } from './port.ts'

/** No provider: every change is confirmed at once, and the owner is told that nothing is charged. */
export const noPayment: Payment = {
  async confirm() {
    return {
      confirmed: true,
      note: 'No payment provider is connected to this installation. The plan changes at once and nothing is charged.',
    }
  },
}
