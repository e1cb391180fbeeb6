import * as api from '@docent/proto/http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eventually, signIn, signUp, type Owner } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { describeDeployments, type Deploy } from './deployments.ts'

const email = 'ines@larkfield.example'
const question = 'How many days do I have to return unused pieces?'
const prompt = { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' }
const now = new Date()
// The last one: Kafka takes no events of the future.
const turn = Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
const TEN_MINUTES = 600_000
const startedAt = (time: number) => ({ CLOCK_SHIFT_MS: String(time - now.getTime()) })
const notOurs = process.env['DOCENT_ADDRESS'] ? 'what runs elsewhere lives in its own time' : undefined

function journey(deploy: Deploy): void {
  let deployment: Deployment
  let owner: Owner
  let documentId: string

  beforeAll(async () => {
    deployment = await deploy()
    await deployment.start(startedAt(turn - TEN_MINUTES))
    owner = await signUp(deployment.address, email)
    await owner.call(api.changeSubscription, { body: { plan: 'pro' } })
    documentId = await owner.upload('Returns and refunds 2025.pdf', returnsPdf())
    await owner.embed(documentId)
    for (let i = 0; i < 5; i += 1) await owner.upload(`${i}.txt`, `Page ${i} of our shop.`)
    for (const name of ['Shop', 'Help', 'Blog']) {
      const body = { name, prompt, documentIds: [documentId] }
      await eventually(() => owner.call(api.createWidget, { body }).catch(() => undefined), `the widget ${name}`)
    }
    for (let i = 0; i < 3; i += 1) await owner.call(api.getAnswer, { body: { question } })
    await owner.call(api.cancelSubscription, { body: { cancelAtPeriodEnd: true } })
    await deployment.stop()
    await deployment.start(startedAt(turn + TEN_MINUTES))
    owner = await signIn(deployment.address, email)
  }, 480_000)

  afterAll(() => deployment?.destroy())

  test('the canceled plan is over since its first moment, although nobody was there', async () => {
    const { data } = await owner.call(api.getSubscription)
    expect(data).toMatchObject({ planId: 'free', status: 'active', cancelAtPeriodEnd: false, endsAt: null })
    expect(data.startDate).toEqual({ seconds: turn / 1000 })
  })

  test('the new month begins at zero, and the old one is history', async () => {
    const usage = await eventually(async () => {
      const found = await owner.usage()
      return found.history[0]?.messages === 3 ? found : undefined
    }, 'the answers of the old month to be counted')
    expect(usage.currentPeriod).toMatchObject({
      start: { seconds: turn / 1000 },
      messages: 0,
      documents: 6,
      widgets: 3,
    })
    expect(usage.history[0]).toMatchObject({
      period: new Date(turn - 1).toISOString().slice(0, 7),
      documents: 6,
      widgets: 3,
    })
  })

  test('everything is still there and answers; the newer widgets are read-only, and nothing new comes in', async () => {
    expect((await owner.documents()).length).toBe(6)
    expect((await owner.call(api.getAnswer, { body: { question } })).answered).toBe(true)
    const { widgets } = await owner.call(api.listWidgets)
    expect(widgets.map(({ name, readOnly }) => [name, readOnly])).toEqual([
      ['Blog', true],
      ['Help', true],
      ['Shop', false],
    ])
    const body = { name: 'One more', prompt, documentIds: [documentId] }
    await expect(owner.call(api.createWidget, { body })).rejects.toMatchObject({ code: 'widget_limit_reached' })
    await expect(owner.upload('6.txt', 'One page more.')).rejects.toMatchObject({ code: 'document_limit_reached' })
  })
}

describeDeployments('the turn of a month, lived through by the whole product', journey, notOurs)
