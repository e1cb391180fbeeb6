/** An event on its way into the log. */
export interface NewEntry {
  topic: string
  owner: string
  /** The envelope. */
  json: string
}

export interface IndexDefinition {
  name: string
  columns: readonly string[]
  unique: boolean
  /** Rows that do not meet it are left out. */
  where?: string
}

/** One step of the writer. All steps of a batch share a transaction; a step that is refused undoes only itself. */
export type Step =
  | { kind: 'define'; table: string; fields: readonly string[]; indexes: readonly IndexDefinition[] }
  | {
      kind: 'insert'
      table: string
      id: string
      owner: string
      version: number
      json: string
      causes: string | null
      entries: readonly NewEntry[]
    }
  | {
      kind: 'update'
      table: string
      id: string
      version: number
      json: string
      causes: string | null
      entries: readonly NewEntry[]
    }
  | {
      kind: 'add'
      table: string
      id: string
      owner: string
      field: string
      by: number
      atMost: number | null
      /** Of the record where there is none yet. */
      version: number
      initial: string
      cause: string | null
      /** How many causes a record remembers. */
      remembers: number
      /** A merge patch (RFC 7396) of what changes along, as JSON. */
      patch: string | null
      /** Nothing is changed where the record has nothing at this path. */
      onlyAt: string | null
    }
  | { kind: 'remove'; table: string; id: string; owner: string | null }
  | { kind: 'removeSome'; table: string; owner: string; limit: number }
  | { kind: 'publish'; entries: readonly NewEntry[] }
  | { kind: 'cursor'; consumer: string; low: number; state: string }
  | {
      kind: 'park'
      id: string
      consumer: string
      topic: string
      owner: string
      event: string
      attempts: number
      error: string
      at: number
    }
  | { kind: 'replay'; id: string }
  | { kind: 'replayed'; id: string }
  | { kind: 'drop'; id: string }
  | { kind: 'trim'; before: number; from: number; limit: number }
  | { kind: 'forget'; owner: string; keep: readonly string[] }
  /** Writes the file without changing what is in it: whether there is room. */
  | { kind: 'probe' }
  /** For tests of full disks: how many pages the file may have beyond those it has. */
  | { kind: 'room'; pages: number }

/** Why a step was refused: somebody else was first, the id or another unique value is taken, a value can't be stored. */
export type Refusal = { refused: 'conflict' | 'taken' | 'invalid'; detail: string }

/** Of an `add` step. */
export interface AddResult {
  added: boolean
  value: number
}

/** A number is the count of rows that changed. */
export type StepResult = number | AddResult | Refusal

/** What the writer's thread is started with. */
export interface WriterData {
  file: string
  synchronous?: 'FULL' | 'OFF'
  endAtStep?: number
  /** How long what was removed may stand in the write-ahead log, in milliseconds. Default: a minute. */
  foldAfterMs?: number
}

export interface Batch {
  steps: readonly Step[]
  /** Whether it ends the transaction; one that does not is applied, and kept with a later batch that does. */
  commits: boolean
  /** Written beside the entries. Milliseconds. */
  now: number
}

/** What the writer answers: that it is open, how a batch went, that it did not fit, or why it can't go on. */
export type Answer =
  | { kind: 'open' }
  | { kind: 'done'; results: StepResult[]; lastSeq: number; entries: number }
  | { kind: 'full'; message: string }
  | { kind: 'fatal'; message: string }
  | { kind: 'closed' }

export const isRefusal = (result: StepResult): result is Refusal => typeof result === 'object' && 'refused' in result
