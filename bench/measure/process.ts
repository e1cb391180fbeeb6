import { readFileSync } from 'node:fs'

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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
