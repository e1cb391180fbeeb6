import { randomIds, systemClock } from '../clock/index.ts'
import { loadConfig, type Settings } from '../config/index.ts'
import type { EngineName, Engines } from '../service/service.ts'
import { currentTraceparent } from '../telemetry/index.ts'
import type { OpenOptions } from './options.ts'
import { engineSettings } from './settings.ts'

export interface OpenedEngines<N extends EngineName> {
  engines: Pick<Engines, N>
  close(): Promise<void>
}

/** The store publishes what its records say, so whoever has a store has a bus. */
const withBus = (needs: readonly EngineName[]) =>
  new Set<EngineName>(needs.includes('store') ? [...needs, 'bus'] : needs)

/** Every setting of the engines that a service needs; two of them may call one of theirs by the same name. */
export function settingsOf(needs: readonly EngineName[]): Settings {
  const all = [...withBus(needs)].flatMap((engine) =>
    Object.entries(engineSettings[engine]).map(([name, declared]) => [`${engine}.${name}`, declared] as const),
  )
  return Object.fromEntries(all)
}

/**
 * Opens the engines a service needs, where the settings say they are, without waiting for them: each is connected to when
 * it answers. Clients load when they are needed. @throws ConfigError
 */
export async function openEngines<N extends EngineName>(
  needs: readonly N[],
  options: OpenOptions,
): Promise<OpenedEngines<N>> {
  const wanted = withBus(needs)
  const opened: Partial<Engines> = {}
  if (wanted.has('bus')) {
    const bus = await openBus(options)
    opened.bus = options.beforeBus?.(bus) ?? bus
  }
  if (wanted.has('store')) opened.store = await openStore(options, opened.bus as Engines['bus'])
  if (wanted.has('blobs')) opened.blobs = await openBlobs(options)
  if (wanted.has('vectors')) opened.vectors = await openVectors(options)
  if (wanted.has('models')) opened.models = await openModels(options)
  if (wanted.has('mail')) opened.mail = await openMail(options)
  if (wanted.has('upstreams')) opened.upstreams = await openUpstreams(options)

  const { store, bus, blobs, vectors, mail, upstreams } = opened
  const engines = Object.fromEntries(needs.map((name) => [name, opened[name]])) as Pick<Engines, N>
  return {
    engines,
    async close() {
      // What its records say is published first.
      await store?.close()
      await Promise.all([bus, blobs, vectors, mail, upstreams].map(async (engine) => engine?.close()))
    },
  }
}

const read = <S extends (typeof engineSettings)[EngineName]>(settings: S, { env }: OpenOptions) =>
  loadConfig(settings, env).config

async function openBus(options: OpenOptions): Promise<Engines['bus']> {
  const { createKafkaBus } = await import('../bus/kafka/index.ts')
  const { kafkaOptions } = await import('./kafka.ts')
  return createKafkaBus(kafkaOptions(options))
}

async function openStore({ log, faultPoint, ...options }: OpenOptions, bus: Engines['bus']): Promise<Engines['store']> {
  const { createMongoStore } = await import('../store/mongodb/index.ts')
  const { uri, answerSeconds, saysAsBefore } = read(engineSettings.store, { log, ...options })
  const given = {
    uri,
    saysAsBefore,
    answerMs: answerSeconds * 1000,
    bus,
    log,
    faultPoint,
    traceparent: currentTraceparent,
  }
  return createMongoStore({ ...given, clock: systemClock, ids: randomIds })
}

async function openBlobs(options: OpenOptions): Promise<Engines['blobs']> {
  const { createS3Blobs } = await import('../blobs/s3.ts')
  const { answerSeconds, ...rest } = read(engineSettings.blobs, options)
  return createS3Blobs({ ...rest, silenceMs: answerSeconds * 1000 })
}

async function openVectors(options: OpenOptions): Promise<Engines['vectors']> {
  const { createQdrantVectors } = await import('../vectors/qdrant/index.ts')
  const { answerSeconds, ...rest } = read(engineSettings.vectors, options)
  return createQdrantVectors({ ...rest, timeoutMs: answerSeconds * 1000 })
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
  return createHttpUpstreams({ urls })
}
