import { randomBytes } from 'node:crypto'
import { invalid, missing, type Params } from './wire.ts'

/** Anything that Stripe keeps. Tests read it as the API shows it. */
// oxlint-disable-next-line typescript/no-explicit-any -- objects of every shape of the API
export type Thing = { id: string; object: string; created: number } & Record<string, any>

export interface Objects {
  now(): number
  /** `fields` may name an id; else it gets one with the prefix. */
  add(prefix: string, object: string, fields: Record<string, unknown>): Thing
  get(object: string, id: string | undefined, param?: string): Thing
  find(id: string): Thing | undefined
  /** Newest first. */
  all(object: string, fits?: (one: Thing) => boolean): Thing[]
  remove(id: string): void
}

export function createObjects(now: () => number): Objects {
  const things = new Map<string, Thing>()
  return {
    now,
    add(prefix, object, fields) {
      const id = `${prefix}_${randomBytes(9).toString('hex')}`
      const thing: Thing = { id, object, created: now(), livemode: false, ...fields }
      things.set(thing.id, thing)
      return thing
    },
    get(object, id = '', param) {
      const thing = things.get(id)
      if (!thing || thing.object !== object) throw missing(object.replace(/_/g, ' '), id, param)
      return thing
    },
    find: (id) => things.get(id),
    all: (object, fits = () => true) =>
      [...things.values()].filter((one) => one.object === object && fits(one)).toReversed(),
    remove: (id) => void things.delete(id),
  }
}

const MOST_EXPANDED = 4
const PAGE = 10

/** One page of a list, with what is to be expanded in it. */
export function listOf(objects: Objects, url: string, found: Thing[], params: Params): Record<string, unknown> {
  const limit = Number(params['limit'] ?? PAGE)
  if (!(limit >= 1 && limit <= 100)) throw invalid('limit must be between 1 and 100', 'limit')
  const after = params['starting_after']
  const start = typeof after === 'string' ? found.findIndex(({ id }) => id === after) + 1 : 0
  const data = found.slice(start, start + limit)
  return expanded(objects, { object: 'list', url, data, has_more: start + limit < found.length }, params)
}

/** A copy with the objects in place of their ids, where they are asked for. */
export function expanded<T extends object>(objects: Objects, thing: T, { expand = [] }: Params): T {
  const copy = structuredClone(thing)
  for (const path of expand as string[]) {
    const names = path.split('.')
    if (names.length > MOST_EXPANDED) {
      throw invalid(`You cannot expand more than ${MOST_EXPANDED} levels of a property. Property: ${path}`, 'expand')
    }
    put(copy as Record<string, unknown>, names)
  }
  return copy

  function put(into: Record<string, unknown>, [name = '', ...rest]: string[]): void {
    if (Array.isArray(into[name])) {
      for (const one of into[name] as Record<string, unknown>[]) put(one, rest)
      return
    }
    const value = into[name]
    if (typeof value === 'string') into[name] = structuredClone(objects.find(value) ?? value)
    if (rest.length > 0 && into[name] && typeof into[name] === 'object')
      put(into[name] as Record<string, unknown>, rest)
  }
}
