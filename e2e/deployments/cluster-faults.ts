import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ClusterFaults {
  /** Takes the fault settings of a start apart: what each service is given of them. */
  plan(more: Record<string, string>): (service: string) => Record<string, string>
  /** Joins what each process traced. */
  collect(): Promise<void>
}

/**
 * A fault point is passed on to one service only, of those that were seen to pass it, a different one each time: the others
 * go on while it is dead.
 */
export function clusterFaults(scratch: string, services: readonly string[]): ClusterFaults {
  const passedBy = new Map<string, string[]>()
  const turns = new Map<string, number>()
  let trace: string | undefined
  const fileOf = (service: string) => join(scratch, `${service}.trace`)

  return {
    plan({ FAULT_POINT: point, FAULT_TRACE: wanted, ...rest }) {
      if (wanted !== undefined) {
        trace = wanted
        return (service) => ({ ...rest, FAULT_TRACE: fileOf(service) })
      }
      if (point === undefined) return () => rest
      const name = point.split('#')[0] ?? ''
      const turn = turns.get(name) ?? 0
      turns.set(name, turn + 1)
      const candidates = passedBy.get(name) ?? services
      const victim = candidates[turn % candidates.length]
      return (service) => (service === victim ? { ...rest, FAULT_POINT: point } : rest)
    },
    async collect() {
      if (trace === undefined) return
      for (const service of services) {
        const text = await readFile(fileOf(service), 'utf8').catch(() => '')
        for (const name of new Set(text.split('\n').filter((one) => one !== ''))) {
          passedBy.set(name, [...(passedBy.get(name) ?? []), service])
        }
        await appendFile(trace, text)
      }
      trace = undefined
    },
  }
}
