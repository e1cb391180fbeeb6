/** Somebody has something unsaved on a page. */
export interface Held {
  /** Whether they let it go; true where there is nothing to lose. */
  ask: () => Promise<boolean>
  /** What follows is no reason to ask once more. */
  letGo: (isGone: boolean) => void
}

const all = new Set<Held>()

/** Returns what ends it. */
export function hold(held: Held): () => void {
  all.add(held)
  return () => void all.delete(held)
}

/** Does what takes the whole page away, such as another account, once whoever has something unsaved lets it go. */
export async function leaving(work: () => Promise<unknown>): Promise<void> {
  const asked = [...all]
  for (const held of asked) if (!(await held.ask())) return
  for (const held of asked) held.letGo(true)
  try {
    await work()
  } finally {
    // Where it failed, all is as it was.
    for (const held of asked) held.letGo(false)
  }
}
