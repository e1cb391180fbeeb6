import type { createLog } from '@docent/runtime/telemetry'
import { setTimeout as wait } from 'node:timers/promises'
import { createCaller } from './caller.ts'
import { keepDemo } from './demo.ts'
import { readGuides } from './guides.ts'
import { demoTokens } from './token.ts'

/** The first page is asked for at this very moment, and goes first. */
const AFTER_START_MS = 1_000

export interface BackgroundOptions {
  /** Where this process listens. */
  address: string
  publicUrl: string
  privateKey: string
  log: Pick<ReturnType<typeof createLog>, 'warn'>
}

/** Brings the demonstration up to date beside everything else. @returns what ends it */
export function keepDemoInBackground({ address, publicUrl, privateKey, log }: BackgroundOptions): () => Promise<void> {
  const leaving = new AbortController()
  const { signal } = leaving
  const work = async () => {
    await wait(AFTER_START_MS, undefined, { signal, ref: false })
    const guides = await readGuides()
    if (guides.length === 0) return
    const caller = createCaller(address, demoTokens(privateKey), signal)
    await keepDemo({ caller, guides, publicUrl, signal, warn: (says) => log.warn(says) })
  }
  const running = work().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'the demonstration on the landing page could not be made')
  })
  return async () => {
    leaving.abort()
    await running
  }
}
