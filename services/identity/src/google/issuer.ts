import { googleCallback } from '@docent/proto/http'
import type { Clock } from '@docent/runtime/clock'
import type * as OpenId from 'openid-client'
import { photoOf } from './photo.ts'
import { isPlaceholder } from './placeholder.ts'
import type { Proof } from './proof.ts'

/** Who signed in at the provider, as its signed ID token says. */
export interface Person {
  /** Issuer and subject: the same person for ever, whatever their address. */
  externalId: string
  email: string
  emailVerified: boolean
  name: string
  photo: string | null
}

/** The provider could not be reached, or what it says of itself makes no sense. */
export class IssuerAway extends Error {
  override readonly name = 'IssuerAway'
}

/** The person said no. */
export class SignInCancelled extends Error {
  override readonly name = 'SignInCancelled'
}

export interface Issuer {
  /** Where the browser goes. @throws IssuerAway */
  addressFor(proof: Proof): Promise<string>
  /** Exchanges what the browser came back with. @throws IssuerAway, SignInCancelled, and whatever was wrong with it */
  finish(search: string, proof: Proof): Promise<Person>
}

export interface IssuerOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the provider sends the browser back to. */
  callbackUrl: string
  clock: Clock
}

const TIMEOUT_SECONDS = 5
const KNOWN_FOR_MS = 3_600_000

/** A provider of OpenID Connect: authorization code flow with PKCE, everything checked by the library. */
function createIssuer({ issuer, clientId, clientSecret, callbackUrl, clock }: IssuerOptions): Issuer {
  let known: { at: number; client: typeof OpenId; configuration: OpenId.Configuration } | undefined

  /** What the provider says of itself: asked for when it is first needed, and again after an hour. */
  async function discover() {
    const at = clock.now().getTime()
    if (known && at - known.at < KNOWN_FOR_MS) return known
    const client = await import('openid-client')
    // Plain http is for a provider on the same machine; the setting warns about it.
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
    try {
      const configuration = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        // The signature is checked although the token comes over TLS from the provider itself.
        execute: [...insecure, client.enableNonRepudiationChecks],
      })
      known = { at, client, configuration }
      return known
    } catch (error) {
      throw new IssuerAway(`${issuer} could not be discovered`, { cause: error })
    }
  }

  return {
    async addressFor({ state, nonce, verifier }) {
      const { client, configuration } = await discover()
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return url.href
    },

    async finish(search, { state, nonce, verifier }) {
      const { client, configuration } = await discover()
      const tokens = await client
        .authorizationCodeGrant(configuration, new URL(callbackUrl + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw explained(client, error)
        })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no ID token')
      return {
        externalId: `${claims.iss} ${claims.sub}`,
        email: textOf(claims['email']).toLowerCase(),
        emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
        name: textOf(claims['name']).slice(0, 100),
        photo: photoOf(claims['picture'], claims.iss),
      }
    },
  }
}

function explained(client: typeof OpenId, error: unknown): unknown {
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied') {
    return new SignInCancelled('the person said no', { cause: error })
  }
  const { code = '' } = error as { code?: string }
  const isAway = error instanceof TypeError || ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(code)
  return isAway ? new IssuerAway('the provider did not answer', { cause: error }) : error
}

/** The provider of the settings; absent until there are real ones. */
export function issuerOf(config: IssuerConfig, clock: Clock): Issuer | undefined {
  const { googleIssuer: issuer, googleClientId: clientId, googleClientSecret: clientSecret, publicUrl } = config
  if (!clientId || !clientSecret || isPlaceholder(clientId) || isPlaceholder(clientSecret)) return undefined
  const callbackUrl = `${publicUrl}/api${googleCallback.path}`
  return createIssuer({ issuer, clientId, clientSecret, callbackUrl, clock })
}

export interface IssuerConfig {
  googleIssuer: string
  googleClientId: string | undefined
  googleClientSecret: string | undefined
  publicUrl: string
}

/** One line of text, whatever the provider sent. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[\p{Cc}\s]+/gu, ' ').trim() : ''
}
