import type { Deployment } from './deployment.ts'

/**
 * An installation that runs already, at DOCENT_ADDRESS. It is used, never started or ended, and keeps what was made in it.
 * DOCENT_LETTERS is where the mails that it has sent can be read, as a JSON list of whole mails: whoever ran its mail server says so.
 */
export async function running(): Promise<Deployment> {
  const address = process.env['DOCENT_ADDRESS']
  if (!address) throw new Error('DOCENT_ADDRESS is not set')
  const letters = async () => {
    const from = process.env['DOCENT_LETTERS']
    return from ? ((await (await fetch(from)).json()) as string[]) : []
  }
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
    mails: async () => (await letters()).map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? ''),
    letters,
  }
}
