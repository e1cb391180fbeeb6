import { backoffMs, rest } from '../backoff/index.ts'
import type { EngineName, Engines } from './service.ts'

/** How engines do that a service was given. */
export interface EngineStates {
  /** Reasons why the service can't do its work. */
  missing: string[]
  /** What is away although the service goes on: nothing is lost, something comes late or is refused by itself. */
  late: string[]
}

/** Longest wait for an engine, in milliseconds: whoever asks for readiness does not wait long either. */
const ANSWER_WITHIN_MS = 2_000
const BACKOFF = { firstMs: 200, longestMs: 5_000 }

/** Without records a service can do nothing: who asks, for what, and what they may. */
const needed: readonly EngineName[] = ['store']
/**
 * A process that runs goes on without these. Events and mail wait with their records. Where blobs or vectors are away, the calls
 * that need them are refused one by one, and the others are served: lists, histories, sessions, settings. Nobody else has them either,
 * so a process that takes itself away helps nobody.
 */
const spared: readonly EngineName[] = ['blobs', 'vectors', 'bus', 'mail']
/** Seen once before a process begins: settings that are wrong must not take the place of a process that works. */
const seenOnce: readonly EngineName[] = ['store', 'blobs', 'vectors', 'bus']

/** Asks every engine at the same time. */
export async function askEngines(engines: Partial<Engines>): Promise<EngineStates> {
  const [missing, late] = await Promise.all([needed, spared].map((names) => problems(engines, names)))
  return { missing: missing ?? [], late: [...(late ?? []), ...troubles(engines)] }
}

/** What engines cannot do although they answer: a full disk can be read, and answers go on. */
function troubles({ store, blobs }: Partial<Engines>): string[] {
  const all = Object.entries({ store, blobs }).map(([name, engine]) => ({ name, trouble: engine?.trouble?.() }))
  return all.flatMap(({ name, trouble }) => (trouble === undefined ? [] : [`${name}: ${trouble}`]))
}

/** Waits until every engine has answered, however long it takes, or the signal is aborted. */
export async function untilOpen(
  engines: Partial<Engines>,
  signal: AbortSignal,
  tell: (reasons: string[], tries: number) => void,
) {
  for (let tries = 0; !signal.aborted; tries++) {
    const reasons = await problems(engines, seenOnce)
    if (reasons.length === 0) return
    tell(reasons, tries)
    await rest(backoffMs(BACKOFF, tries + 1), signal)
  }
}

async function problems(engines: Partial<Engines>, names: readonly EngineName[]): Promise<string[]> {
  const all = await Promise.all(names.map(async (name) => ({ name, problem: await askEngine(engines, name) })))
  return all.flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name}: ${problem}`]))
}

/** Why an engine does not answer; undefined when it does, or when it is not there to be asked. */
export async function askEngine(engines: Partial<Engines>, name: EngineName): Promise<string | undefined> {
  const engine = engines[name]
  if (!engine || !('ping' in engine)) return undefined
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${ANSWER_WITHIN_MS / 1000} seconds`), ANSWER_WITHIN_MS)
  })
  const answer = engine.ping().then(() => undefined, String)
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}

/** The engines that can be asked whether they are there. */
export function pingable(engines: Partial<Engines>): EngineName[] {
  return [...needed, ...spared].filter((name) => engines[name] !== undefined)
}
