import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Lets the fault harness end the process at a named point between two steps, as a power cut would: `FAULT_POINT` is
 * "name" or "name#n" for the n-th time it is passed, or "@file" where the file says so, now or later; `FAULT_TRACE` a file
 * that gets every name passed. Unset, which is how everybody runs it, there are no points.
 */
export function faultPoints(env: Record<string, string | undefined>): ((name: string) => void) | undefined {
  const { FAULT_POINT: given, FAULT_TRACE: trace } = env
  if (!given && !trace) return undefined
  const file = given?.startsWith('@') ? given.slice(1) : undefined
  let strike = ''
  let left = 0
  const next = file === undefined ? () => given ?? '' : () => textOf(file)
  return (name) => {
    if (trace) appendFileSync(trace, `${name}\n`)
    const now = next()
    if (now !== strike) {
      strike = now
      left = Number(now.split('#')[1] ?? 1)
    }
    if (name !== strike.split('#')[0] || --left > 0) return
    // It strikes once: whoever is started again goes on.
    if (file !== undefined) writeFileSync(file, '')
    process.kill(process.pid, 'SIGKILL')
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}
