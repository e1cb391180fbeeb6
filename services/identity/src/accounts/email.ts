import { z } from 'zod'
import { failures } from '../failures.ts'

const address = z.email().max(254)

/** @throws invalid_email */
export function requireEmail(email: string): void {
  if (!address.safeParse(email).success) throw failures.invalid_email()
}
