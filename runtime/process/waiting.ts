/** What a process that starts waits for: shown to whoever asks, and said once for each reason, however long that lasts. */
export function createWaiting(say: (reasons: string[]) => void) {
  let reasons = ['it is starting']
  let said = ''
  return {
    reasons: () => reasons,
    /** The looks are counted from 0: a first one, while everything still loads, says little. */
    found(now: string[], look: number): void {
      reasons = now
      if (look === 0 || now.join() === said) return
      said = now.join()
      say(now)
    },
  }
}
