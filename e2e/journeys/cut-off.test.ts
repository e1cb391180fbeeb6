import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import * as api from '@docent/proto/http'
import { eventually, Refused, signUp, type Owner } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { shortTimeouts } from '../faults/oracle.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { describeDeployments, type Deploy } from './deployments.ts'

const notOurs = process.env['DOCENT_ADDRESS'] ? 'what runs elsewhere is not ours to kill' : undefined

function journey(deploy: Deploy): void {
  let deployment: Deployment
  let owner: Owner

  beforeAll(async () => {
    deployment = await deploy(shortTimeouts)
    await deployment.start()
    owner = await signUp(deployment.address, `cut-off.${randomUUID()}@larkfield.example`)
  }, 360_000)

  afterAll(() => deployment?.destroy(), 60_000)

  test('killed in the middle of uploads, it keeps what it acknowledged, and what was cut off can be sent again', async () => {
    const before = await owner.upload('Before.pdf', returnsPdf())
    const acknowledged = new Set([before])
    const tries = ['First.pdf', 'Second.pdf', 'Third.pdf'].map(async (name) => {
      // Refused, or nobody answered: it may be there or not, but it was not promised.
      const id = await owner.upload(name, returnsPdf()).catch(() => undefined)
      if (id !== undefined) acknowledged.add(id)
    })
    await Promise.race(tries)
    await deployment.kill()
    await Promise.all(tries)
    await deployment.start()

    acknowledged.add(await owner.upload('Again.pdf', returnsPdf()))
    const settled = await eventually(
      async () => {
        const documents = await owner.documents()
        return documents.every(({ status }) => status !== 'reading') ? documents : undefined
      },
      'every document to have settled',
      60_000,
    )
    const kept = settled.map(({ id }) => id)
    for (const id of acknowledged) expect(kept).toContain(id)
    for (const id of acknowledged) expect((await owner.embed(id)).status).toBe('ready')
    const answer = await eventually(async () => {
      const reply = await owner
        .call(api.getAnswer, { body: { question: 'How many days do I have to return unused pieces?' } })
        .catch((error: unknown) => {
          if (error instanceof Refused) return undefined
          throw error
        })
      return reply?.answered ? reply : undefined
    }, 'an answer from the documents')
    expect(answer.answer).toContain('30 days')
  }, 600_000)
}

describeDeployments('cut off in the middle', journey, notOurs)
