import type { OwnerId } from '@docent/proto/ids'
import type { FastifyBaseLogger } from 'fastify'
import type { StoredRecord } from '../store/port.ts'
import { inSpan, untraced } from '../telemetry/trace.ts'
import { repeat } from './repeat.ts'
import type { Claim, Claims, GiveBack } from './port.ts'

export interface RunnerOptions<T extends StoredRecord> {
  /** Of the jobs, for the log. */
  name: string
  claims: Claims<T>
  /** Jobs that this process does at the same time. */
  atOnce: number
  /** Of them, those of one owner, where owners take turns: whose jobs take long must not hold all room. Default: all. */
  perOwner?: number
  /** How often it looks by itself, in milliseconds. */
  everyMs: number
  /** Does a job, and ends its claim. `signal` aborts when the claim is lost or the process stops. */
  work(claim: Claim<T>, signal: AbortSignal): Promise<void>
  /** What a job that failed waits for; undefined when its claim is ended already. Logs what is worth it. */
  failed(claim: Claim<T>, error: unknown, stopping: boolean): Promise<GiveBack | undefined> | GiveBack | undefined
  /** Runs after every job, however it ended. */
  over?(claim: Claim<T>): void
  /** The trace context of whoever wanted the job done, where its record keeps it; else each try is a trace of its own. */
  traceOf?(record: T): string | undefined
  /** What else is looked after at intervals. */
  sweep?(): Promise<void>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Does the jobs of all owners, a few at a time, in every process of a service. */
export interface Runner<T> {
  begin(): Promise<void>
  /** There may be something to do. */
  wake(): void
  /** Does everything that is due, and resolves when it is done. */
  drain(): Promise<void>
  /** Room for one job that is claimed as it is written; undefined when others may be waiting or all room is taken. */
  seat(): Seat<T> | undefined
  /** Takes no more, calls off what is under way, and waits until it is back in line. */
  stop(): Promise<void>
}

/** Released or used, once. */
export interface Seat<T> {
  start(claim: Claim<T>): void
  release(): void
}

export function createRunner<T extends StoredRecord>(options: RunnerOptions<T>): Runner<T> {
  const { name, claims, atOnce, perOwner = atOnce, everyMs, work, failed, over, traceOf, sweep, log } = options
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const owners = new Map<OwnerId, number>()
  let seats = 0
  let looking: Promise<void> | undefined
  let lookAgain = false
  const isRoom = () => running.size + seats < atOnce && !stopping.signal.aborted
  const sweeping = repeat({
    name,
    everyMs,
    log,
    async task() {
      await claims.sweep()
      wake()
      await sweep?.()
    },
  })

  return {
    begin: sweeping.begin,
    wake,
    async drain() {
      wake()
      while (looking || running.size > 0) await Promise.all([looking, ...running])
    },
    seat() {
      if (looking || !isRoom()) return undefined
      seats += 1
      let used = false
      const release = () => {
        if (!used) seats -= 1
        used = true
      }
      return {
        release,
        start(claim) {
          release()
          start(claim)
        },
      }
    },
    async stop() {
      stopping.abort(new Error('the service stops'))
      await sweeping.stop()
      await looking
      await Promise.all(running)
    },
  }

  function countOf(owner: OwnerId): number {
    return owners.get(owner) ?? 0
  }

  function wake(): void {
    lookAgain = true
    // Whose jobs they are is found out by looking.
    looking ??= untraced(look).finally(() => {
      looking = undefined
      // Somebody may have called between the last look and this line.
      if (lookAgain && isRoom()) wake()
    })
  }

  async function look(): Promise<void> {
    try {
      while (lookAgain && isRoom()) {
        lookAgain = false
        while (isRoom()) {
          const claim = await claims.next((owner) => countOf(owner) >= perOwner)
          if (!claim) break
          start(claim)
        }
      }
    } catch (error) {
      log.warn({ err: error, task: name }, 'looking for jobs failed; the next look tries again')
    }
  }

  function start(claim: Claim<T>): void {
    const { ownerId: owner } = claim.record
    owners.set(owner, countOf(owner) + 1)
    const one = attempt(claim).finally(() => {
      running.delete(one)
      if (countOf(owner) === 1) owners.delete(owner)
      else owners.set(owner, countOf(owner) - 1)
      over?.(claim)
      wake()
    })
    running.add(one)
  }

  async function attempt(claim: Claim<T>): Promise<void> {
    const step = { name: `job: ${name}`, kind: 'internal', parent: traceOf?.(claim.record) } as const
    try {
      // It was claimed while the process stopped: whoever works on it would wait for an abort that has been.
      stopping.signal.throwIfAborted()
      await inSpan(step, () => claims.hold(claim, (lost) => work(claim, AbortSignal.any([stopping.signal, lost]))))
    } catch (error) {
      await recover(claim, error).catch((failure: unknown) =>
        log.error({ err: failure, task: name }, 'a job could not be put back; it is when its lease ends'),
      )
    }
  }

  async function recover(claim: Claim<T>, error: unknown): Promise<void> {
    const back = await failed(claim, error, stopping.signal.aborted)
    if (back) await claims.giveBack(claim, back)
  }
}
