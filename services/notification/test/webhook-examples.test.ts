import { randomIds } from '@docent/runtime/clock'
import { afterAll, describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newSecret, signed } from '../src/webhooks/secrets.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/integrate/webhooks.md'), 'utf8')
const exampleIn = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('```')[0] as string

const body = JSON.stringify({ type: 'webhook.ping', data: { name: 'Käse ☕' } })
/** Each prints the type of the message, or ends with an error. */
const programs = [
  {
    language: 'js',
    run: process.execPath,
    file: 'verify.mjs',
    head: '',
    tail: 'const { secret, headers, body } = JSON.parse(process.env.GIVEN); console.log(verified(secret, headers, body).type)',
  },
  {
    language: 'python',
    run: 'python3',
    file: 'verify.py',
    head: '',
    tail: 'import os\ngiven = json.loads(os.environ["GIVEN"])\nprint(verified(given["secret"], given["headers"], given["body"].encode())["type"])',
  },
  {
    language: 'php',
    run: 'php',
    file: 'verify.php',
    head: '<?php\n',
    tail: '$given = json_decode(getenv("GIVEN"), true); echo verified($given["secret"], $given["headers"], $given["body"])["type"];',
  },
]

const dir = mkdtempSync(join(tmpdir(), 'docent-examples-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

for (const { language, run, file, head, tail } of programs) {
  const isThere = spawnSync(run, ['--version']).status === 0
  const name = `the example in ${language}`
  const suite = isThere ? describe : describe.skip
  suite(isThere ? name : `${name} [skipped: there is no ${run} here]`, () => {
    const ask = (given: { secret: string; headers: Record<string, string>; body: string }) => {
      writeFileSync(join(dir, file), `${head}${exampleIn(language)}\n${tail}\n`)
      const { status, stdout } = spawnSync(run, [join(dir, file)], {
        encoding: 'utf8',
        env: { ...process.env, GIVEN: JSON.stringify(given) },
      })
      return { isGood: status === 0, says: stdout.trim() }
    }
    const [secret, other] = [newSecret(randomIds), newSecret(randomIds)]
    const now = Date.now()

    test('takes what is signed, also while two secrets sign', () => {
      for (const secrets of [[secret], [other, secret]]) {
        const headers = signed(secrets, { id: 'msg_1', body, now })
        expect(ask({ secret, headers, body })).toEqual({ isGood: true, says: 'webhook.ping' })
      }
    })

    test('refuses another secret, another text and another time', () => {
      const headers = signed([secret], { id: 'msg_1', body, now })
      const late = signed([secret], { id: 'msg_1', body, now: now - 3_600_000 })
      const bad = [
        { secret: other, headers, body },
        { secret, headers, body: `${body} ` },
        { secret, headers: { ...headers, 'webhook-id': 'msg_2' }, body },
        { secret, headers: { ...late, 'webhook-timestamp': headers['webhook-timestamp'] as string }, body },
        { secret, headers: late, body },
      ]
      for (const given of bad) expect(ask(given).isGood).toBe(false)
    })
  })
}
