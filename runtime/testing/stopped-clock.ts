/** Time that only moves when a test says so. */
export function stoppedClock(start = '2026-11-21T10:00:00Z') {
  const clock = {
    /** Milliseconds since 1970. */
    at: Date.parse(start),
    now: () => new Date(clock.at),
    pass(ms: number) {
      clock.at += ms
    },
  }
  return clock
}
