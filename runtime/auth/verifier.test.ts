import { describe, expect, test } from '@jest/globals'
import { importJWK, SignJWT, type JWK } from 'jose'
import {
  ACCESS_TOKEN_AUDIENCE,
  bearer,
  createTokenVerifier,
  generateKeyPair,
  MEMBER_AUDIENCE,
  TOKEN_ISSUER,
} from './index.ts'

const minute = 60
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Change {
  key?: JWK
  kid?: string
  sub?: string
  audience?: string
  issuer?: string
  claims?: Record<string, unknown>
}

async function setUp() {
  const { privateKey, publicKeys } = await generateKeyPair()
  const time = { now: new Date('2026-11-01T12:00:00Z') }
  const verifier = createTokenVerifier(publicKeys.keys, () => time.now)
  const seconds = () => Math.floor(time.now.getTime() / 1000)
  const sign = async (change: Change = {}) => {
    const jwt = new SignJWT(change.claims ?? {})
      .setProtectedHeader({ alg: 'EdDSA', kid: change.kid ?? privateKey.kid })
      .setIssuer(change.issuer ?? TOKEN_ISSUER)
      .setAudience(change.audience ?? ACCESS_TOKEN_AUDIENCE)
      .setExpirationTime(seconds() + 15 * minute)
    if (change.sub !== '') jwt.setSubject(change.sub ?? 'owner-1')
    return jwt.sign(await importJWK(change.key ?? privateKey, 'EdDSA'))
  }
  return { verifier, sign, time, privateKey, publicKeys, seconds }
}

describe('access tokens', () => {
  test('a valid token names its owner and its end', async () => {
    const { verifier, sign, seconds } = await setUp()
    expect(await verifier.verify(await sign())).toEqual({
      owner: 'owner-1',
      person: { id: 'owner-1', role: 'owner', name: '' },
      expiresAt: seconds() + 15 * minute,
      byKey: false,
      isOperator: false,
    })
  })

  test('a token of a member names who acts, in which role, and what gave it', async () => {
    const { verifier, sign } = await setUp()
    const claims = { person: 'grace', role: 'agent', name: 'Grace Hopper', grant: 'g1' }
    expect(await verifier.verify(await sign({ audience: MEMBER_AUDIENCE, claims }))).toMatchObject({
      owner: 'owner-1',
      person: { id: 'grace', role: 'agent', name: 'Grace Hopper', grant: 'g1' },
      isOperator: false,
    })
  })

  test.each([
    ['no person', { role: 'editor', grant: 'g1' }],
    ['no role', { person: 'grace', grant: 'g1' }],
    ['a role that there is not', { person: 'grace', role: 'operator', grant: 'g1' }],
    ['no grant', { person: 'grace', role: 'owner' }],
  ])('a token of a member with %s opens nothing, rather than everything', async (_, claims) => {
    const { verifier, sign } = await setUp()
    expect(await verifier.verify(await sign({ audience: MEMBER_AUDIENCE, claims }))).toBeUndefined()
  })

  test('a token ends with its time, also when it was verified before', async () => {
    const { verifier, sign, time } = await setUp()
    const token = await sign()
    expect(await verifier.verify(token)).toBeDefined()
    time.now = new Date(time.now.getTime() + 15 * minute * 1000)
    expect(await verifier.verify(token)).toBeUndefined()
    expect(await verifier.verify(token)).toBeUndefined()
  })

  test.each([
    ['made for another audience', { audience: 'docent-widget' }],
    ['of another issuer', { issuer: 'somebody' }],
    ['of an unknown key id', { kid: 'unknown' }],
    ['without a subject', { sub: '' }],
    ['with a subject that is no id', { sub: 'a b/c' }],
  ])('a token %s is refused', async (_, change) => {
    const { verifier, sign } = await setUp()
    expect(await verifier.verify(await sign(change))).toBeUndefined()
  })

  test('a token signed by another key under a known key id is refused', async () => {
    const { verifier, sign } = await setUp()
    const other = await generateKeyPair()
    expect(await verifier.verify(await sign({ key: other.privateKey }))).toBeUndefined()
  })

  test('an altered token is refused, also after the right one was seen', async () => {
    const { verifier, sign } = await setUp()
    const token = await sign()
    await verifier.verify(token)
    const [head, , signature] = token.split('.')
    const forged = Buffer.from(
      JSON.stringify({ sub: 'owner-2', iss: TOKEN_ISSUER, aud: ACCESS_TOKEN_AUDIENCE, exp: 9e9 }),
    )
    expect(await verifier.verify(`${head}.${forged.toString('base64url')}.${signature}`)).toBeUndefined()
  })

  test('tokens without a signature, or signed with the public key as a shared secret, are refused', async () => {
    const { verifier, publicKeys, seconds } = await setUp()
    const claims = { sub: 'owner-1', iss: TOKEN_ISSUER, aud: ACCESS_TOKEN_AUDIENCE, exp: seconds() + minute }
    const [key] = publicKeys.keys
    expect(await verifier.verify(`${part({ alg: 'none', kid: key?.kid })}.${part(claims)}.`)).toBeUndefined()
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: key?.kid })
      .sign(Buffer.from(String(key?.x), 'base64url'))
    expect(await verifier.verify(confused)).toBeUndefined()
  })

  test('text that is no token is refused', async () => {
    const { verifier } = await setUp()
    for (const text of ['', 'a', 'a.b.c', 'x'.repeat(100_000)]) expect(await verifier.verify(text)).toBeUndefined()
  })

  test('tokens of every key in the set are good, so that keys can be changed', async () => {
    const [old, young] = [await generateKeyPair(), await generateKeyPair()]
    const now = new Date()
    const verifier = createTokenVerifier([...old.publicKeys.keys, ...young.publicKeys.keys], () => now)
    for (const { privateKey } of [old, young]) {
      const token = await new SignJWT({ sub: 'owner-1' })
        .setProtectedHeader({ alg: 'EdDSA', kid: privateKey.kid })
        .setIssuer(TOKEN_ISSUER)
        .setAudience(ACCESS_TOKEN_AUDIENCE)
        .setExpirationTime('1m')
        .sign(await importJWK(privateKey, 'EdDSA'))
      expect((await verifier.verify(token))?.owner).toBe('owner-1')
    }
  })

  test('a key that is no key is named when the service starts', () => {
    const broken = { kid: 'broken', kty: 'OKP', crv: 'Ed25519', x: 'short' }
    expect(() => createTokenVerifier([broken], () => new Date())).toThrow(/"broken" cannot be used/)
  })

  test('the public half of a pair holds nothing private', async () => {
    const { publicKeys, privateKey } = await generateKeyPair()
    expect(Object.keys(publicKeys.keys[0] ?? {})).not.toContain('d')
    expect(publicKeys.keys[0]?.kid).toBe(privateKey.kid)
  })
})

test('a bearer token is read from its header only in the one form it has', () => {
  expect(bearer('Bearer abc.def-_~+/=')).toBe('abc.def-_~+/=')
  expect(bearer('bearer abc')).toBe('abc')
  for (const header of [undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer a,b']) {
    expect(bearer(header)).toBeUndefined()
  }
})
