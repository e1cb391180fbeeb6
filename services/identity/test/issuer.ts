import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'

export const CLIENT_ID = 'client-of-the-tests'
export const CLIENT_SECRET = 'secret-of-the-tests-0123456789'

/** What the issuer says of the person, and what it does wrong. */
export interface Script {
  claims: JWTPayload & Record<string, unknown>
  /** Signs with a key that it does not publish. */
  forged?: boolean
  /** Leaves questions without an answer. */
  away?: boolean
}

/** An OpenID provider that a test can make lie. A browser that goes to it comes straight back. */
export async function startIssuer() {
  const [published, hidden] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(published.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { nonce: string; challenge: string }>()
  const asked: string[] = []
  const script: Script = { claims: {} }
  let address = ''

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const path = request.url ?? ''
    asked.push(path)
    if (script.away) return { status: 503, body: {} }
    if (path === '/.well-known/openid-configuration') return { status: 200, body: discovery() }
    if (path === '/jwks') return { status: 200, body: { keys: [jwk] } }
    if (path === '/token') return token(new URLSearchParams(await textOf(request)))
    return { status: 404, body: {} }
  }

  const discovery = () => ({
    issuer: address,
    authorization_endpoint: `${address}/auth`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  })

  async function token(form: URLSearchParams) {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient = form.get('client_id') === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET
    if (!code || code.challenge !== challenge || !isClient) return { status: 400, body: { error: 'invalid_grant' } }
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: address, aud: CLIENT_ID, sub: 'g-1', iat: now, exp: now + 300, nonce: code.nonce }
    const idToken = await new SignJWT({ ...claims, ...script.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(script.forged ? hidden.privateKey : published.privateKey)
    return { status: 200, body: { access_token: 'a', token_type: 'bearer', id_token: idToken } }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    script,
    /** Paths that were asked for, in order. */
    asked,
    /** What the browser comes back with after somebody agreed at `url`. */
    agree(url: string, changes: { nonce?: string } = {}): string {
      const { searchParams: given } = new URL(url)
      const code = `code-${codes.size}-${given.get('state')}`
      const nonce = changes.nonce ?? given.get('nonce') ?? ''
      codes.set(code, { nonce, challenge: given.get('code_challenge') ?? '' })
      return `?${new URLSearchParams({ code, state: given.get('state') ?? '', iss: address })}`
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}
