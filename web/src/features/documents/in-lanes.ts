/** So many documents are uploaded, embedded or deleted at the same time. */
const LANES = 2

/** Works through the items, a few at a time. */
export async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(LANES, waiting.length) }, lane))
}
