import type { OwnerId } from '@docent/proto/ids'
import type { Plan } from '@docent/proto/plans'

/** A change of plan that wants to be paid for. */
export interface PlanChange {
  /** The same for a repeat of the same change, so that a provider can recognise it. */
  id: string
  owner: OwnerId
  from: Plan
  to: Plan
}

/** `note` is a sentence for the owner; `reason` one that says what they can do. */
export type PaymentResult = { confirmed: true; note: string } | { confirmed: false; reason: string }

/** Whoever takes the money. */
export interface Payment {
  /** Resolves when the change is paid for, or refused. Must bear repeats of the same change. */
  confirm(change: PlanChange): Promise<PaymentResult>
}
