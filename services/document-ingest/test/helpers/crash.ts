import type { Engines } from '@docent/runtime/service'
import { openTestEngines, startTestService, type TestEngines, type TestService } from '@docent/runtime/testing'
import { documentIngest } from '../../src/service.ts'
import { clientOf, type Client } from './service.ts'

const LATER_MS = 600_000

export interface Crashing {
  client: Client
  /** Where it died. */
  died(): string | undefined
  /** What the next process finds, ten minutes later. Stop it at the end of the test. */
  nextProcess(): Promise<Client>
  stop(): Promise<void>
}

/** A service that dies when it passes a point, or passes it for the n-th time ("name#n"): from then on nothing it does reaches an engine. */
export async function startToDieAt(point: string, env: Record<string, string>): Promise<Crashing> {
  const on = await openTestEngines()
  const [named = '', nth = '1'] = point.split('#')
  let left = Number(nth)
  let dead = false
  const dieAt = (name: string) => {
    if (dead) throw new Error('this process is dead')
    if (name !== named || --left > 0) return
    dead = true
    throw new Error(`died at ${name}`)
  }
  const engines = mortal(on, () => dead)
  const service = await startTestService(documentIngest, { on, engines, env, faultPoint: dieAt })
  const all: TestService[] = [service]
  return {
    client: clientOf(service, 'ada'),
    died: () => (dead ? point : undefined),
    async nextProcess() {
      await all.pop()?.stop()
      const clock = { now: () => new Date(Date.now() + LATER_MS) }
      const next = await startTestService(documentIngest, {
        on,
        env: { DOCUMENT_SWEEP_SECONDS: '0.05', ...env },
        clock,
      })
      all.push(next)
      return clientOf(next, 'ada')
    },
    async stop() {
      await all.pop()?.stop()
      await on.close()
    },
  }
}

/** Engines that a dead process cannot reach. */
function mortal({ engines }: TestEngines, isDead: () => boolean): Pick<Engines, 'store' | 'blobs'> {
  const guard = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const value = Reflect.get(object, name) as unknown
        if (typeof value !== 'function') return value
        return (...parameters: unknown[]) => {
          if (isDead()) return Promise.reject(new Error('this process is dead'))
          return (value as (...given: unknown[]) => unknown).apply(object, parameters)
        }
      },
    })
  return {
    blobs: guard(engines.blobs),
    store: { ...engines.store, collection: (spec) => guard(engines.store.collection(spec)) },
  }
}
