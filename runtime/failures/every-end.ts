/** Runs one end after the other, also behind one that fails; the first failure is thrown once all were tried. */
export async function everyEnd(ends: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = []
  for (const end of ends) {
    try {
      await end()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
