import { z } from 'zod'

/** The `uid` of a signed-in business user. Branded, so that no other string can stand in for it. */
export type OwnerId = string & { readonly __owner: unique symbol }

/** Longest id that is accepted anywhere, in characters. */
export const ID_MAX_LENGTH = 128

/** An id as it travels: letters, digits, dot, dash, underscore and colon, 1 to 128 characters. */
export const idSchema = z
  .string()
  .min(1)
  .max(ID_MAX_LENGTH)
  .regex(/^[\w.:-]+$/, 'may hold letters, digits, ".", ":", "_" and "-" only')

/** Turns a verified string into an owner id; throws a ZodError when it is not shaped like an id. */
export function ownerId(value: string): OwnerId {
  return idSchema.parse(value) as OwnerId
}

/** Parses an owner id out of an event or a record. */
export const ownerIdSchema = idSchema.transform((value) => value as OwnerId)

/** Whose the events are that are about no account: what an operator, or a service, asks of all. */
export const OPERATOR: OwnerId = ownerId('docent-operator')

/** Whose documents and widget the demonstration on the landing page is; nobody can sign in as this owner. */
export const DEMO_OWNER: OwnerId = ownerId('docent-demo')
