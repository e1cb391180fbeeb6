/** What is measured: the product or a peer, in processes that are started fresh for each run. */
export interface Subject {
  name: string
  /** Its processes. */
  pids(): number[]
  /** Starts the process; resolves with the milliseconds until it answered its readiness. */
  start(): Promise<number>
  ingest(fileName: string, content: Buffer): Promise<number>
  /** Asks with a blocking JSON call; rejects when it is not a success. */
  ask(question: string): Promise<void>
  /** Ends it and forgets its data. */
  stop(): Promise<void>
}

/** Polls until the address answers 200; returns the milliseconds it took. */
export async function untilReady(address: string, since: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return performance.now() - since
    if (performance.now() - since > 60_000) throw new Error(`${address} is not ready after 60 s`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
