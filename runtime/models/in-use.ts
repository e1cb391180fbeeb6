import type { ChosenModels } from '@docent/proto'
import type { FastifyBaseLogger } from 'fastify'
import { repeat } from '../jobs/repeat.ts'
import { NOTHING_CHOSEN } from './choosing.ts'
import type { Models } from './port.ts'

/** The models that count at this moment. */
export interface ModelsInUse {
  /** Whoever begins something keeps what this gives until the end of it: the next call may give others. */
  now(): Models
  /** Reads anew what was chosen. */
  look(): Promise<void>
  begin(): Promise<void>
  stop(): Promise<void>
}

export interface ModelsInUseOptions {
  /** By the environment alone. */
  models: Models
  /** What operators chose, as this service knows it; undefined where they chose nothing. */
  read(): Promise<ChosenModels | undefined>
  /** Other models count from now on. */
  changed?: () => void
  everyMs?: number
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

/** Another process may have changed it; this one knows that much later. */
const LOOK_MS = 2_000

/** Reads what was chosen before it gives any models, and again and again. @throws what reading throws */
export async function followChoice(options: ModelsInUseOptions): Promise<ModelsInUse> {
  const { models, read, changed, everyMs = LOOK_MS, log } = options
  const { choosing } = models
  let known = JSON.stringify(NOTHING_CHOSEN)
  let current = models

  async function look(): Promise<boolean> {
    if (!choosing) return false
    const { address, key, chatModel, embeddingModel } = (await read()) ?? NOTHING_CHOSEN
    const chosen: ChosenModels = { address, key, chatModel, embeddingModel }
    const text = JSON.stringify(chosen)
    if (text === known) return false
    known = text
    current = text === JSON.stringify(NOTHING_CHOSEN) ? models : choosing.models(chosen)
    return true
  }
  async function lookAndTell(): Promise<void> {
    if (!(await look())) return
    log.info({ answering: current.chat?.model, embedding: current.embedder.model }, 'other models are in use')
    changed?.()
  }

  await look()
  const looking = repeat({ name: 'models that operators chose', everyMs, task: lookAndTell, log })
  return { now: () => current, look: lookAndTell, begin: looking.begin, stop: looking.stop }
}
