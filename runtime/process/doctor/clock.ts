import type { Finding } from './finding.ts'

/** A token is good for a minute where it was given for a key; S3 refuses what is signed a quarter of an hour off. */
const DOUBTFUL_MS = 5_000
const BAD_MS = 60_000
const ANSWER_WITHIN_MS = 10_000

/** Compares this machine's clock with the one of a server, by the date of its answer. Nothing, where none comes or tells it. */
export async function lookAtClock(name: string, url: string, now: () => number = Date.now): Promise<Finding[]> {
  const what = `clock, against ${name}`
  const asked = now()
  const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(
    () => undefined,
  )
  const answered = now()
  await reply?.body?.cancel()
  const there = Date.parse(reply?.headers.get('date') ?? '')
  if (Number.isNaN(there)) return []
  // It tells whole seconds, of some moment between question and answer.
  const offMs = Math.max(0, asked - there - 1_000, there - answered)
  if (offMs < DOUBTFUL_MS) return [{ what, state: 'good', says: 'the same time' }]
  const remedy = 'let a time service (chrony, systemd-timesyncd) set the clock of both machines'
  const state = offMs < BAD_MS ? 'doubtful' : 'bad'
  return [{ what, state, says: `${Math.round(offMs / 1000)} s apart`, remedy }]
}
