import { describe, expect, it } from 'vitest'
import { decodeBase64url, encodeBase64url } from './base64url'
import { createSigningKey, type SigningKey } from './signing-key'
import { accessTokenSeconds, apiAudience, createTokenIssuer } from './tokens'

const issuer = 'http://inlay.example/oidc'
const maren = { userId: 'user_maren', name: 'Maren Lindqvist', email: 'maren@inlay.example' }

describe('createTokenIssuer', () => {
  it('accepts what it issued and names the person', async () => {
    const tokens = await createTokenIssuer({ issuer })
    const { token } = await tokens.issue({ ...maren, name: 'Amélie 李 🚚' })
    expect(await tokens.verify(token)).toEqual({ ...maren, name: 'Amélie 李 🚚' })
  })

  it('lets tokens live for a quarter of an hour', async () => {
    const tokens = await createTokenIssuer({ issuer })
    const { expiresAt } = await tokens.issue(maren)
    const expected = Date.now() + accessTokenSeconds * 1000
    expect(expiresAt).toBeGreaterThan(expected - 2_000)
    expect(expiresAt).toBeLessThanOrEqual(expected)
  })

  it('accepts older tokens with the keys of an earlier start, and those of a key that no longer signs', async () => {
    const first = await createSigningKey()
    const before = await createTokenIssuer({ issuer, keys: [first] })
    const { token } = await before.issue(maren)
    expect(await (await createTokenIssuer({ issuer, keys: [first] })).verify(token)).toEqual(maren)
    expect(await (await createTokenIssuer({ issuer, keys: [await createSigningKey(), first] })).verify(token)).toEqual(
      maren,
    )
  })

  it('publishes keys without their secret', async () => {
    const [key] = (await createTokenIssuer({ issuer, keys: [await createSigningKey()] })).jwks().keys
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })

  describe('refuses', () => {
    const good = (key: SigningKey): Parts => ({
      header: { alg: 'ES256', typ: 'at+jwt', kid: key.kid },
      claims: { iss: issuer, aud: apiAudience, sub: maren.userId, name: maren.name, email: maren.email, ...lifetime() },
    })

    it('nothing of a token that is right in every part', async () => {
      expect(await verdict((key) => good(key))).toEqual(maren)
      expect(await verdict((key) => withClaims(good(key), { aud: ['another', apiAudience] }))).toEqual(maren)
      expect(await verdict((key) => withClaims(good(key), { nbf: nowInSeconds() - 1 }))).toEqual(maren)
    })

    it.each<[string, (key: SigningKey) => Parts]>([
      ['an expired token', (key) => withClaims(good(key), { exp: nowInSeconds() - 1 })],
      ['a token without an end', (key) => withClaims(good(key), { exp: undefined })],
      ['an end that is no number', (key) => withClaims(good(key), { exp: '9999999999' })],
      ['a token that is not valid yet', (key) => withClaims(good(key), { nbf: nowInSeconds() + 60 })],
      ['another issuer', (key) => withClaims(good(key), { iss: 'http://evil.example/oidc' })],
      ['another audience', (key) => withClaims(good(key), { aud: 'inlay-reference-host' })],
      ['no audience', (key) => withClaims(good(key), { aud: undefined })],
      ['nobody', (key) => withClaims(good(key), { sub: '' })],
      ['an ID token', (key) => withHeader(good(key), { typ: 'JWT' })],
      ['another algorithm in the header', (key) => withHeader(good(key), { alg: 'RS256' })],
      ['an unknown key', (key) => withHeader(good(key), { kid: 'another' })],
      ['no key id', (key) => withHeader(good(key), { kid: undefined })],
      ['extensions that must be understood', (key) => withHeader(good(key), { crit: ['exp'] })],
    ])('%s', async (_name, make) => {
      expect(await verdict(make)).toBeUndefined()
    })

    it('a signature by another key under a known key id', async () => {
      const key = await createSigningKey()
      const forger = { ...(await createSigningKey()), kid: key.kid }
      const tokens = await createTokenIssuer({ issuer, keys: [key] })
      expect(await tokens.verify(await sign(good(key), forger))).toBeUndefined()
    })

    it('a token without a signature, whatever its algorithm says', async () => {
      const key = await createSigningKey()
      const tokens = await createTokenIssuer({ issuer, keys: [key] })
      for (const alg of ['none', 'None', 'ES256']) {
        expect(await tokens.verify(`${content(withHeader(good(key), { alg }))}.`)).toBeUndefined()
      }
    })

    it('a signature made with the public key as a shared secret', async () => {
      const key = await createSigningKey()
      const tokens = await createTokenIssuer({ issuer, keys: [key] })
      const secret = new TextEncoder().encode(JSON.stringify(tokens.jwks().keys[0]))
      const hmac = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      for (const alg of ['HS256', 'ES256']) {
        const unsigned = content(withHeader(good(key), { alg }))
        const signature = await crypto.subtle.sign('HMAC', hmac, new TextEncoder().encode(unsigned))
        expect(await tokens.verify(`${unsigned}.${encodeBase64url(new Uint8Array(signature))}`)).toBeUndefined()
      }
    })

    it('a token of which any character was changed', async () => {
      const tokens = await createTokenIssuer({ issuer })
      const { token } = await tokens.issue(maren)
      const changed = Array.from({ length: token.length }, (_, at) => {
        const other = token[at] === 'A' ? 'B' : 'A'
        return token.slice(0, at) + other + token.slice(at + 1)
      })
      const callers = await Promise.all(changed.map((each) => tokens.verify(each)))
      expect(callers.filter((caller) => caller !== undefined)).toEqual([])
    })

    it('a payload exchanged for another', async () => {
      const tokens = await createTokenIssuer({ issuer })
      const [header, , signature] = (await tokens.issue(maren)).token.split('.')
      const [, payload] = (await tokens.issue({ ...maren, userId: 'user_theo' })).token.split('.')
      expect(await tokens.verify(`${header}.${payload}.${signature}`)).toBeUndefined()
    })

    it.each([
      '',
      '.',
      '..',
      '...',
      'a.b.c',
      'null',
      'e30.e30.e30',
      'AAAA.%%%.AAAA',
      '\u0000',
      '💥.💥.💥',
      'a'.repeat(100_000),
    ])('garbage: %j', async (garbage) => {
      expect(await (await createTokenIssuer({ issuer })).verify(garbage)).toBeUndefined()
    })

    it('a token with something before, after or between', async () => {
      const tokens = await createTokenIssuer({ issuer })
      const { token } = await tokens.issue(maren)
      for (const each of [
        ` ${token}`,
        `${token} `,
        `${token}=`,
        `${token}.`,
        `${token}.AAAA`,
        token.replace('.', '..'),
      ]) {
        expect(await tokens.verify(each)).toBeUndefined()
      }
    })
  })
})

describe('decodeBase64url', () => {
  it('reads what encodeBase64url writes, and no other way to write the same bytes', () => {
    for (let length = 0; length < 70; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 89 + length) % 256)
      expect(decodeBase64url(encodeBase64url(bytes))).toEqual(bytes)
    }
    expect(decodeBase64url('AA')).toEqual(new Uint8Array(1))
    for (const text of ['AB', 'AA==', 'A', 'A+', 'A A', 'é']) expect(decodeBase64url(text)).toBeUndefined()
  })
})

interface Parts {
  readonly header: Record<string, unknown>
  readonly claims: Record<string, unknown>
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)
const lifetime = () => ({ iat: nowInSeconds(), exp: nowInSeconds() + 60 })
const withClaims = ({ header, claims }: Parts, changes: object): Parts => ({
  header,
  claims: { ...claims, ...changes },
})
const withHeader = ({ header, claims }: Parts, changes: object): Parts => ({
  header: { ...header, ...changes },
  claims,
})
const json = (value: object) => encodeBase64url(new TextEncoder().encode(JSON.stringify(value)))
const content = ({ header, claims }: Parts) => `${json(header)}.${json(claims)}`

async function sign(parts: Parts, jwk: SigningKey): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
  const unsigned = content(parts)
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    new TextEncoder().encode(unsigned),
  )
  return `${unsigned}.${encodeBase64url(new Uint8Array(signature))}`
}

/** What a server says to a token that is rightly signed by its own key. */
async function verdict(make: (key: SigningKey) => Parts) {
  const key = await createSigningKey()
  const tokens = await createTokenIssuer({ issuer, keys: [key] })
  return tokens.verify(await sign(make(key), key))
}
