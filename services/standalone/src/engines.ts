import { createFolderBlobs } from '@docent/runtime/blobs/folder.ts'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { loadConfig } from '@docent/runtime/config'
import { createModels, modelSettings } from '@docent/runtime/models'
import { mailSettings, type Mailer } from '@docent/runtime/mail'
import type { Engines } from '@docent/runtime/service'
import { everyEnd } from '@docent/runtime/failures/every-end.ts'
import { openRecords } from '@docent/runtime/records'
import { currentTraceparent } from '@docent/runtime/telemetry'
import { openVectors } from '@docent/runtime/vectors/sqlite'
import { join } from 'node:path'

export interface OpenEngines {
  engines: Omit<Engines, 'upstreams'>
  close(): Promise<void>
}

/** Opens every engine on files in one folder. An engine that can no longer keep its promises calls `onFatal`. */
export async function openEngines(
  dataDir: string,
  env: Record<string, string | undefined>,
  onFatal: (error: unknown) => void,
): Promise<OpenEngines> {
  const { config } = loadConfig({ ...modelSettings, ...mailSettings }, env)
  const records = openRecords({
    file: join(dataDir, 'docent.db'),
    clock: systemClock,
    ids: randomIds,
    traceparent: currentTraceparent,
    onFatal,
  })
  const engines = {
    store: records.store,
    bus: records.bus,
    blobs: createFolderBlobs({ dir: join(dataDir, 'blobs') }),
    vectors: openVectors({ file: join(dataDir, 'vectors.db'), onFatal }),
    models: createModels(config),
    mail: await openMail(join(dataDir, 'outbox'), config.mailFrom, config.smtpUrl),
  }
  return {
    engines,
    close() {
      const { blobs, vectors, mail } = engines
      return everyEnd([() => mail.close(), () => vectors.close(), () => blobs.close(), () => records.close()])
    },
  }
}

/** Real mail where a server is named, files in a folder otherwise. */
export async function openMail(outbox: string, from: string, smtpUrl: string | undefined): Promise<Mailer> {
  if (smtpUrl) {
    const { createSmtp } = await import('@docent/runtime/mail/smtp.ts')
    return createSmtp({ url: smtpUrl, from })
  }
  const { createOutbox } = await import('@docent/runtime/mail/outbox.ts')
  return createOutbox({ dir: outbox, from })
}
