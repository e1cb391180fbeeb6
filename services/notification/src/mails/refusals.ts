import { DAY_MS } from '@docent/runtime/units'

/** So many mails one after the other may be refused for good before the server is suspected. */
const IN_A_ROW = 5

/**
 * Whether a server that refuses a mail for good is believed. One that refuses everybody is set up wrongly, whatever code it says so by:
 * then mails wait, as with any trouble of the server, until it has taken one. Five lost mails are the price of asking no address
 * twice; of several processes each counts for itself. What was refused the day before does not count.
 */
export function createRefusals(now: () => number) {
  let inARow = 0
  let lastAt = Number.NEGATIVE_INFINITY

  return {
    /** The server took a mail. */
    end(): void {
      inARow = 0
    },
    isBelieved(): boolean {
      inARow = now() - lastAt > DAY_MS ? 1 : inARow + 1
      lastAt = now()
      return inARow <= IN_A_ROW
    },
  }
}
