import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDocent, DocentError, type AnswerEvent } from '@docent/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { eventually } from '../client/client.ts'
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

  test('an assistant finds the widgets, searches and asks one, and is told of a widget that is none', async () => {
    const { docent, key } = program
    const { id } = await docent.addDocument({ fileName: 'Returns.pdf', file: new Blob([returnsPdf()]) })
    await docent.addDocument({ fileName: 'Hours.md', file: '# Hours\n\nThe shop is open from nine to five.' })
    const shop = await docent.createWidget({ name: 'Shop', documentIds: [id] })
    const assistant = new Client({ name: 'assistant', version: '1' })
    await assistant.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', deployment.address), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      }),
    )
    const use = (name: string, args: object) => assistant.callTool({ name, arguments: { ...args } })
    const listed = await use('list_widgets', {})
    expect(listed.structuredContent).toEqual({ widgets: [{ id: shop.id, name: 'Shop', documents: 1 }] })

    const question = 'How many days do I have to return unused pieces?'
    const asked = await eventually(async () => {
      const one = await use('ask', { question, widget: shop.id })
      return one.isError ? undefined : one
    }, 'chat to have heard of the widget')
    expect(asked.structuredContent).toMatchObject({
      support: 'strong',
      answer: expect.stringContaining('30 days'),
      citations: [expect.objectContaining({ document: 'Returns.pdf', page: 1 })],
    })
    const documentsOf = async (args: object) => {
      const { structuredContent } = await use('search', { question: 'When is the shop open?', ...args })
      return (structuredContent as { passages: { document: string }[] }).passages.map(({ document }) => document)
    }
    expect(await documentsOf({})).toContain('Hours.md')
    expect(await documentsOf({ widget: shop.id })).not.toContain('Hours.md')
    expect(await use('ask', { question, widget: 'none' })).toMatchObject({
      isError: true,
      _meta: { code: 'widget_not_found' },
    })
    await assistant.close()
  }, 120_000)
}

describeShared('a program at work for an owner', journey)
