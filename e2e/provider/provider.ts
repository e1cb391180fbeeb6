import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { interactionPolicy, Provider } from 'oidc-provider'

export const CLIENT_ID = 'docent-in-a-test'
export const CLIENT_SECRET = 'only-good-in-a-test-0123456789abcdef'

/** Somebody who has an account at the provider. */
export interface Person {
  sub: string
  email: string
  email_verified: boolean
  name: string
}

/** What the provider, or somebody on the way, does wrong. */
export interface Mischief {
  /** Its clock is an hour behind while it makes tokens: they have expired before they are there. */
  isLate?: boolean
  /** Changes the request as the browser brings it. */
  request?: (url: URL) => void
  /** Changes the way back to Docent. */
  wayBack?: (url: URL) => void
}

/** An OpenID provider as Google is one: people choose an account on its own page, or cancel there. */
export interface IdentityProvider {
  issuer: string
  person: Person
  mischief: Mischief
  listen(): Promise<void>
  /** From now on nobody answers. */
  leave(): Promise<void>
}

export const ines: Person = {
  sub: 'g-ines',
  email: 'ines@larkfield.example',
  email_verified: true,
  name: 'Ines Hartmann',
}

/** Does not listen yet. `callbacks` are where it may send people back to. */
export function createProvider(port: number, callbacks: readonly string[]): IdentityProvider {
  const issuer = `http://localhost:${port}`
  const state: Pick<IdentityProvider, 'person' | 'mischief'> = { person: ines, mischief: {} }
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [...callbacks],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: () => ({ accountId: state.person.sub, claims: () => state.person }),
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 300, IdToken: 300, Interaction: 600, Session: 600, Grant: 600 },
  })
  const pages = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    const [, page, , action] = url.pathname.split('/')
    if (page === 'interaction') return interact(request, response, action)
    state.mischief.request?.(url)
    request.url = url.pathname + url.search
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) => setHeader(name, wayBack(name, value as string))
    return state.mischief.isLate && page === 'token' ? late(() => pages(request, response)) : pages(request, response)
  }

  function wayBack(name: string, value: string): string {
    if (name.toLowerCase() !== 'location' || !callbacks.some((one) => value.startsWith(one))) return value
    const url = new URL(value)
    state.mischief.wayBack?.(url)
    return url.href
  }

  async function interact(request: IncomingMessage, response: ServerResponse, action?: string): Promise<void> {
    const { uid } = await provider.interactionDetails(request, response)
    const { sub, name } = state.person
    if (action === 'cancel') {
      const result = { error: 'access_denied', error_description: 'the person said no' }
      await provider.interactionFinished(request, response, result)
    } else if (action === 'agree') {
      const grant = new provider.Grant({ accountId: sub, clientId: CLIENT_ID })
      grant.addOIDCScope('openid email profile')
      const result = { select_account: {}, login: { accountId: sub }, consent: { grantId: await grant.save() } }
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    } else {
      response.setHeader('content-type', 'text/html')
      response.end(
        `<!doctype html><title>Choose an account</title><h1>Choose an account</h1>
        <a href="/interaction/${uid}/agree">Continue as ${name}</a> <a href="/interaction/${uid}/cancel">Cancel</a>`,
      )
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return Object.assign(state, {
    issuer,
    async listen() {
      server.listen(port, 'localhost')
      await once(server, 'listening')
    },
    async leave() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

async function late(work: () => Promise<void>): Promise<void> {
  const { now } = Date
  Date.now = () => now() - 3_600_000
  try {
    await work()
  } finally {
    Date.now = now
  }
}
