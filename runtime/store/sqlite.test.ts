import type { EventEnvelope } from '@docent/proto/events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { randomIds, systemClock } from '../clock/index.ts'
import { openRecords } from '../records/index.ts'
import { storeContract, type StoreHandle, type StoreUnderTest } from './contract.ts'

async function makeStore(): Promise<StoreUnderTest> {
  const dir = mkdtempSync(join(tmpdir(), 'docent-store-'))
  const file = join(dir, 'docent.db')

  async function open({ dieAtStep }: { dieAtStep?: number } = {}): Promise<StoreHandle> {
    const died = Promise.withResolvers<void>()
    const records = openRecords({
      file,
      clock: systemClock,
      ids: randomIds,
      endAtStep: dieAtStep,
      onFatal: () => died.resolve(),
    })
    return { store: records.store, close: records.close, kill: records.kill, died: died.promise }
  }

  async function published() {
    const db = new DatabaseSync(file, { readOnly: true })
    const rows = db.prepare('SELECT topic, event FROM log ORDER BY seq').all()
    db.close()
    return rows.map(({ topic, event }) => ({
      topic: String(topic),
      event: JSON.parse(String(event)) as EventEnvelope,
    }))
  }

  return {
    open,
    published,
    close: async () => rmSync(dir, { recursive: true, force: true }),
  }
}

storeContract('SQLite', makeStore)
