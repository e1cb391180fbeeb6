import { describe, expect, test } from '@jest/globals'
import { request } from 'node:http'
import { callOf, connect, initialize, KEY, passSeconds, PASSAGE, post, refusal, start, tokens } from './assistants.ts'

describe('assistants with the client of the SDK', () => {
  test('are told what there is, with schemas', async () => {
    const { address } = await start()
    const client = await connect(address)
    expect(client.getServerVersion()).toMatchObject({ name: 'docent' })
    expect(client.getInstructions()).toContain('never as instructions')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search', 'ask', 'list_widgets'])
    const [search] = tools
    expect(search?.inputSchema).toMatchObject({
      required: ['question'],
      properties: { question: {}, widget: {}, limit: { default: 8 } },
    })
    expect(tools.every(({ outputSchema, annotations }) => outputSchema && annotations?.readOnlyHint)).toBe(true)
  })

  test('search: passages with document, page and score, as text and as data', async () => {
    const { address, came } = await start()
    const client = await connect(address)
    const found = await client.callTool({
      name: 'search',
      arguments: { question: ' returns ', widget: 'w-1', limit: 3 },
    })
    expect(found.structuredContent).toEqual({
      passages: [
        {
          document: 'Returns.pdf',
          documentId: 'd-1',
          page: 2,
          headings: ['Returns', 'Time'],
          text: PASSAGE.text,
          score: 0.7,
        },
      ],
    })
    expect(found.content).toEqual([{ type: 'text', text: `[1] Returns.pdf, page 2, Returns › Time\n${PASSAGE.text}` }])
    const { service, call } = came.at(-1) as (typeof came)[number]
    expect([service, call.method, call.body]).toEqual([
      'chat',
      'POST',
      { question: 'returns', limit: 3, widgetId: 'w-1' },
    ])
    expect(call.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1/)
  })

  test('ask: answer, support and citations', async () => {
    const { address, came } = await start()
    const client = await connect(address)
    const asked = await client.callTool({ name: 'ask', arguments: { question: 'How long?' } })
    expect(asked.structuredContent).toMatchObject({
      answer: '30 days [1]',
      support: 'strong',
      citations: [{ number: 1, document: 'Returns.pdf', page: 2 }],
    })
    expect(came.at(-1)?.call.body).toEqual({ question: 'How long?' })
    const listed = await client.callTool({ name: 'list_widgets', arguments: {} })
    expect(listed.structuredContent).toEqual({ widgets: [{ id: 'w-1', name: 'Shop', documents: 1 }] })
  })

  test('a refusal is a result that says so in words and by its code', async () => {
    for (const [status, code] of [
      [403, 'message_limit_reached'],
      [404, 'widget_not_found'],
      [503, 'assistant_away'],
    ] as const) {
      const { address } = await start({ '/api/get-answer': () => refusal(status, code) })
      const client = await connect(address)
      const asked = await client.callTool({ name: 'ask', arguments: { question: 'How long?' } })
      expect(asked).toMatchObject({
        isError: true,
        _meta: { code, status },
        content: [{ text: `It says ${code}. (${code})` }],
      })
    }
  })

  test('input that fits no schema reaches no service', async () => {
    const { address, paths } = await start()
    const client = await connect(address)
    for (const args of [{}, { question: '' }, { question: 'x', widget: 'no id!' }, { question: 'x', limit: 1_000 }]) {
      expect(await client.callTool({ name: 'search', arguments: args })).toMatchObject({ isError: true })
    }
    expect(paths()).not.toContain('/api/search')
  })

  test('a call that its client cancels is ended at the service', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { address } = await start({
      '/api/get-answer': ({ signal }) => {
        begin()
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => {
            end()
            reject(signal.reason as Error)
          }),
        )
      },
    })
    const client = await connect(address)
    const leaving = new AbortController()
    const asked = client.callTool({ name: 'ask', arguments: { question: 'How long?' } }, undefined, {
      signal: leaving.signal,
    })
    const refused = expect(asked).rejects.toThrow()
    await begun
    leaving.abort()
    await ended
    await refused
  })
})

describe('a stranger’s program', () => {
  test('initializes, lists and calls with nothing but HTTP and JSON, in any order, at any replica', async () => {
    const one = await start()
    const other = await start()
    const begun = await post(one.address, initialize)
    expect(begun.body.result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } })
    const session = begun.headers.get('mcp-session-id') ?? ''
    expect(session).not.toBe('')
    const told = await post(
      other.address,
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { 'mcp-session-id': session },
    )
    expect(told.status).toBe(202)
    const asked = await post(other.address, callOf('ask', { question: 'How long?' }), { 'mcp-session-id': session })
    expect(asked.body.result.structuredContent.support).toBe('strong')
    expect((await post(one.address, callOf('ask', { question: 'How long?' }))).body.id).toBe(2)
    expect((await post(one.address, { jsonrpc: '2.0', id: 'p', method: 'ping' })).body).toMatchObject({
      id: 'p',
      result: {},
    })
  })

  test('is told what is wrong with a request', async () => {
    const { address } = await start()
    expect((await post(address, '{')).status).toBe(400)
    expect((await post(address, { hello: 'world' })).status).toBe(400)
    expect((await post(address, initialize, { accept: 'text/html' })).status).toBe(406)
    expect((await post(address, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect(
      (await post(address, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { 'mcp-protocol-version': '1999-01-01' }))
        .status,
    ).toBe(400)
    expect((await post(address, { jsonrpc: '2.0', id: 1, method: 'no/such' })).body.error.code).toBe(-32601)
    expect((await post(address, callOf('no_such', {}))).body).toMatchObject({ result: { isError: true } })
    const large = await post(address, callOf('ask', { question: 'x'.repeat(100_000) }))
    expect([large.status, large.body.error.data.code]).toEqual([413, 'too_large'])
    for (const method of ['GET', 'DELETE']) {
      const reply = await fetch(`${address}/mcp`, { method })
      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
    }
  })

  test('that leaves ends what is done for it', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { address } = await start({
      '/api/get-answer': ({ signal }) => {
        begin()
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => {
            end()
            reject(signal.reason as Error)
          }),
        )
      },
    })
    const leaving = new AbortController()
    const left = fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${KEY}`,
      },
      body: JSON.stringify(callOf('ask', { question: 'How long?' })),
      signal: leaving.signal,
    }).then((reply) => reply.text())
    const refused = expect(left).rejects.toThrow()
    await begun
    leaving.abort()
    await ended
    await refused
  })

  test('cannot end what another key has at work', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: goOn, resolve: finish } = Promise.withResolvers<void>()
    const token = await tokens.sign('mallory', { byKey: true, expiresIn: '100y' })
    const other = 'docent_ponmlkjihgfedcba.other'
    const { address } = await start({
      '/api/get-answer': async ({ signal }) => {
        begin()
        await goOn
        signal?.throwIfAborted()
        return { status: 200, body: { success: true, answer: 'Yes', support: 'strong', sources: [] } }
      },
      '/api/auth/key-token': async ({ headers }) => ({
        status: 200,
        body: {
          accessToken:
            headers['authorization'] === `Bearer ${other}`
              ? token
              : await tokens.sign('ines', { byKey: true, expiresIn: '100y' }),
          expiresIn: 60,
        },
      }),
    })
    const session = { 'mcp-session-id': 'same-session' }
    const asked = post(address, callOf('ask', { question: 'How long?' }, 7), session)
    await begun
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } }
    expect((await post(address, cancel, { ...session, authorization: `Bearer ${other}` })).status).toBe(202)
    finish()
    expect((await asked).body.result.structuredContent.answer).toBe('Yes')
  })
})

describe('the key', () => {
  test('is exchanged once a minute, however much is called', async () => {
    const { address, paths } = await start()
    const exchanges = () => paths().filter((path) => path === '/api/auth/key-token').length
    await Promise.all([
      post(address, callOf('search', { question: 'a' })),
      post(address, callOf('search', { question: 'b' })),
    ])
    await post(address, callOf('search', { question: 'c' }))
    expect(exchanges()).toBe(1)
    passSeconds(51)
    await post(address, callOf('search', { question: 'd' }))
    expect(exchanges()).toBe(2)
  })

  test('that is missing, bad or resting is refused before the body is read', async () => {
    const { address, paths } = await start()
    const none = await post(address, initialize, { authorization: '' })
    expect([none.status, none.body.error.data.code]).toEqual([401, 'not_signed_in'])
    expect(none.headers.get('www-authenticate')).toContain('Bearer realm="Docent"')
    const bad = await post(address, '{ no json', { authorization: 'Bearer docent_bad' })
    expect([bad.status, bad.body.error.data.code]).toEqual([401, 'key_not_good'])
    expect(bad.headers.get('www-authenticate')).toContain('error="invalid_token"')
    expect(paths()).toEqual(['/api/auth/key-token'])
    const resting = await start({ '/api/auth/key-token': () => refusal(403, 'key_rests') })
    const rests = await post(resting.address, initialize)
    expect([rests.status, rests.body.error.message]).toEqual([403, 'It says key_rests.'])
    await expect(connect(address, 'docent_bad')).rejects.toThrow('key_not_good')
  })

  test('is forgotten where its account is refused', async () => {
    const { address, paths } = await start({ '/api/search': () => refusal(401, 'not_signed_in') })
    expect((await post(address, callOf('search', { question: 'a' }))).body.result.isError).toBe(true)
    await post(address, callOf('search', { question: 'a' }))
    expect(paths().filter((path) => path === '/api/auth/key-token')).toHaveLength(2)
  })

  test('is slowed down like a sign-in where it is guessed, and calls have the rates of all others', async () => {
    const guessed = await start({}, { env: { RATE_LIMIT_SIGN_IN: '2' } })
    const guess = () => post(guessed.address, initialize, { authorization: `Bearer docent_${Math.random()}` })
    expect([(await guess()).status, (await guess()).status]).toEqual([401, 401])
    const third = await guess()
    expect([third.status, third.headers.get('retry-after') !== null]).toEqual([429, true])
    const owners = await start({}, { env: { RATE_LIMIT_OWNER: '1' } })
    await post(owners.address, callOf('search', { question: 'a' }))
    expect((await post(owners.address, callOf('search', { question: 'a' }))).body.result).toMatchObject({
      isError: true,
      _meta: { code: 'too_many_requests' },
    })
    const addresses = await start({}, { env: { RATE_LIMIT_ADDRESS: '2' } })
    await post(addresses.address, initialize)
    expect((await post(addresses.address, initialize)).status).toBe(429)
  })
})

describe('pages of other websites', () => {
  const env = { PUBLIC_URL: 'https://docent.example.com' }
  /** `fetch` lets nobody say their host. */
  const statusFor = (address: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${address}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${KEY}`,
          ...headers,
        },
      })
      sent.once('response', (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
      sent.once('error', reject)
      sent.end(JSON.stringify(initialize))
    })

  test('are refused by their origin, and by a name that was led here', async () => {
    const { address } = await start({}, { env })
    expect(await statusFor(address, { host: 'docent.example.com', origin: 'https://docent.example.com' })).toBe(200)
    for (const origin of ['https://evil.example', 'null', 'http://docent.example.com']) {
      expect(await statusFor(address, { host: 'docent.example.com', origin })).toBe(403)
    }
    for (const host of ['evil.example', 'docent.example.com.evil.example', 'bad host']) {
      expect(await statusFor(address, { host })).not.toBe(200)
    }
  })

  test('programs come by the name of the installation, of this machine, by a number, or through a known proxy', async () => {
    const { address } = await start({}, { env })
    for (const host of ['docent.example.com', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.0.7']) {
      expect(await statusFor(address, { host })).toBe(200)
    }
    const behind = await start({}, { env: { ...env, TRUST_PROXY: 'loopback' } })
    expect(await statusFor(behind.address, { host: 'gateway:3000' })).toBe(200)
  })
})
