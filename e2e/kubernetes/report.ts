import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import type { Phase } from './traffic.ts'

/** One thing that was looked at, and what came of it. */
export interface Line {
  what: string
  came: string
  good: boolean
}

export const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`

/** Collects what a run found, prints it as it comes, and keeps it as a page. */
export function createReport(print = (line: string) => void process.stdout.write(`${line}\n`)) {
  const lines: Line[] = []
  const phases: Phase[] = []
  return {
    lines,
    line(what: string, came: string, good = true) {
      lines.push({ what, came, good })
      print(`${good ? 'good' : 'BAD '}  ${what}: ${came}`)
    },
    /** What may happen in it: calls that are refused as an engine is away, and calls whose answer was under way in what died. */
    phase(phase: Phase, { mayRefuse = false, mayCut = 0 } = {}) {
      phases.push(phase)
      const { name, calls, refused, slowestRefusalMs, failed, seconds, slowestMs, slowest } = phase
      const good = (mayRefuse || refused === 0) && failed.length <= mayCut
      const first = failed.length > 0 ? `; the first: ${failed[0]}` : ''
      const told = refused > 0 ? ` (after ${slowestRefusalMs.toFixed(0)} ms at most)` : ''
      print(
        `${good ? 'good' : 'BAD '}  ${name}: ${calls} calls, ${refused} refused${told}, ${failed.length} failed, ${seconds.toFixed(0)} s, slowest ${slowestMs.toFixed(0)} ms (${slowest})${first}`,
      )
      if (!good)
        lines.push({
          what: name,
          came: `${refused} refused and ${failed.length} failed of ${calls} calls${first}`,
          good,
        })
    },
    write(file: URL, command: string) {
      const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()
      const page = [
        '# The chart on a real Kubernetes',
        '',
        `\`${command}\` on ${machine}, ${new Date().toISOString().slice(0, 10)}, load ${(loadavg()[2] ?? 0).toFixed(1)} at its end, ${madeOf(this.good)}. Engines outside of the cluster.`,
        '',
        'While this was done, owners asked, listed and uploaded without pause, through what stands in for an Ingress controller:',
        '',
        '| what was done | seconds | calls | failed | told to come again | told after, ms at most | slowest call, ms |',
        '|---|---:|---:|---:|---:|---:|---:|',
        ...phases.map(
          ({ name, seconds, calls, failed, refused, slowestRefusalMs, slowestMs }) =>
            `| ${cell(name)} | ${seconds.toFixed(0)} | ${calls} | ${failed.length} | ${refused} | ${refused ? slowestRefusalMs.toFixed(0) : ''} | ${slowestMs.toFixed(0)} |`,
        ),
        '',
        '| what was looked at | what came of it |',
        '|---|---|',
        ...lines.map(({ what, came, good }) => `| ${cell(what)} | ${good ? '' : '**bad** '}${cell(came)} |`),
        '',
      ]
      writeFileSync(file, page.join('\n'))
    },
    get good() {
      return lines.every(({ good }) => good)
    },
  }
}

/** By which `.ci/kubernetes --if-changed` knows whether it is still true. */
const madeOf = (good: boolean) =>
  good ? `made of ${process.env['DOCENT_MADE_OF'] ?? 'a tree nobody named'}` : 'not all good'

export type Report = ReturnType<typeof createReport>
