import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

export type Row = Record<string, SQLOutputValue>

export interface Statements {
  /** Rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number
  get(sql: string, ...values: SQLInputValue[]): Row | undefined
}

export interface Queries extends Statements {
  all(sql: string, ...values: SQLInputValue[]): Row[]
}

/** Runs SQL with every statement prepared once. The texts come from code, so there are few. */
export function createStatements(db: DatabaseSync): Queries {
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    let found = prepared.get(sql)
    if (!found) prepared.set(sql, (found = db.prepare(sql)))
    return found
  }
  return {
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    get: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
  }
}
