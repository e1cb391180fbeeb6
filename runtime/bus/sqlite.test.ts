import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomIds, systemClock } from '../clock/index.ts'
import { openRecords } from '../records/index.ts'
import { busContract } from './contract.ts'

function fail(error: Error): never {
  throw error
}

busContract(
  'SQLite',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'docent-bus-'))
    const file = join(dir, 'docent.db')
    return {
      open: async () => openRecords({ file, clock: systemClock, ids: randomIds, onFatal: fail }),
      prepareTopics: async () => undefined,
      close: async () => rmSync(dir, { recursive: true, force: true }),
    }
  },
  { skip: { 'sharing between processes': 'a file has one process that writes it, with all consumers in it' } },
)
