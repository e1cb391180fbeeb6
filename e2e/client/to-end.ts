import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs Node with these arguments until it ends: with which code, and all that it said. */
export async function runToEnd(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
