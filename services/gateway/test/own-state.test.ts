import { serviceStateSchema } from '@docent/proto/http'
import { expect, test } from '@jest/globals'
import { startGateway } from './fixtures.ts'

const url = '/api/operator/services/gateway'

test('operators read how the gateway is, and which services it does not reach', async () => {
  const { http, tokens, forwarded } = await startGateway({ notReady: { chat: ['the store is away'] } })
  const authorization = `Bearer ${await tokens.sign('owner-1', { operates: true })}`
  const answer = await http.inject({ url, headers: { authorization } })
  const state = serviceStateSchema.parse(answer.json().state)
  expect(state).toMatchObject({ service: 'gateway', lagSeconds: 0, missing: [], late: ['chat: the store is away'] })
  expect(state.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(forwarded).toHaveLength(0)
})

test('nobody else does', async () => {
  const { http, tokens } = await startGateway()
  const ask = async (token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await http.inject({ url, headers })
    return [answer.statusCode, answer.json().code]
  }
  expect(await ask()).toEqual([401, 'not_signed_in'])
  expect(await ask(await tokens.sign('owner-1'))).toEqual([403, 'not_an_operator'])
  expect(await ask(await tokens.sign('owner-1', { operates: true, byKey: true }))).toEqual([403, 'not_open_to_keys'])
})
