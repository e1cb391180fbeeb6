import type { AddResult, Refusal, Step } from './protocol.ts'
import { quote } from './schema.ts'
import type { Statements } from './statements.ts'

type Of<K extends Step['kind']> = Extract<Step, { kind: K }>

/** JavaScript numbers are bound as REAL; whole ones should stay whole in the JSON text. */
const whole = (value: number) => (Number.isSafeInteger(value) ? BigInt(value) : value)

export function insert({ run }: Statements, step: Of<'insert'>): number {
  return run(
    `INSERT INTO ${quote(step.table)} (id, owner, version, causes, json)
     VALUES (?, ?, ?, ?, ?)`,
    step.id,
    step.owner,
    step.version,
    step.causes,
    step.json,
  )
}

export function update({ run }: Statements, step: Of<'update'>): number | Refusal {
  const changed = run(
    `UPDATE ${quote(step.table)} SET json = ?, causes = ?, version = version + 1 WHERE id = ? AND version = ?`,
    step.json,
    step.causes,
    step.id,
    step.version,
  )
  return changed > 0 ? changed : { refused: 'conflict', detail: step.id }
}

export function add({ run, get }: Statements, step: Of<'add'>): AddResult | Refusal {
  const { by, atMost, cause, id, owner, patch, onlyAt } = step
  const table = quote(step.table)
  const path = `$.${quote(step.field)}`
  const row = get(`SELECT owner, causes, json_extract(json, ?) AS value FROM ${table} WHERE id = ?`, path, id)
  if (row && row.owner !== owner) return { refused: 'taken', detail: id }
  const causes = JSON.parse((row?.causes as string | null | undefined) ?? '[]') as string[]
  const value = row ? row.value : (JSON.parse(step.initial) as Record<string, unknown>)[step.field]
  if (typeof value !== 'number') return { refused: 'invalid', detail: `${step.field} of ${id} is not a number` }
  if (cause !== null && causes.includes(cause)) return { added: true, value }
  if (onlyAt !== null && !get(`SELECT 1 FROM ${table} WHERE id = ? AND json_type(json, ?) IS NOT NULL`, id, onlyAt)) {
    return { added: false, value }
  }
  const next = value + by
  if (atMost !== null && next > atMost) return { added: false, value }

  const remembered =
    cause === null ? ((row?.causes as string | null | undefined) ?? null) : remember(causes, cause, step.remembers)
  if (row) {
    run(
      `UPDATE ${table} SET json = json_patch(json_set(json, ?, ?), ?), causes = ?, version = version + 1 WHERE id = ?`,
      path,
      whole(next),
      patch ?? '{}',
      remembered,
      id,
    )
  } else {
    const initial = { ...(JSON.parse(step.initial) as Record<string, unknown>), [step.field]: next }
    insert({ run, get }, { ...step, kind: 'insert', json: JSON.stringify(initial), causes: remembered, entries: [] })
    if (patch !== null) run(`UPDATE ${table} SET json = json_patch(json, ?) WHERE id = ?`, patch, id)
  }
  return { added: true, value: next }
}

export function remove({ run }: Statements, { table, id, owner }: Of<'remove'>): number {
  if (owner === null) return run(`DELETE FROM ${quote(table)} WHERE id = ?`, id)
  return run(`DELETE FROM ${quote(table)} WHERE id = ? AND owner = ?`, id, owner)
}

export function removeSome({ run }: Statements, { table, owner, limit }: Of<'removeSome'>): number {
  const name = quote(table)
  return run(`DELETE FROM ${name} WHERE rowid IN (SELECT rowid FROM ${name} WHERE owner = ? LIMIT ?)`, owner, limit)
}

/** The causes a record remembers after one more, oldest forgotten first. */
export function remember(causes: readonly string[], cause: string, atMost: number): string {
  return JSON.stringify([...causes, cause].slice(-atMost))
}
