import { describe, expect, test } from '@jest/globals'
import { isOpenToKeys, routes } from '@docent/proto/http'
import { openApiDocument, referencesIn } from '@docent/proto/openapi'
import { PING, webhookCatalog, webhookTypes } from '@docent/proto/webhooks'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { startGateway } from './fixtures.ts'

interface Operation {
  operationId: string
  security: Record<string, unknown>[]
  'x-open-to-keys'?: true
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { $ref: string } }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}
interface Document {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, unknown> }
}

const document = openApiDocument(routes, { serverUrl: 'https://docent.example.com' }) as unknown as Document
const operationOf = (name: string) => {
  const contract = routes.get(name)
  const path = `/api${contract?.path.replace(/:(\w+)/g, '{$1}')}`
  return document.paths[path]?.[contract?.method.toLowerCase() ?? ''] as Operation
}

describe('the description of the API', () => {
  test('says what a call of a visitor has to carry', () => {
    expect(document.components.securitySchemes['visitor']).toMatchObject({
      description: expect.stringMatching(/widget-session.*Origin header/),
    })
  })

  test('is served to anybody', async () => {
    const { http } = await startGateway({ env: { PUBLIC_URL: 'https://docent.example.com' } })
    const answer = await http.inject('/api/openapi.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)))
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: 'https://docent.example.com' }])
  })

  test('is found from the top, too', async () => {
    const { http } = await startGateway({})
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await http.inject({ method, url: '/openapi.json' })
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/openapi.json'])
    }
  })

  test.each([...routes])('holds %s: who may call it, what it takes, what it answers', (name, contract) => {
    const operation = operationOf(name)
    expect(operation.operationId).toBe(name)
    const who = operation.security.flatMap((one) => Object.keys(one))
    const { auth } = contract
    const expected = auth === 'none' ? [] : auth === 'either' ? ['owner', 'visitor'] : [auth]
    const others: Record<string, string[]> = { refresh: ['session'], signOut: ['session'], keyToken: ['key'] }
    expect(who).toEqual(others[name] ?? expected)
    expect(operation['x-open-to-keys'] === true).toBe(isOpenToKeys(contract))
    expect(operation.requestBody !== undefined).toBe(contract.body !== undefined)
    expect(Object.keys(operation.responses)).toEqual([...Object.keys(contract.replies), 'default'])
    const named = (operation.parameters ?? []).map((one) => one.name)
    expect(named).toEqual([...Object.keys(contract.params?.shape ?? {}), ...Object.keys(contract.query?.shape ?? {})])
  })

  test('holds nothing else', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map((one) => one.operationId).toSorted()).toEqual([...routes.keys()].toSorted())
  })

  test('holds every message that webhooks are told, as its sample is', () => {
    expect(Object.keys(document.webhooks)).toEqual([...webhookTypes, PING])
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema(document, 'docent')
    const bodyOf = (type: string) => {
      const { $ref } = document.webhooks[type]?.post.requestBody?.content['application/json']?.schema ?? { $ref: '' }
      return ajv.compile({ $ref: `docent${$ref}` })
    }
    for (const type of webhookTypes) {
      const { version, sample: data } = webhookCatalog[type]
      const message = { type, version, timestamp: '2026-11-24T09:30:00.000Z', data }
      expect([type, bodyOf(type)(message)]).toEqual([type, true])
      expect([type, bodyOf(type)({ ...message, data: {} })]).toEqual([type, false])
      expect([type, bodyOf(type)({ ...message, type: 'another' })]).toEqual([type, false])
    }
  })

  test('refers only to what is there, and has nothing that nobody refers to', () => {
    const { schemas } = document.components
    const used = new Set(referencesIn({ ...document, info: undefined }))
    for (const name of used) {
      if (!name.includes('/')) expect(Object.keys(schemas)).toContain(name)
    }
    expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([])
  })

  test('has schemas that a validator accepts, and that accept and refuse as the contract does', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema(document, 'docent')
    for (const name of Object.keys(document.components.schemas)) {
      expect(() => ajv.compile({ $ref: `docent#/components/schemas/${name}` })).not.toThrow()
    }
    const signUp = ajv.compile({ $ref: 'docent#/components/schemas/SignUpBody' })
    expect(signUp({ email: 'ines@larkfield.example', password: 'x' })).toBe(true)
    expect(signUp({ email: 'ines@larkfield.example' })).toBe(false)
    const refused = ajv.compile({ $ref: 'docent#/components/schemas/FailureReply' })
    expect(refused({ success: false, error: 'No.', code: 'no' })).toBe(true)
    expect(refused({ success: true, error: 'No.', code: 'no' })).toBe(false)
    const session = ajv.compile({ $ref: 'docent#/components/schemas/SignInReply' })
    const user = { uid: 'u', email: 'e', displayName: '', photoURL: null, emailVerified: false }
    const account = { id: 'u', name: '', role: 'owner', isOwn: true }
    expect(session({ success: true, user, account, accessToken: 't', expiresIn: 900, addedLater: 1 })).toBe(true)
    expect(session({ success: true, user, account, accessToken: 't' })).toBe(false)
  })

  test('says which answers are streams', () => {
    const answer = operationOf('getAnswer').responses['200']?.content ?? {}
    expect(Object.keys(answer)).toEqual(['application/json', 'text/event-stream'])
    expect(Object.keys(operationOf('live').responses['200']?.content ?? {})).toEqual(['text/event-stream'])
    expect(Object.keys(operationOf('documentFile').responses['200']?.content ?? {})).toEqual([
      'application/octet-stream',
    ])
  })
})
