import { addressSchema, setting } from '@docent/runtime/config'
import { LOG_LEVELS } from '@docent/runtime/service/settings.ts'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

const publicUrl = setting({
  env: 'PUBLIC_URL',
  doc: 'Address people reach it at; goes into embed codes and mails. Default: http://localhost with the port.',
  schema: addressSchema.optional(),
})

/** Whether only this machine reaches what listens there. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){1,3}|(::ffff:)?127(\.\d+){3}|::1)$/i.test(host)

/** What moves the whole product about; every other setting belongs to a service or an engine. */
export const standaloneSettings = {
  port: setting({
    env: 'PORT',
    doc: 'Port that everything is served on.',
    schema: z.coerce.number().int().min(0).max(65_535).default(3000),
  }),
  host: setting({
    env: 'HOST',
    doc: 'Address to listen on. The default is this machine only; 0.0.0.0 opens it to the network.',
    schema: z.string().default('127.0.0.1'),
    warn: (host, other) =>
      isLoopback(host) || other(publicUrl)?.startsWith('https:')
        ? undefined
        : 'other machines can reach this; put TLS in front and set PUBLIC_URL to the https address',
  }),
  dataDir: setting({
    env: 'DATA_DIR',
    doc: 'Folder of everything that is kept: records, vectors, files, outgoing mail and secrets.',
    schema: z
      .string()
      .default(join(projectRoot, 'data'))
      .transform((path) => resolve(path.replace(/^~(?=\/|$)/, homedir()))),
  }),
  publicUrl,
  logLevel: setting({
    env: 'LOG_LEVEL',
    doc: `Least important log line that is written: ${LOG_LEVELS.join(', ')}. In one process this default counts, whatever stands above; lines with "security" in them, and the end of a restatement, are written from warn on.`,
    schema: z.enum(LOG_LEVELS).default('warn'),
  }),
  modelDiscovery: setting({
    env: 'MODEL_DISCOVERY',
    doc: 'Whether a start without a model looks for Ollama, LM Studio, llama.cpp and vLLM on this machine and tells how to connect them; it never connects one. "off" leaves it.',
    schema: z.enum(['on', 'off']).default('on'),
  }),
}
