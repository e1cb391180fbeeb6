import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomIds, systemClock } from '../clock/index.ts'
import { openRecords } from '../records/index.ts'
import { jobsContract } from './contract.ts'

jobsContract('SQLite', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-jobs-'))
  const onFatal = (error: unknown) => {
    throw error
  }
  const records = openRecords({ file: join(dir, 'docent.db'), clock: systemClock, ids: randomIds, onFatal })
  return {
    // One process owns the file; the jobs of several share its records.
    open: async () => ({ store: records.store, close: async () => undefined }),
    async close() {
      await records.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
})
