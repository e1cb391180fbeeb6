const SETTLE_MS = 10_000

/** What is still wrong once a page has come to rest: it takes a moment to follow its window, and colors to change. */
export async function settled(look: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + SETTLE_MS
  for (;;) {
    const found = await look()
    if (found.length === 0 || Date.now() > deadline) return found
  }
}
