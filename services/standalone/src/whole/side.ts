import { services } from '../services.ts'
import type { OutgoingEvent } from '@docent/runtime/bus'
import type { Blobs } from '@docent/runtime/blobs'
import { createFolderBlobs } from '@docent/runtime/blobs/folder.ts'
import { openEngines } from '@docent/runtime/engines/open.ts'
import { openForWriting } from '@docent/runtime/sqlite/schema.ts'
import { openWholeMongo, type WholeMongo } from '@docent/runtime/store/mongodb/whole.ts'
import { openWholeSqlite } from '@docent/runtime/store/sqlite-whole.ts'
import type { WholeStore } from '@docent/runtime/store/whole.ts'
import { createLog } from '@docent/runtime/telemetry'
import type { Vectors } from '@docent/runtime/vectors'
import { openVectors } from '@docent/runtime/vectors/sqlite'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** All of one installation, whatever it lies on. */
export interface Side {
  /** As an operator knows it. */
  name: string
  records: WholeStore
  blobs: Blobs
  vectors: Vectors
  /** Says events to whoever hears them there. */
  say(events: readonly OutgoingEvent[]): Promise<void>
  close(): Promise<void>
}

export interface ClusterSide extends Side {
  records: WholeMongo
}

export interface FolderOptions {
  /** Without it, records are those of one moment, and nothing changes among the files. */
  write: boolean
  /** Where the databases are, if not in the folder. */
  databases?: string
}

/** A data folder, or a backup of a cluster, which lies as one. Nobody else may use it. */
export function openFolder(dir: string, { write, databases = dir }: FolderOptions): Side {
  const [file, vectorsFile] = [join(databases, 'docent.db'), join(databases, 'vectors.db')]
  // What a former release has written is brought up to date first.
  openForWriting(file).close()
  const records = openWholeSqlite(file, { write })
  const blobs = createFolderBlobs({ dir: join(dir, 'blobs'), write })
  const onFatal = (error: unknown) => {
    throw error
  }
  const vectors = openVectors({ file: vectorsFile, onFatal })
  return {
    name: dir,
    records,
    blobs,
    vectors,
    say: (events) => records.say(events, new Date()),
    async close() {
      await Promise.all([blobs.close(), vectors.close()])
      await records.close()
      // Who only read leaves files beside a database that the next one to write to it folds in.
      for (const one of [file, vectorsFile]) {
        const db = new DatabaseSync(one)
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
        db.close()
      }
    },
  }
}

/** The engines that the settings of a cluster lead to. @throws ConfigError, or Error naming what does not answer */
export async function openCluster(name: string, env: Record<string, string | undefined>): Promise<ClusterSide> {
  const log = createLog({ level: 'silent' })
  const opened = await openEngines(['bus', 'blobs', 'vectors'], { env, service: 'operator', log })
  const { bus, blobs, vectors } = opened.engines
  try {
    await Promise.all([bus.ping(), blobs.ping(), vectors.ping()])
    const names = Object.values(services).map((service) => service.name)
    const records = await openWholeMongo(env['MONGODB_URI'] ?? '', names)
    return {
      name,
      records,
      blobs,
      vectors,
      say: (events) => bus.publish(events),
      async close() {
        await records.close()
        await opened.close()
      },
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}
