/**
 * Calls at work, so that their client can end them: by leaving, or by saying so in a request of its own. What is said to another
 * process than the one at work is not heard there; the call then ends by itself, or with its connection.
 */
export function createRunning() {
  const running = new Map<string, AbortController>()
  const nameOf = (session: string, id: unknown) => `${session} ${JSON.stringify(id)}`

  return {
    async during<T>(
      session: string,
      id: string | number,
      signals: readonly AbortSignal[],
      work: (signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      const name = nameOf(session, id)
      const mine = new AbortController()
      running.set(name, mine)
      try {
        return await work(AbortSignal.any([...signals, mine.signal]))
      } finally {
        if (running.get(name) === mine) running.delete(name)
      }
    },
    end(session: string, id: unknown): void {
      running.get(nameOf(session, id))?.abort()
    },
    count: () => running.size,
  }
}
export type Running = ReturnType<typeof createRunning>
