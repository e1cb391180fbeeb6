import { EngineUnavailable } from '../failures/engine-unavailable.ts'

/** An engine that takes no call: each is rejected as the adapters of a cluster do when they find it away. */
export function away<E extends object>(engine: E): E {
  return new Proxy(engine, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function' || name === 'trouble') return member
      return () => Promise.reject(new EngineUnavailable(`${String(name)}: nobody answers`))
    },
  })
}
