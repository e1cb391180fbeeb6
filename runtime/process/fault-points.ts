import { appendFileSync } from 'node:fs'

/**
 * Lets the fault harness end the process at a named point between two steps, as a power cut would: `FAULT_POINT` is
 * "name" or "name#n" for the n-th time it is passed, `FAULT_TRACE` a file that gets every name passed. Unset, which is
 * how everybody runs it, points do nothing.
 */
export function faultPoints(env: Record<string, string | undefined>): (name: string) => void {
  const [wanted, nth = '1'] = (env['FAULT_POINT'] ?? '').split('#')
  const trace = env['FAULT_TRACE']
  if (!wanted && !trace) return () => undefined
  let left = Number(nth)
  return (name) => {
    if (trace) appendFileSync(trace, `${name}\n`)
    if (!wanted || name !== wanted || --left > 0) return
    process.kill(process.pid, 'SIGKILL')
  }
}
