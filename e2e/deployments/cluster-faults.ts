import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ClusterFaults {
  /** Takes the fault settings of a start apart: what each service is given of them. */
  plan(more: Record<string, string>): (service: string) => Record<string, string>
  /** Lets one service end at a point: of those that were seen to pass it a different one each time, while the others go on. */
  strikeAt(point: string): Promise<void>
  /** Joins what each process traced. */
  collect(): Promise<void>
}

export function clusterFaults(scratch: string, services: readonly string[]): ClusterFaults {
  const passedBy = new Map<string, string[]>()
  const turns = new Map<string, number>()
  let trace: string | undefined
  const traceOf = (service: string) => join(scratch, `${service}.trace`)
  const strikeOf = (service: string) => join(scratch, `${service}.strike`)

  return {
    plan({ FAULT_TRACE: wanted, ...rest }) {
      trace = wanted ?? trace
      return (service) => ({
        ...rest,
        FAULT_POINT: `@${strikeOf(service)}`,
        ...(wanted !== undefined && { FAULT_TRACE: traceOf(service) }),
      })
    },
    async strikeAt(point) {
      const name = point.split('#')[0] ?? ''
      const turn = turns.get(name) ?? 0
      turns.set(name, turn + 1)
      const candidates = passedBy.get(name) ?? services
      const victim = candidates[turn % candidates.length]
      await Promise.all(services.map((service) => writeFile(strikeOf(service), service === victim ? point : '')))
    },
    async collect() {
      if (trace === undefined) return
      for (const service of services) {
        const text = await readFile(traceOf(service), 'utf8').catch(() => '')
        for (const name of new Set(text.split('\n').filter((one) => one !== ''))) {
          passedBy.set(name, [...(passedBy.get(name) ?? []), service])
        }
        await appendFile(trace, text)
      }
      trace = undefined
    },
  }
}
