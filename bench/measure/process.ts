import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const TICKS_PER_SECOND = 100

/** CPU seconds (user and system) that processes and their threads have used so far; Linux only. */
export function cpuSeconds(pids: readonly number[]): number {
  return sum(pids.map(cpuSecondsOf))
}

function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Resident memory of processes in MB (10^6 bytes); Linux only. What they share counts for each. */
export function residentMB(pids: readonly number[]): number {
  return sum(pids.map(residentMBOf))
}

function residentMBOf(pid: number): number {
  const kB = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return (kB * 1024) / 1e6
}

/** Bytes that processes have had written to disk so far; Linux only. */
function writtenBytes(pids: readonly number[]): number {
  return sum(pids.map((pid) => Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1])))
}

const LOOK_MS = 500
const LONGEST_MS = 20_000
/** In such a while; timers of a process at rest take less. */
const AT_REST_SECONDS = 0.02

/** Resolves when processes have nothing left to do, or after 20 s. */
export async function untilAtRest(pids: readonly number[]): Promise<void> {
  const began = performance.now()
  for (let quiet = 0; quiet < 2 && performance.now() - began < LONGEST_MS;) {
    const before = cpuSeconds(pids)
    await sleep(LOOK_MS)
    quiet = cpuSeconds(pids) - before > AT_REST_SECONDS * pids.length ? 0 : quiet + 1
  }
}

/** What processes take from now on until all is done that was asked of them. */
export function costOf(pids: readonly number[]): () => Promise<{ seconds: number; bytes: number }> {
  const [seconds, bytes] = [cpuSeconds(pids), writtenBytes(pids)]
  return async () => {
    await untilAtRest(pids)
    return { seconds: cpuSeconds(pids) - seconds, bytes: writtenBytes(pids) - bytes }
  }
}

const REST_MS = 10_000

/** Percent of one processor that processes take while nobody asks anything of them. */
export async function idleCpuPercent(pids: readonly number[]): Promise<number> {
  const before = cpuSeconds(pids)
  await sleep(REST_MS)
  return ((cpuSeconds(pids) - before) * 100_000) / REST_MS
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
