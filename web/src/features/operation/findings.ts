import type { Asked, Finding } from '../../api/operator.ts'

/** A line of the doctor, with the services that found it so; empty where all of them did. */
export interface Line extends Finding {
  by: string[]
}

const worst: Record<Finding['state'], number> = { bad: 0, doubtful: 1, good: 2 }

/** What all services found: the worst first, what several of them find told once. */
export function linesOf(services: readonly Asked[]): Line[] {
  const told = services.filter(({ state }) => state && state.findings.length > 0)
  const lines = new Map<string, Line>()
  for (const { service, state } of told) {
    for (const finding of state?.findings ?? []) {
      const key = JSON.stringify(finding)
      const known = lines.get(key)
      if (!known?.by.includes(service)) lines.set(key, { ...finding, by: [...(known?.by ?? []), service] })
    }
  }
  return [...lines.values()]
    .map((line) => (line.by.length === told.length ? { ...line, by: [] } : line))
    .toSorted((a, b) => worst[a.state] - worst[b.state])
}
