import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a process did to the files that matter, in order. */
export type FileCall =
  | { kind: 'write'; file: string; at: number; data: Buffer }
  | { kind: 'append'; file: string; data: Buffer }
  | { kind: 'truncate'; file: string; size: number }
  | { kind: 'remove'; file: string }
  | { kind: 'sync'; file: string }

const CALLS = ['pwrite64', 'write', 'fsync', 'fdatasync', 'ftruncate', 'unlink']

/** Why calls can't be recorded here; undefined when they can. */
export function whyNotTraceable(): string | undefined {
  const { error, status, stderr } = spawnSync('strace', ['-f', '-e', 'trace=none', 'true'], { encoding: 'utf8' })
  if (error) return 'strace is not installed'
  return status === 0 ? undefined : `strace may not run here: ${stderr.trim().split('\n').at(-1)}`
}

/** Runs a command under strace and returns what it did to the files. */
export function record(command: readonly string[], files: readonly string[], into: string): FileCall[] {
  const args = ['-f', '--seccomp-bpf', '-qq', '-y', '-xx', '-s', '1000000', '-e', `trace=${CALLS.join(',')}`]
  const watched = files.flatMap((file) => ['-P', file])
  const { error } = spawnSync('strace', [...args, ...watched, '-o', into, '--', ...command], { encoding: 'utf8' })
  if (error) throw error
  return parseTrace(readFileSync(into, 'latin1'))
}

/** Parses what strace wrote. A call that another thread interrupted stands in two lines: it is taken where it ended. */
function parseTrace(text: string): FileCall[] {
  const calls: FileCall[] = []
  const unfinished = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [, thread, rest] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (thread === undefined || rest === undefined) continue
    if (rest.endsWith('<unfinished ...>')) {
      unfinished.set(thread, rest.slice(0, -'<unfinished ...>'.length))
      continue
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    const whole = resumed ? `${unfinished.get(thread) ?? ''}${resumed[1]}` : rest
    const call = parseCall(whole)
    if (call) calls.push(call)
  }
  return calls
}

function parseCall(line: string): FileCall | undefined {
  const removed = /^unlink\("([^"]*)"\) += 0/.exec(line)
  if (removed) return { kind: 'remove', file: bytes(removed[1]).toString() }
  const [, name, path, args] = /^(\w+)\(\d+<([^>]*)>(.*)\) += \d+/.exec(line) ?? []
  if (name === undefined) return undefined
  const file = bytes(path).toString()
  if (name === 'fsync' || name === 'fdatasync') return { kind: 'sync', file }
  if (name === 'ftruncate') return { kind: 'truncate', file, size: Number(args?.replace(',', '')) }
  const [, data, numbers = ''] = /^, "([^"]*)", (.*)$/.exec(args ?? '') ?? []
  if (name === 'write') return { kind: 'append', file, data: bytes(data) }
  return { kind: 'write', file, data: bytes(data), at: Number(numbers.split(',')[1]) }
}

const bytes = (escaped = '') => Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
