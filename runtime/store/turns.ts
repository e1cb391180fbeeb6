/** Runs the tasks of one key one after another, and those of different keys at the same time. */
export function createTurns(): <R>(key: string, task: () => Promise<R>) => Promise<R> {
  const tails = new Map<string, Promise<unknown>>()
  return async (key, task) => {
    const before = tails.get(key)
    const mine = before ? before.then(task, task) : task()
    tails.set(key, mine)
    try {
      return await mine
    } finally {
      if (tails.get(key) === mine) tails.delete(key)
    }
  }
}
