import * as api from '@docent/proto/http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCaller, type Caller } from '../src/demo/caller.ts'
import { keepDemo } from '../src/demo/demo.ts'
import { readGuides } from '../src/demo/guides.ts'
import { demoTokens } from '../src/demo/token.ts'
import { start, type Running } from '../src/start.ts'
import { conversations, type Asked } from './asked-of-the-demo.ts'

const fatal = (error: unknown) => {
  throw error
}

describe('the demonstration, without a model', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'docent-demo-answers-'))
  const { signal } = new AbortController()
  let running: Running
  let caller: Caller
  let widgetId: string

  beforeAll(async () => {
    running = await start({ DATA_DIR: dataDir, PORT: '0', DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'silent' }, fatal)
    const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { AUTH_PRIVATE_KEY: string }
    const address = `http://127.0.0.1:${new URL(running.address).port}`
    caller = createCaller(address, demoTokens(secrets.AUTH_PRIVATE_KEY), signal)
    widgetId = await keepDemo({ caller, guides: await readGuides(), publicUrl: address, signal })
  })
  afterAll(async () => {
    await running?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const ask = async (question: string, earlier: { question: string; answer: string }[] = []) => {
    const { prompt, documentIds } = (await caller.call(api.listWidgets)).widgets.find(({ id }) => id === widgetId) ?? {}
    const draft = { prompt: prompt ?? null, documentIds: documentIds ?? [], earlier }
    return await caller.call(api.getAnswer, { body: { question, draft } })
  }

  test('is asked at least fifty things', () => expect(conversations.flat().length).toBeGreaterThanOrEqual(50))

  test.each(conversations.map((turns) => [turns.map(([question]) => question).join(' '), turns] as const))(
    '%s',
    async (_, turns) => {
      const earlier: { question: string; answer: string }[] = []
      for (const [question, expected] of turns) {
        const reply = await ask(question, earlier)
        expect(outcomeOf(reply)).toBe(typeof expected === 'string' ? expected : 'answer')
        if (typeof expected !== 'string') expect(reply.answer).toMatch(expected)
        // It begins as a sentence does.
        expect(reply.answer).toMatch(/^[^a-z]/)
        earlier.push({ question, answer: reply.answer })
      }
    },
  )

  test('the questions that its bubble offers are answered, and who is not answered is led to the contact page', async () => {
    const widget = (await caller.call(api.listWidgets)).widgets.find(({ id }) => id === widgetId)
    expect(widget?.starterQuestions).toHaveLength(4)
    for (const question of widget?.starterQuestions ?? []) {
      expect([question, (await ask(question)).answered]).toEqual([question, true])
    }
    expect(widget?.wayOut).toMatchObject({ kind: 'link', value: expect.stringMatching(/^http.*\/contact$/) })
  })
})

function outcomeOf({
  answered,
  sources,
}: {
  answered: boolean
  sources: unknown[]
}): 'answer' | Exclude<Asked[1], RegExp> {
  if (!answered) return 'refusal'
  return sources.length === 0 ? 'small talk' : 'answer'
}
