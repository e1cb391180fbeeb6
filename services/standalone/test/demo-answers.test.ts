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

const questions: [string, RegExp][] = [
  ['How much does Docent cost?', /\$19 .*\$49/],
  ['What does the free plan include?', /100 messages/],
  ['Is there a free plan?', /Free plan/],
  ['Do I need a credit card?', /no credit card/],
  ['Which languages does the bubble speak?', /English, Turkish, German/],
  ['Which file types can I upload?', /PDF, Word/],
  ['Which kinds of documents can I upload?', /PDF, Word/],
  ['Can I use Word documents from 1998 (.doc)?', /\.doc.* not read.*\.docx/s],
  ['Can I upload Excel files?', /cannot be read/],
  ['Do you have a phone number?', /Contact page/],
  ['How can I contact you?', /Contact page/],
  ['Does it work with WordPress?', /works with WordPress/],
  ['Does it work with Shopify?', /works with Shopify/],
  ['How do I put the bubble on my website?', /Copy Code/],
  ['How do I cancel?', /Cancel Plan/],
  ['Can I run it on my own server?', /one command/],
  ['Where is my data kept?', /server of whoever runs Docent/],
  ['Which AI models does it use?', /OpenAI-compatible|no AI language model/],
  ['What does it say when it does not know the answer?', /I could not find that/],
  ['How long does it take to start?', /two minutes/],
  ['What limits are there?', /messages a month/],
  ['Is Docent open source?', /Apache/],
]

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
  }, 90_000)
  afterAll(async () => {
    await running?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const ask = async (question: string) => {
    const { prompt, documentIds } = (await caller.call(api.listWidgets)).widgets.find(({ id }) => id === widgetId) ?? {}
    const draft = { prompt: prompt ?? null, documentIds: documentIds ?? [] }
    return await caller.call(api.getAnswer, { body: { question, draft } })
  }

  test.each(questions)('%s', async (question, expected) => {
    const { answer, answered } = await ask(question)
    expect(answer).toMatch(expected)
    expect(answered).toBe(true)
    // It begins as a sentence does.
    expect(answer).toMatch(/^[^a-z]/)
  })

  test('the questions that its bubble offers are answered, and who is not answered is led to the contact page', async () => {
    const widget = (await caller.call(api.listWidgets)).widgets.find(({ id }) => id === widgetId)
    expect(widget?.starterQuestions).toHaveLength(4)
    for (const question of widget?.starterQuestions ?? []) {
      expect([question, (await ask(question)).answered]).toEqual([question, true])
    }
    expect(widget?.wayOut).toMatchObject({ kind: 'link', value: expect.stringMatching(/^http.*\/contact$/) })
  })

  test('what the guides do not say is refused', async () => {
    const { answer, answered } = await ask('How do I fix my bicycle?')
    expect({ answer, answered }).toEqual({ answer: 'I could not find that in the documents.', answered: false })
  })
})
