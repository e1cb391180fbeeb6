import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Phase } from './traffic.ts'

/** One thing that was looked at, and what came of it. */
export interface Line {
  what: string
  came: string
  good: boolean
}

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
    /** `mayFail` where a call that was under way had nobody left to answer it. */
    phase(phase: Phase, mayFail = false) {
      phases.push(phase)
      const { name, calls, failed, seconds, slowestMs } = phase
      const good = mayFail || failed.length === 0
      const first = failed.length > 0 ? `; the first: ${failed[0]}` : ''
      print(
        `${good ? 'good' : 'BAD '}  ${name}: ${calls} calls, ${failed.length} failed, ${seconds.toFixed(0)} s, slowest ${slowestMs.toFixed(0)} ms${first}`,
      )
      if (!good) lines.push({ what: name, came: `${failed.length} of ${calls} calls failed${first}`, good })
    },
    write(file: URL, command: string) {
      const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
      const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()
      const page = [
        `\`${command}\` on ${machine}, ${new Date().toISOString().slice(0, 10)}. Kubernetes with one node, engines outside of it.`,
        '',
        'While this was done, owners asked, listed and uploaded without pause through the gateway:',
        '',
        '| what was done | seconds | calls | failed | slowest call, ms |',
        '|---|---:|---:|---:|---:|',
        ...phases.map(
          ({ name, seconds, calls, failed, slowestMs }) =>
            `| ${cell(name)} | ${seconds.toFixed(0)} | ${calls} | ${failed.length} | ${slowestMs.toFixed(0)} |`,
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

export type Report = ReturnType<typeof createReport>
