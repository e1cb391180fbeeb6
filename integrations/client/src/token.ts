import { unlessAborted } from './wait.ts'

/** Where the access token of a call comes from. */
export interface Tokens {
  get(signal: AbortSignal | undefined): Promise<string>
  /** Says that a token was refused. @returns whether another one can be had */
  refused(token: string): boolean
}

export interface Exchanged {
  accessToken: string
  /** Seconds. */
  expiresIn: number
}

/** A token this close to its end may be over when it arrives; of one that is short anyway, a sixth of its life. */
const MARGIN_MS = 10_000

/** Exchanges a key for tokens, one exchange at a time however many calls wait for it. */
export function keyTokens(exchange: () => Promise<Exchanged>, now: () => number = Date.now): Tokens {
  let held: { token: string; goodUntil: number } | undefined
  let underWay: Promise<string> | undefined

  async function renew(): Promise<string> {
    const asked = now()
    const { accessToken, expiresIn } = await exchange()
    const life = expiresIn * 1_000
    held = { token: accessToken, goodUntil: asked + life - Math.min(MARGIN_MS, life / 6) }
    return accessToken
  }

  return {
    get(signal) {
      if (held && now() < held.goodUntil) return Promise.resolve(held.token)
      underWay ??= renew().finally(() => (underWay = undefined))
      return unlessAborted(underWay, signal)
    },
    refused(token) {
      // Another call may have got a new one by now.
      if (held?.token === token) held = undefined
      return true
    },
  }
}

/** Tokens of whoever signs in by other means. */
export function givenTokens(give: string | (() => string | Promise<string>)): Tokens {
  return {
    get: async () => (typeof give === 'string' ? give : give()),
    refused: () => typeof give === 'function',
  }
}
