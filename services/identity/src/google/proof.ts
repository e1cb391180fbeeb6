import { createHash } from 'node:crypto'

/** What ties a sign-in to one browser: all of it follows from the secret in that browser's cookie. */
export interface Proof {
  /** Goes to the provider and comes back with the browser. */
  state: string
  /** Comes back inside the signed ID token. */
  nonce: string
  /** PKCE: shown only when the code is exchanged. */
  verifier: string
}

/** Random bytes of the secret. */
export const PROOF_BYTES = 32

export function proofOf(secret: string): Proof {
  const part = (name: string) => createHash('sha256').update(`${name} of ${secret}`).digest('base64url')
  return { state: part('state'), nonce: part('nonce'), verifier: part('verifier') }
}
