import { describe, expect, it } from 'vitest'
import { otherOrigin, startTestIdentity } from './test-identity'

describe('the discovery document', () => {
  it('names addresses as the browser reaches them, whatever a proxy or a client says', async () => {
    const { origin, restart } = await startTestIdentity()
    await restart({ publicUrl: 'https://inlay.example' })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const response = await fetch(`${origin}/oidc/.well-known/openid-configuration`, { headers })
    const document: Record<string, unknown> = await response.json()
    expect(document).toMatchObject({
      issuer: 'https://inlay.example/oidc',
      authorization_endpoint: 'https://inlay.example/oidc/auth',
      token_endpoint: 'https://inlay.example/oidc/token',
      userinfo_endpoint: 'https://inlay.example/oidc/me',
      end_session_endpoint: 'https://inlay.example/oidc/session/end',
      revocation_endpoint: 'https://inlay.example/oidc/token/revocation',
      jwks_uri: 'https://inlay.example/oidc/jwks',
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    })
    expect(JSON.stringify(document)).not.toContain('evil')
  })

  it('leads to the keys that the tokens are signed with', async () => {
    const { origin, provider } = await startTestIdentity()
    const published: unknown = await (await fetch(`${origin}/oidc/jwks`)).json()
    expect(published).toEqual(provider.tokens.jwks())
  })
})

describe('the user info address', () => {
  it.each([undefined, 'Bearer', 'Bearer x', 'Basic eDp4', 'Bearer x y'])('answers 401 to %s', async (authorization) => {
    const { origin } = await startTestIdentity()
    const headers = authorization === undefined ? {} : { authorization }
    const response = await fetch(`${origin}/oidc/me`, { headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
  })
})

describe('other origins', () => {
  it('may ask for tokens and the person when they are ours, and not otherwise', async () => {
    const { client, origin, signIn } = await startTestIdentity()
    const { access_token: token } = await signIn()
    const allowed = async (from: string) => {
      const info = await fetch(`${origin}/oidc/me`, { headers: { origin: from, authorization: `Bearer ${token}` } })
      const tokens = await client.token({ grant_type: 'refresh_token', refresh_token: 'x' }, { origin: from })
      return [info, tokens].map(({ headers }) => headers.get('access-control-allow-origin'))
    }
    expect(await allowed(otherOrigin)).toEqual([otherOrigin, otherOrigin])
    expect(await allowed('https://evil.example')).toEqual([null, null])
  })

  it('are told before asking, too', async () => {
    const { origin } = await startTestIdentity()
    const preflight = (path: string, from: string) =>
      fetch(origin + path, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
    const response = await preflight('/oidc/me', otherOrigin)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(otherOrigin)
    expect(response.headers.get('access-control-allow-headers')).toMatch(/authorization/i)
    expect((await preflight('/oidc/me', 'https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('addresses', () => {
  it.each(['/', '/oidcx', '/login', '/api/v1/oidc'])('%s is not ours', async (path) => {
    const { origin } = await startTestIdentity()
    const response = await fetch(origin + path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('not ours')
  })

  it.each(['/oidc', '/oidc/', '/oidc/nothing', '/oidc?x', '/oidc/interaction/../x', '/oidc/assets/old/page.css'])(
    '%s is ours and leads nowhere',
    async (path) => {
      const { origin } = await startTestIdentity()
      const response = await fetch(origin + path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toBe('not ours')
    },
  )
})
