import type { FastifyBaseLogger } from 'fastify'
import { randomIds, systemClock } from '../clock/index.ts'
import { loadConfig } from '../config/index.ts'
import type { EngineName, Engines } from '../service/service.ts'
import { engineSettings } from './settings.ts'

export interface OpenOptions {
  env: Record<string, string | undefined>
  /** The service that uses the engines: named in clients, so that an operator sees who is connected. */
  service: string
  log: FastifyBaseLogger
}

export interface OpenedEngines<N extends EngineName> {
  engines: Pick<Engines, N>
  close(): Promise<void>
}

/**
 * Opens the engines a service needs, where the settings say they are. An engine that does not answer is waited for, with
 * backoff. Clients load when they are needed.
 */
export async function openEngines<N extends EngineName>(
  needs: readonly N[],
  options: OpenOptions,
): Promise<OpenedEngines<N>> {
  const wanted = new Set<EngineName>(needs)
  // All settings are read before anything is opened, so that an operator sees every problem at once.
  loadConfig(Object.assign({}, ...[...wanted].map((name) => engineSettings[name])), options.env)

  const opened: Partial<Engines> = {}
  // The store publishes what its records say, so it comes after the bus and ends before it.
  if (wanted.has('bus') || wanted.has('store')) opened.bus = await openBus(options)
  if (wanted.has('store')) opened.store = await openStore(options, opened.bus as Engines['bus'])
  if (wanted.has('blobs')) opened.blobs = await openBlobs(options)
  if (wanted.has('vectors')) opened.vectors = await openVectors(options)
  if (wanted.has('models')) opened.models = await openModels(options)
  if (wanted.has('mail')) opened.mail = await openMail(options)
  if (wanted.has('upstreams')) opened.upstreams = await openUpstreams(options)

  return {
    engines: opened as Pick<Engines, N>,
    async close() {
      const { store, bus, blobs, vectors, mail, upstreams } = opened
      await store?.close()
      await Promise.all([bus, blobs, vectors, mail, upstreams].map((engine) => engine?.close()))
    },
  }
}

const read = <S extends (typeof engineSettings)[EngineName]>(settings: S, { env }: OpenOptions) =>
  loadConfig(settings, env).config

async function openBus(options: OpenOptions): Promise<Engines['bus']> {
  const { createKafkaBus } = await import('../bus/kafka/index.ts')
  const config = read(engineSettings.bus, options)
  return createKafkaBus({ ...config, clientId: options.service, log: options.log })
}

async function openStore(options: OpenOptions, bus: Engines['bus']): Promise<Engines['store']> {
  const { createMongoStore } = await import('../store/mongodb/index.ts')
  const { uri } = read(engineSettings.store, options)
  return createMongoStore({ uri, bus, log: options.log, clock: systemClock, ids: randomIds })
}

async function openBlobs(options: OpenOptions): Promise<Engines['blobs']> {
  const { createS3Blobs } = await import('../blobs/s3.ts')
  return createS3Blobs(read(engineSettings.blobs, options))
}

async function openVectors(options: OpenOptions): Promise<Engines['vectors']> {
  const { createQdrantVectors } = await import('../vectors/qdrant/index.ts')
  return createQdrantVectors(read(engineSettings.vectors, options))
}

async function openModels(options: OpenOptions): Promise<Engines['models']> {
  const { createModels } = await import('../models/index.ts')
  return createModels(read(engineSettings.models, options))
}

async function openMail(options: OpenOptions): Promise<Engines['mail']> {
  const { createSmtp } = await import('../mail/smtp.ts')
  const { smtpUrl, mailFrom } = read(engineSettings.mail, options)
  return createSmtp({ url: smtpUrl, from: mailFrom })
}

async function openUpstreams(options: OpenOptions): Promise<Engines['upstreams']> {
  const { createHttpUpstreams } = await import('../upstreams/http.ts')
  const { urls } = read(engineSettings.upstreams, options)
  const services = ['identity', 'document-ingest', 'embedding', 'chat', 'widget', 'billing', 'notification'] as const
  const url = (service: string) => urls.replace('{service}', service)
  return createHttpUpstreams({ urls: Object.fromEntries(services.map((one) => [one, url(one)])) as never })
}
