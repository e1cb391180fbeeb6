import { DatabaseSync } from 'node:sqlite'

/** The last number acknowledged, by "kind owner". */
export type Acknowledged = ReadonlyMap<string, number>

export function parseAcks(text: string): Acknowledged {
  const last = new Map<string, number>()
  // The last line may be cut short.
  for (const line of text.split('\n').slice(0, -1)) {
    const [kind, owner, n] = line.split(' ')
    last.set(`${kind} ${owner}`, Number(n))
  }
  return last
}

/** What a file gives back after a crash against what was acknowledged before it. Empty when nothing is wrong. */
export function problemsOf(file: string, acknowledged: Acknowledged): string[] {
  const problems: string[] = []
  try {
    const db = new DatabaseSync(file)
    try {
      const integrity = db.prepare('PRAGMA integrity_check').get()?.integrity_check
      if (integrity !== 'ok') problems.push(`corrupt: ${String(integrity)}`)
      else problems.push(...missing(db, acknowledged), ...outOfOrder(db))
    } finally {
      db.close()
    }
  } catch (error) {
    problems.push(`unreadable: ${String(error)}`)
  }
  return problems
}

function tableExists(db: DatabaseSync, name: string): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined
}

export function numbersIn(db: DatabaseSync, table: string): Map<string, number> {
  if (!tableExists(db, table)) return new Map()
  const rows = db.prepare(`SELECT owner, json_extract(json, '$.n') AS n FROM "${table}"`).all()
  return new Map(rows.map((row) => [String(row.owner), Number(row.n)]))
}

function missing(db: DatabaseSync, acknowledged: Acknowledged): string[] {
  return [...acknowledged].flatMap(([key, n]) => {
    const [kind, owner = ''] = key.split(' ')
    const stored = numbersIn(db, `records:crash.${kind}s`).get(owner) ?? 0
    // One write per owner can be in flight: done, but not acknowledged.
    return stored === n || stored === n + 1 ? [] : [`${key}: acknowledged ${n}, stored ${stored}`]
  })
}

/** A record and its events must agree: the log of each owner counts from 1 to what the record says. */
function outOfOrder(db: DatabaseSync): string[] {
  if (!tableExists(db, 'log')) return []
  const said = new Map<string, number[]>()
  for (const row of db.prepare('SELECT owner, event FROM log ORDER BY seq').all()) {
    const { payload } = JSON.parse(String(row.event)) as { payload: { n: number } }
    const owner = String(row.owner)
    said.set(owner, [...(said.get(owner) ?? []), payload.n])
  }
  const ledgers = numbersIn(db, 'records:crash.ledgers')
  return [...new Set([...said.keys(), ...ledgers.keys()])].flatMap((owner) => {
    const events = said.get(owner) ?? []
    const n = ledgers.get(owner) ?? 0
    const fits = events.length === n && events.every((one, index) => one === index + 1)
    return fits ? [] : [`${owner}: the record says ${n}, its events ${events.join(',')}`]
  })
}
