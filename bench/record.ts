import { writeFileSync } from 'node:fs'

/** Keeps a result beside the code: the figures as JSON, the table as Markdown. */
export function recordResult(
  name: string,
  result: { command: string; machine: string; table: string; runs: unknown },
  of = 'medians',
): void {
  const file = (ending: string) => new URL(`./results/${name}.${ending}`, import.meta.url)
  const { table, ...rest } = result
  writeFileSync(file('json'), `${JSON.stringify(rest, null, 2)}\n`)
  writeFileSync(file('md'), `\`${result.command}\` on ${result.machine}, ${of}.\n\n${table}\n`)
}
