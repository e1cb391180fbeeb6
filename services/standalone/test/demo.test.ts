import * as api from '@docent/proto/http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCaller, type Caller } from '../src/demo/caller.ts'
import { keepDemo } from '../src/demo/demo.ts'
import { readGuides, type Guide } from '../src/demo/guides.ts'
import { demoTokens } from '../src/demo/token.ts'
import { start, type Running } from '../src/start.ts'

const guide = (fileName: string, text: string): Guide => ({ fileName, content: Buffer.from(text) })
const first = [
  guide('Start.md', '# Start\n\nRun npm start, and the product listens on port 3000.'),
  guide('Stop.md', '# Stop\n\nPress Ctrl-C once, and it ends cleanly.'),
]

describe('the demonstration', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'docent-demo-'))
  const { signal } = new AbortController()
  let running: Running
  let caller: Caller

  beforeAll(async () => {
    const fatal = (error: unknown) => {
      throw error
    }
    running = await start({ DATA_DIR: dataDir, PORT: '0', DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'silent' }, fatal)
    const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { AUTH_PRIVATE_KEY: string }
    const address = `http://127.0.0.1:${new URL(running.address).port}`
    caller = createCaller(address, demoTokens(secrets.AUTH_PRIVATE_KEY), signal)
  })
  afterAll(async () => {
    await running?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const keep = (guides: readonly Guide[], publicUrl = 'https://docent.example.com') =>
    keepDemo({ caller, guides, publicUrl, signal })
  const documents = async () => (await caller.call(api.listDocuments)).data
  const widgets = async () => (await caller.call(api.listWidgets)).widgets

  test('is one widget that answers from the guides, on the installation’s own website only', async () => {
    const id = await keep(first)
    expect((await documents()).map(({ title, status }) => [title, status]).sort()).toEqual([
      ['Start.md', 'ready'],
      ['Stop.md', 'ready'],
    ])
    const [widget, ...others] = await widgets()
    expect(others).toEqual([])
    expect(widget).toMatchObject({ id, name: 'Docent', allowedDomains: ['docent.example.com'] })
    expect(widget?.greetingMessage).toContain('Docent’s own guides')
    expect(widget?.documentIds).toHaveLength(2)
    expect(await caller.call(api.demoWidget)).toMatchObject({ widgetId: id })
  })

  test('is left as it is when nothing changed', async () => {
    const before = { documents: await documents(), widgets: await widgets() }
    await keep(first)
    expect({ documents: await documents(), widgets: await widgets() }).toEqual(before)
  })

  test('follows the guides: a changed one is replaced, one that is gone leaves, and the widget stays the same', async () => {
    const [before] = await widgets()
    const changed = [guide('Start.md', '# Start\n\nRun npm start, and the product listens on port 8080.')]
    expect(await keep(changed, 'http://localhost:3000')).toBe(before?.id)
    const [only, ...rest] = await documents()
    expect([only?.title, only?.text.includes('8080'), rest]).toEqual(['Start.md', true, []])
    expect((await widgets())[0]).toMatchObject({
      documentIds: [only?.id],
      allowedDomains: ['localhost:3000', '127.0.0.1:3000'],
    })
  })

  test('takes the largest plan there is, whatever it is called, and says which guides found no room', async () => {
    const plan = {
      price: 0,
      messagesPerMonth: 10,
      widgets: 1,
      maxFileSize: 1,
      maxTotalCharacters: 10_000,
      features: [],
    }
    const PLANS_FILE = join(dataDir, 'plans.json')
    const plans = [
      { ...plan, id: 'free', name: 'Free', documents: 0 },
      { ...plan, id: 'house', name: 'House', documents: 1 },
    ]
    writeFileSync(PLANS_FILE, JSON.stringify(plans))
    const of = { DATA_DIR: join(dataDir, 'other'), PORT: '0', DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'silent', PLANS_FILE }
    const other = await start(of, (error) => {
      throw error
    })
    try {
      const { AUTH_PRIVATE_KEY } = JSON.parse(readFileSync(join(of.DATA_DIR, 'secrets.json'), 'utf8')) as {
        AUTH_PRIVATE_KEY: string
      }
      const address = `http://127.0.0.1:${new URL(other.address).port}`
      const owner = createCaller(address, demoTokens(AUTH_PRIVATE_KEY), signal)
      const said: string[] = []
      const publicUrl = 'https://docent.example.com'
      await keepDemo({ caller: owner, guides: first, publicUrl, signal, warn: (says) => said.push(says) })
      expect((await owner.call(api.getSubscription)).data.planId).toBe('house')
      expect(said).toEqual(['the demonstration answers from 1 of 2 guides: its plan "house" has no room for more'])
    } finally {
      await other.stop()
    }
  })

  test('is of an owner nobody can sign in as', async () => {
    await expect(caller.call(api.me)).rejects.toThrow(/^\/me: 4\d\d/)
  })
})

test('the guides are those written for visitors, each under its heading, the most asked for first', async () => {
  const names = (await readGuides()).map(({ fileName }) => fileName)
  expect(names[0]).toBe('Questions people ask.md')
  expect(names).toContain('Docent on a website.md')
  for (const other of ['Docent.md', 'Settings.md', 'Failures.md']) expect(names).not.toContain(other)
  expect(new Set(names).size).toBe(names.length)
})
