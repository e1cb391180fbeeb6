import { describe, expect, test } from '@jest/globals'
import { eventCatalog } from '@docent/proto/events'
import specs from '@asyncapi/specs'
import { Ajv } from 'ajv'
import { readdirSync, readFileSync } from 'node:fs'
import { asyncApiDocument } from '../src/asyncapi/document.ts'
import { startGateway } from './fixtures.ts'

interface Reference {
  $ref: string
}
interface Document {
  channels: Record<string, { address: string; messages: Record<string, Reference> }>
  operations: Record<string, { channel: Reference; messages: Reference[]; tags: { name: string }[] }>
  components: { messages: Record<string, { name: string; payload: object }>; schemas: Record<string, object> }
}

const document = asyncApiDocument() as unknown as Document
const folder = new URL('../../../proto/samples/', import.meta.url)
const samples = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
const ajv = () => new Ajv({ strict: false, validateFormats: false })

describe('the description of the events', () => {
  test('is served to anybody, and found from the top', async () => {
    const { http } = await startGateway({})
    const answer = await http.inject('/api/asyncapi.json')
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)))
    const short = await http.inject('/asyncapi.json')
    expect([short.statusCode, short.headers.location]).toEqual([302, '/api/asyncapi.json'])
  })

  test("is AsyncAPI 3 by the initiative's own schema", () => {
    const validate = ajv().compile(specs.schemasWithoutId['3.0.0'] as object)
    validate(document)
    expect(validate.errors ?? []).toEqual([])
    validate({ ...document, channels: { user: { address: 1 } } })
    expect(validate.errors).not.toEqual([])
  })

  test('refers only to what is there', () => {
    const missing = referencesIn(document).filter((reference) => at(reference) === undefined)
    expect(missing).toEqual([])
  })

  test.each(Object.entries(eventCatalog))(
    'holds %s on its topic, from the service that says it',
    (type, definition) => {
      const channel = Object.values(document.channels).find((one) => one.address === definition.topic)
      const name = `${type}.v${definition.version}`
      expect(channel?.messages).toHaveProperty([name])
      const said = Object.values(document.operations).filter((one) =>
        one.messages.some(({ $ref }) => $ref.endsWith(`/${name}`)),
      )
      expect(said.map((one) => one.tags)).toEqual([[{ name: definition.saidBy }]])
    },
  )

  test('has schemas that accept what was said and refuse what was not', () => {
    const validator = ajv()
    validator.addSchema({ ...document, $id: 'docent' })
    for (const sample of samples) {
      const name = `${sample.type}.v${sample.version}`
      if (!(name in document.components.messages)) continue
      const validate = validator.compile({ $ref: `docent#/components/messages/${pointer(name)}/payload` })
      expect([name, validate(sample), validate.errors]).toEqual([name, true, null])
      expect(validate({ ...sample, addedLater: 1, payload: { ...sample.payload, addedLater: 1 } })).toBe(true)
      expect(validate({ ...sample, type: 'another.event' })).toBe(false)
      expect(validate({ ...sample, payload: 'none' })).toBe(false)
    }
    const described = samples.map((one) => `${one.type}.v${one.version}`)
    expect(described).toEqual(expect.arrayContaining(Object.keys(document.components.messages)))
  })
})

const pointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

function at(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
}
