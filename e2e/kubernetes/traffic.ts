import * as api from '@docent/proto/http'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually, signUp, type Owner, Refused } from '../client/client.ts'

/** What came of the calls while something was done to the cluster. */
export interface Phase {
  name: string
  seconds: number
  calls: number
  /** Calls that were told to come again: 503 `unavailable`, with the time after which. */
  refused: number
  /** Of those the one that was told last, in milliseconds. */
  slowestRefusalMs: number
  /** Whatever else did not succeed. */
  failed: string[]
  slowestMs: number
  /** Which call that was. */
  slowest: string
}

/** Owners who ask, list and upload without pause, from outside. */
export interface Traffic {
  /** Does something to the cluster, and says what the owners noticed of it. */
  during(name: string, act: () => Promise<unknown>): Promise<Phase>
  /** Ends it, and looks whether everything that was acknowledged is there and answers. Returns what is missing. */
  end(): Promise<{ acknowledged: number; lost: string[] }>
}

/** One of so many asks. Each turn is kept, and the stand-in for MongoDB reads all of them for each write of another. */
const ROUNDS_PER_QUESTION = 3
/** One of so many callers uploads something in each phase: more would make the comparison at the end long, and prove no more. */
const CALLERS_PER_UPLOADER = 2
const PAUSE_MS = 100
/** For one answer of the comparison: longer than a service waits for an engine that has much to do. */
const ANSWER_MS = 180_000

export async function startTraffic(address: string, callers: number): Promise<Traffic> {
  let phase: Phase | undefined
  let over = false
  const documents: { owner: Owner; id: string; marker: string }[] = []
  const underWay = new Set<Promise<unknown>>()
  const question = (marker: string) => ({ question: `What is the color of the ${marker}?` })

  async function counted<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
    const at = phase
    const began = performance.now()
    const answer = call()
    underWay.add(answer)
    try {
      return await answer
    } catch (error) {
      const { status = 0, message } = error as Partial<Refused>
      if (!at) return undefined
      if (isToComeAgain(error)) {
        at.refused += 1
        at.slowestRefusalMs = Math.max(at.slowestRefusalMs, performance.now() - began)
      } else at.failed.push(`${what}: ${status} ${(message ?? String(error)).slice(0, 300)}`)
      return undefined
    } finally {
      underWay.delete(answer)
      if (at) {
        at.calls += 1
        const ms = performance.now() - began
        if (ms > at.slowestMs) Object.assign(at, { slowestMs: ms, slowest: what })
      }
    }
  }

  async function upload(owner: Owner, marker: string): Promise<void> {
    const text = `# The ${marker}\n\nThe color of the ${marker} is striped. Every ${marker} is brushed twice a week.`
    const id = await counted('upload', () => owner.upload(`${marker}.md`, text))
    if (id !== undefined) documents.push({ owner, id, marker })
  }

  async function caller(index: number): Promise<void> {
    const owner = await signUp(address, `traffic-${Date.now()}-${index}@example.com`)
    // A free account would have asked its questions of the month before long.
    await owner.call(api.changeSubscription, { body: { plan: 'business' } })
    const first = `zebra${index}`
    await upload(owner, first)
    await owner.embed(documents.find(({ marker }) => marker === first)?.id ?? '')
    begun[index]?.()
    let uploadedIn: Phase | undefined
    for (let round = 1; !over; round++) {
      if (phase && phase !== uploadedIn && index % CALLERS_PER_UPLOADER === 0) {
        uploadedIn = phase
        await upload(owner, `zebra${index}x${round}`)
      }
      if (round % ROUNDS_PER_QUESTION === 0)
        await counted('get-answer', () => owner.call(api.getAnswer, { body: question(first) }))
      await counted('documents', () => owner.documents())
      await sleep(PAUSE_MS)
    }
  }

  const begun: (() => void)[] = []
  const ready = Array.from({ length: callers }, (_, index) => new Promise<void>((resolve) => (begun[index] = resolve)))
  const running = Array.from({ length: callers }, (_, index) => caller(index))
  await Promise.race([Promise.all(ready), Promise.all(running)])

  return {
    async during(name, act) {
      const now: Phase = {
        name,
        seconds: 0,
        calls: 0,
        refused: 0,
        slowestRefusalMs: 0,
        failed: [],
        slowestMs: 0,
        slowest: '',
      }
      const began = performance.now()
      phase = now
      await act()
      phase = undefined
      // What was asked in it counts in it, however long the answer takes.
      await Promise.allSettled(underWay)
      now.seconds = (performance.now() - began) / 1000
      return now
    },
    async end() {
      over = true
      await Promise.all(running)
      const lost: string[] = []
      const look = async ({ owner, id, marker }: (typeof documents)[number]) => {
        const found = await owner.embed(id).catch((error: unknown) => String(error))
        const is = typeof found === 'string' ? found : found.status
        const answer = await eventually(
          () => owner.call(api.getAnswer, { body: question(marker) }).catch(unlessToComeAgain),
          `an answer about ${marker}`,
          ANSWER_MS,
        ).then(
          (reply) => reply.answer,
          (error: Error) => error.message,
        )
        if (is !== 'ready' || !answer.includes('striped')) lost.push(`${marker}: ${is}, ${answer}`)
      }
      const byOwner = Map.groupBy(documents, ({ owner }) => owner)
      await Promise.all(
        [...byOwner.values()].map(async (theirs) => {
          for (const one of theirs) await look(one)
        }),
      )
      return { acknowledged: documents.length, lost }
    },
  }
}

/** Who is told to come again has lost nothing. */
export function unlessToComeAgain(error: unknown): undefined {
  if (isToComeAgain(error)) return undefined
  throw error
}

const isToComeAgain = (error: unknown) =>
  error instanceof Refused && error.status === 503 && error.code === 'unavailable'
