import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Run } from './steps.ts'
import type { Traffic } from './traffic.ts'

const root = join(import.meta.dirname, '../..')
/** From a new account to its first answer, and the bubble on another website. */
const SUITES = ['e2e/journeys/first-answer.test.ts', 'e2e/journeys/bubble.test.ts']

/** What people do in a browser, with the product where the Ingress leads, while others go on asking. */
export async function journey({ report, front, engines }: Run, traffic: Traffic): Promise<void> {
  const letters = createServer((_request, response) => void response.end(JSON.stringify(engines.letters())))
  letters.listen(0, '127.0.0.1')
  await once(letters, 'listening')
  const env = {
    ...process.env,
    DOCENT_ADDRESS: `http://localhost:${front.port}`,
    DOCENT_LETTERS: `http://127.0.0.1:${(letters.address() as AddressInfo).port}`,
  }
  let output = ''
  let code: number | null = null
  const phase = await traffic.during('journeys in a browser through the Ingress', async () => {
    const child = spawn(process.execPath, [join(root, 'e2e/run-tests.mjs'), ...SUITES], { cwd: root, env })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
    ;[code] = (await once(child, 'exit')) as [number | null]
  })
  letters.close()
  report.phase(phase)
  const counted = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output)
  const [, passed = '0', failed = '?', skipped = '?'] = counted ?? []
  const good = code === 0 && passed !== '0' && skipped === '0'
  if (!good) process.stderr.write(output.slice(-20_000))
  const came = `first answer and bubble: ${passed} steps passed, ${failed} failed, ${skipped} skipped`
  report.line('a browser that comes in through the Ingress', came, good)
}
