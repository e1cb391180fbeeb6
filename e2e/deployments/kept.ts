import type { Deployment } from './deployment.ts'
import { keptSettings } from './kept-settings.ts'
import type { KeptShape } from './keeper.ts'

/** The deployment of a shape that all suites of a run share: it is used, never ended, and others have accounts in it, too. */
export async function kept(shape: KeptShape, env: Record<string, string> = {}): Promise<Deployment> {
  const own = Object.keys(env).filter((name) => env[name] !== keptSettings[name])
  if (own.length > 0) throw new Error(`${own.join(', ')}: who has settings of its own starts a deployment of its own`)
  const ask = async <T>(what: string): Promise<T> => {
    const reply = await fetch(`${process.env['DOCENT_KEEPER']}/${shape}/${what}`)
    if (!reply.ok) throw new Error(await reply.text())
    return (await reply.json()) as T
  }
  const notOurs = () => Promise.reject(new Error('others use it, too'))
  return {
    address: await ask<string>('address'),
    start: async () => void (await ask('address')),
    strikeAt: notOurs,
    died: notOurs,
    kill: notOurs,
    stop: notOurs,
    destroy: () => Promise.resolve(),
    output: () => ask<string>('output'),
    parked: () => ask<string[]>('parked'),
    mails: () => ask<string[]>('mails'),
    letters: () => ask<string[]>('letters'),
  }
}
