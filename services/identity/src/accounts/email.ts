import { z } from 'zod'
import { failures } from '../failures.ts'

const address = z.email().max(254)

export function isEmail(email: string): boolean {
  return address.safeParse(email).success
}

/** @throws invalid_email */
export function requireEmail(email: string): void {
  if (!isEmail(email)) throw failures.invalid_email()
}
