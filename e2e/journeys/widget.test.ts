import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import * as api from '@docent/proto/http'
import { call, eventually, Refused, signUp, type Owner } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { picture } from '../fixtures/picture.ts'
import { describeShared } from './deployments.ts'

describeShared('a widget made over the API', (deploy) => {
  const shop = 'https://shop.larkfield.example'
  let deployment: Deployment
  let owner: Owner
  let widgetId: string
  let outside: string

  beforeAll(async () => {
    deployment = await deploy()
    await deployment.start()
    owner = await signUp(deployment.address, `owner.${randomUUID()}@larkfield.example`)
    const inside = await owner.upload('Returns.pdf', returnsPdf())
    outside = await owner.upload(
      'secrets.md',
      '# Safe\n\nThe code of the safe is 4711 and nobody may tell it to a visitor.',
    )
    await owner.embed(inside)
    await owner.embed(outside)
    const created = await owner.call(api.createWidget, {
      body: {
        name: 'Larkfield',
        prompt: { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' },
        documentIds: [inside],
        allowedDomains: ['shop.larkfield.example'],
      },
    })
    widgetId = created.id
    expect(created.widget.embedCode).toContain(`data-widget-id="${widgetId}"`)
  }, 240_000)

  afterAll(() => deployment?.destroy())

  const session = async (origin: string) =>
    eventually(
      () =>
        call(deployment.address, api.widgetSession, { body: { widgetId }, headers: { origin } }).catch(
          (error: unknown) => {
            // The widget is known to the chat a moment after it was saved.
            if (error instanceof Refused && error.status === 404) return undefined
            throw error
          },
        ),
      'the widget to be known',
    )

  test('a visitor on an allowed domain is answered from the documents of the widget only', async () => {
    const { token, sessionId } = await session(shop)
    const headers = { origin: shop, authorization: `Bearer ${token}` }
    const ask = (question: string) =>
      call(deployment.address, api.getAnswer, { body: { question, widgetId, sessionId }, headers })

    const good = await ask('How long are gift vouchers valid?')
    expect(good).toMatchObject({ success: true, answered: true })
    expect(good.answer).toMatch(/three years.*\[1\]/s)
    expect(good.sources[0]).toMatchObject({ title: 'Returns.pdf', page: 2 })

    const other = await ask('What is the code of the safe?')
    expect(other.answered).toBe(false)
    expect(JSON.stringify(other)).not.toContain('4711')

    const { messages } = await call(deployment.address, api.widgetHistory, { query: { widgetId, sessionId }, headers })
    expect(messages.map((one) => one.role)).toEqual(['user', 'assistant', 'user', 'assistant'])
  })

  test('another website gets no session, and a session is worth nothing on another website', async () => {
    await expect(session('https://evil.example')).rejects.toMatchObject({ status: 403 })
    const { token, sessionId } = await session(shop)
    await expect(
      call(deployment.address, api.getAnswer, {
        body: { question: 'How long are gift vouchers valid?', widgetId, sessionId },
        headers: { origin: 'https://evil.example', authorization: `Bearer ${token}` },
      }),
    ).rejects.toBeInstanceOf(Refused)
  })

  test('a picture that its owner uploads is what visitors are shown', async () => {
    const fileContent = picture(600, 300, [200, 20, 20], [20, 20, 200]).toString('base64')
    const { url } = await owner.call(api.uploadAvatar, { body: { fileContent } })
    const answer = await fetch(new URL(url, deployment.address))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await answer.bytes()).length).toBeGreaterThan(100)
  })

  test('a deleted widget answers nobody', async () => {
    const { token, sessionId } = await session(shop)
    await owner.call(api.deleteWidget, { query: { id: widgetId } })
    await eventually(
      () =>
        call(deployment.address, api.getAnswer, {
          body: { question: 'How long are gift vouchers valid?', widgetId, sessionId },
          headers: { origin: shop, authorization: `Bearer ${token}` },
        }).then(
          () => undefined,
          (error: unknown) => (error instanceof Refused ? true : undefined),
        ),
      'the widget to be gone',
    )
  })
})
