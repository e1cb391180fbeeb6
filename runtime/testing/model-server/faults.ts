/** The two calls the server knows. */
export type ModelCall = 'embeddings' | 'chat'

/**
 * What goes wrong: `status` answers with an error, `hang` never answers (or says who speaks and no more), `drop` closes the
 * connection in the middle of the reply, `cut` ends it there as if all were said, `malformed` sends something that is no JSON,
 * `short` leaves out what was asked for, `length` sends vectors of another length.
 */
export type Fault =
  | { kind: 'status'; status: number; retryAfterSeconds?: number; message?: string; code?: string; param?: string }
  | { kind: 'hang'; afterFirstChunk?: boolean }
  | { kind: 'cut'; withDone: boolean }
  | { kind: 'length'; dimensions: number }
  | { kind: 'drop' }
  | { kind: 'malformed' }
  | { kind: 'short' }

export interface FaultOrder {
  on: ModelCall
  fault: Fault
  /** How many calls it hits; default 1. */
  times?: number
  /** Only calls whose body holds this text. */
  whenBodyHas?: string
}

/** Faults in the order they were ordered; each call meets at most one. */
export interface Faults {
  order(order: FaultOrder): void
  /** The fault this call meets, if any. */
  meet(call: ModelCall, body: string): Fault | undefined
  clear(): void
}

export function createFaults(): Faults {
  let orders: Required<FaultOrder>[] = []

  return {
    order: ({ times = 1, whenBodyHas = '', ...rest }) => void orders.push({ ...rest, times, whenBodyHas }),
    meet(call, body) {
      const met = orders.find((order) => order.on === call && body.includes(order.whenBodyHas))
      if (!met) return undefined
      met.times -= 1
      orders = orders.filter((order) => order.times > 0)
      return met.fault
    },
    clear: () => void (orders = []),
  }
}
