import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderBlobs } from '../blobs/folder.ts'
import { randomIds, systemClock, type Clock, type Ids } from '../clock/index.ts'
import { createOutbox } from '../mail/outbox.ts'
import { createLexicalEmbedder } from '../models/offline.ts'
import type { Engines } from '../service/index.ts'
import { openRecords } from '../records/index.ts'
import { openVectors } from '../vectors/sqlite/index.ts'

export interface TestEngines {
  engines: Omit<Engines, 'upstreams'>
  /** Where the engines keep their files. */
  dir: string
  /** Ends the engines and opens them again on the same files. */
  reopen(): Promise<TestEngines>
  /** Ends the engines and forgets the files. */
  close(): Promise<void>
}

/** Real engines on a folder of their own: what the zero-setup deployment runs on. */
export async function openTestEngines({
  dir,
  clock = systemClock,
  ids = randomIds,
}: { dir?: string; clock?: Clock; ids?: Ids } = {}): Promise<TestEngines> {
  const folder = dir ?? (await mkdtemp(join(tmpdir(), 'docent-test-')))
  const onFatal = (error: unknown) => {
    throw error
  }
  const records = openRecords({ file: join(folder, 'docent.db'), clock, ids, onFatal })
  const engines = {
    store: records.store,
    bus: records.bus,
    blobs: createFolderBlobs({ dir: join(folder, 'blobs') }),
    vectors: openVectors({ file: join(folder, 'vectors.db'), onFatal }),
    models: { embedder: createLexicalEmbedder(), chat: null },
    mail: createOutbox({ dir: join(folder, 'outbox'), from: 'docent@example.test' }),
  }
  const end = async () => {
    await Promise.all([engines.blobs.close(), engines.vectors.close(), engines.mail.close()])
    await records.close()
  }
  return {
    engines,
    dir: folder,
    async reopen() {
      await end()
      return openTestEngines({ dir: folder, clock, ids })
    },
    async close() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
