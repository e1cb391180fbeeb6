import type { Deployment } from './deployment.ts'

/** An installation that runs already, at DOCENT_ADDRESS. It is used, never started or ended, and keeps what was made in it. */
export async function running(): Promise<Deployment> {
  const address = process.env['DOCENT_ADDRESS']
  if (!address) throw new Error('DOCENT_ADDRESS is not set')
  const notOurs = () => Promise.reject(new Error(`${address} is not ours to end`))
  return {
    address: new URL(address).origin,
    async start() {
      const answer = await fetch(new URL('/readyz', address))
      if (!answer.ok) throw new Error(`${address} is not ready: ${await answer.text()}`)
    },
    strikeAt: notOurs,
    died: notOurs,
    kill: notOurs,
    // Whoever stops it to start it again finds it as it was.
    stop: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    output: () => Promise.resolve(''),
    parked: () => Promise.resolve([]),
    mails: () => Promise.resolve([]),
    letters: () => Promise.resolve([]),
  }
}
