import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDocent, DocentError, type AnswerEvent } from '@docent/client'
import { startProgram, type Program } from '../client/program.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { describeShared, type Deploy } from './deployments.ts'

/** What programs do, through what is given to them. */
function journey(deploy: Deploy): void {
  let deployment: Deployment
  let program: Program

  beforeAll(async () => {
    deployment = await deploy()
    await deployment.start()
    program = await startProgram(deployment)
  }, 240_000)
  afterAll(() => deployment?.destroy())

  test('a document is added, found, asked and deleted with nothing but a key', async () => {
    const { docent } = program
    const { id, status, pages } = await docent.addDocument({ fileName: 'Returns.pdf', file: new Blob([returnsPdf()]) })
    expect([status, pages]).toEqual(['ready', 2])
    const question = 'How many days do I have to return unused pieces?'
    const { results } = await docent.search({ question, limit: 3 })
    expect(results[0]).toMatchObject({ documentId: id, title: 'Returns.pdf', page: 1 })
    const { answer, support, sources } = await docent.getAnswer({ question })
    expect([support, answer]).toEqual(['strong', expect.stringContaining('30 days')])
    expect(sources[0]?.documentId).toBe(id)
    const events: AnswerEvent[] = []
    for await (const event of docent.streamAnswer({ question })) events.push(event)
    expect(events.at(-1)).toMatchObject({ type: 'done', support: 'strong' })
    expect(events.map((one) => (one.type === 'delta' ? one.text : '')).join('')).toContain('30 days')
    const file = await docent.documentFile({ documentId: id })
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(returnsPdf()))).toBe(true)
    await docent.deleteDocument({ documentId: id })
    expect((await docent.listDocuments()).data).toEqual([])
  }, 120_000)

  test('a document that cannot be read says why, and a key that is none is refused', async () => {
    const bad = program.docent.addDocument({ fileName: 'broken.pdf', file: '%PDF-1.7 and nothing else' })
    const error = await bad.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DocentError)
    expect((error as DocentError).message).toMatch(/PDF|file/)
    const stranger = createDocent({ address: deployment.address, key: 'docent_none' })
    await expect(stranger.listDocuments()).rejects.toMatchObject({ status: 401, code: 'key_not_good' })
  })
}

describeShared('a program at work for an owner', journey)
