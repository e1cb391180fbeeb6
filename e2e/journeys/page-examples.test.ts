import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDocent } from '@docent/client'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { examples } from '../../web/src/features/developers/examples.ts'
import { startProgram, type Program } from '../client/program.ts'
import { eventually } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { sharedDeployment } from './deployments.ts'

const run = promisify(execFile)
/** No test leaves this machine: what is far away may be away, and is refused with a code that the page names. */
const FAR_AWAY = 'processWebPage'
type Snippet = (scope: object) => Promise<void>

let deployment: Deployment
let program: Program
let token: string
let folder: string
const names = Object.keys(examples)

beforeAll(async () => {
  deployment = await sharedDeployment()
  await deployment.start()
  program = await startProgram(deployment)
  folder = await mkdtemp(join(tmpdir(), 'docent-examples-'))
}, 240_000)
afterAll(async () => {
  await deployment?.destroy()
  await rm(folder, { recursive: true, force: true })
})

/** What an example acts on: made for it, since some of them delete it. */
async function things() {
  const file = '# Returns\n\nYou may return goods within 30 days of delivery.'
  const { id: documentId } = await program.docent.addDocument({ fileName: 'returns.md', file })
  const { id: widgetId } = await program.docent.createWidget({ name: 'Example', documentIds: [documentId] })
  const hears = () =>
    program.docent.search({ question: 'goods', widgetId }).then(
      () => true,
      () => undefined,
    )
  await eventually(hears, 'chat to have heard of the widget')
  return { documentId, widgetId }
}

async function inShell(text: string, { documentId, widgetId }: { documentId: string; widgetId: string }) {
  const env = {
    ...process.env,
    DOCENT_KEY: program.key,
    TOKEN: token,
    DOCUMENT: documentId,
    WIDGET: widgetId,
  }
  const { stdout } = await run('bash', ['-euc', text.replaceAll('DOCENT/', `${deployment.address}/`)], {
    cwd: folder,
    env,
  })
  return stdout === '' ? undefined : (JSON.parse(stdout) as { success: boolean; code?: string; accessToken?: string })
}

test.each(names)(
  'the example of %s works in a shell, as it stands on the page',
  async (name) => {
    const { curl, refuses } = examples[name] ?? { curl: '', refuses: {} }
    const made = name === 'keyToken' ? { documentId: '', widgetId: '' } : await things()
    const reply = await inShell(curl, made)
    if (name === 'keyToken') token = reply?.accessToken ?? ''
    if (name === 'documentFile')
      expect(String(await run('cat', [join(folder, 'original.md')]).then((one) => one.stdout))).toContain('30 days')
    else if (name === FAR_AWAY && reply?.success === false) expect(Object.keys(refuses)).toContain(reply.code)
    else expect(reply).toMatchObject({ success: true })
  },
  60_000,
)

test.each(names)(
  'the example of %s works with the client, as it stands on the page',
  async (name) => {
    const { client, refuses } = examples[name] ?? { client: '', refuses: {} }
    const code = `export default async ({ createDocent, docent, documentId, widgetId, process, console }) => {{\n${client}\n}}`
    const text = code.replaceAll("DOCENT'", `${deployment.address}'`)
    const { default: snippet } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
      default: Snippet
    }
    const said: unknown[] = []
    const scope = {
      createDocent,
      docent: program.docent,
      ...(await things()),
      process: { env: { DOCENT_KEY: program.key } },
      console: { log: (...given: unknown[]) => void said.push(...given) },
    }
    const failed = await snippet(scope).then(
      () => undefined,
      (error: { code: string }) => error.code,
    )
    if (name === FAR_AWAY && failed !== undefined) expect(Object.keys(refuses)).toContain(failed)
    else expect(failed).toBeUndefined()
    if (name === 'getAnswer')
      expect(said).toEqual(expect.arrayContaining([expect.stringContaining('30 days'), 'strong']))
  },
  60_000,
)
