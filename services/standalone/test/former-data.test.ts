import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getAnswer, getUsage, listDocuments, listWidgets, widgetHistory, widgetSession } from '@docent/proto/http'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call, signIn, type Owner } from '../../../e2e/client/client.ts'
import { start, type Running } from '../src/start.ts'

const folder = join(import.meta.dirname, 'former')

/** Data folders of each release: an account, two documents, a deleted one, a widget, and an answer to owner and visitor each. */
const releases = readdirSync(folder).map((file) => file.replace(/\.tgz$/, ''))

describe.each(releases)('the data of release %s', (release) => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-former-'))
  const env = { DATA_DIR: dir, PORT: '0', HOST: '127.0.0.1', DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'error' }
  let running: Running
  let address: string
  let ada: Owner
  const begin = async () => {
    running = await start(env, (error) => {
      throw error
    })
    ;({ address } = running)
    ada = await signIn(address, 'ada@example.test')
  }
  beforeAll(async () => {
    execFileSync('tar', ['xzf', join(folder, `${release}.tgz`), '-C', dir])
    await begin()
  })
  afterAll(async () => {
    await running.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  test('is opened, and everything is there: account, documents, widget, what was counted', async () => {
    const documents = (await ada.call(listDocuments, {})).data
    expect(documents.map(({ title, status }) => [title, status])).toEqual([
      ['shipping.md', 'ready'],
      ['lamp.md', 'ready'],
    ])
    expect((await ada.call(listWidgets, {})).widgets).toMatchObject([{ name: 'Shop', documentIds: [documents[1]?.id] }])
    const { currentPeriod, history } = (await ada.call(getUsage, {})).data
    expect([currentPeriod, ...history].reduce((sum, { messages }) => sum + messages, 0)).toBe(2)
  })

  test('is answered from, for the owner and for a visitor, and takes new documents', async () => {
    const question = 'How long is the warranty of the lamp?'
    expect((await ada.call(getAnswer, { body: { question } })).answer).toContain('warranty of two years')
    const id = await ada.upload('glaze.md', '# Glaze\n\nOur cobalt glaze is food safe and fired at 1240 degrees.')
    expect((await ada.embed(id)).status).toBe('ready')
    const reply = await ada.call(getAnswer, { body: { question: 'At how many degrees is the cobalt glaze fired?' } })
    expect(reply.answer).toContain('1240')

    const [widget] = (await ada.call(listWidgets, {})).widgets
    const headers = { origin: 'https://shop.example' }
    const widgetId = widget?.id ?? ''
    const session = await call(address, widgetSession, { body: { widgetId }, headers })
    const asVisitor = { ...headers, authorization: `Bearer ${session.token}` }
    const { sessionId } = session
    const body = { question: 'How is the lamp dimmed?', widgetId, sessionId }
    expect((await call(address, getAnswer, { body, headers: asVisitor })).answer).toContain('brass knob')
    const history = await call(address, widgetHistory, { query: { widgetId, sessionId }, headers: asVisitor })
    expect(history.messages).toHaveLength(2)
  })

  test('says its version afterwards in both files, and opens again', async () => {
    await running.stop()
    for (const name of ['docent.db', 'vectors.db']) {
      const db = new DatabaseSync(join(dir, name), { readOnly: true })
      expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
      db.close()
    }
    await begin()
    expect((await ada.call(listDocuments, {})).data).toHaveLength(3)
  })
})
