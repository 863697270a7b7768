import * as z from 'zod'
import type { Caller } from '../implement'
import { decodeBase64url, encodeBase64url } from './base64url'
import { createSigningKey, publicPartOf, type PublicSigningKey, type SigningKey } from './signing-key'

/** The audience of access tokens, and the resource that the identity provider issues them for. */
export const apiAudience = 'urn:inlay:api'

/** How long an access token lives unless told otherwise. */
export const accessTokenSeconds = 15 * 60

export interface TokenIssuerOptions {
  /** The address of the identity provider, as its tokens name it. */
  readonly issuer: string
  /** @default apiAudience */
  readonly audience?: string
  /** The first signs, all are accepted. @default one new key */
  readonly keys?: readonly [SigningKey, ...SigningKey[]]
}

export interface IssuedToken {
  readonly token: string
  /** Milliseconds since the epoch, in real time. */
  readonly expiresAt: number
}

export interface TokenIssuer {
  /** The person whom the token names; nothing when it is not valid, for whatever reason. */
  verify(token: string): Promise<Caller | undefined>
  issue(caller: Caller, options?: { readonly expiresInSeconds?: number }): Promise<IssuedToken>
  /** The public keys, as an identity provider publishes them. */
  jwks(): { readonly keys: readonly PublicSigningKey[] }
}

/**
 * Issues and checks access tokens (RFC 9068, ES256). Tokens live in real time, not in the mock server's: the clients that
 * hold them do too.
 */
export async function createTokenIssuer(options: TokenIssuerOptions): Promise<TokenIssuer> {
  const { issuer, audience = apiAudience } = options
  const [signing, ...older] = options.keys ?? [await createSigningKey()]
  const publicKeys = [signing, ...older].map(publicPartOf)
  const privateKey = await crypto.subtle.importKey('jwk', signing, curve, false, ['sign'])
  const verifiers = new Map(
    await Promise.all(
      publicKeys.map(
        async (jwk) => [jwk.kid, await crypto.subtle.importKey('jwk', jwk, curve, false, ['verify'])] as const,
      ),
    ),
  )

  return {
    async verify(token) {
      const parts = token.length <= longestToken ? token.split('.') : []
      const [headerPart, payloadPart, signaturePart] = parts
      if (parts.length !== 3 || headerPart === undefined || payloadPart === undefined || signaturePart === undefined)
        return
      const header = Header.safeParse(decodeJson(headerPart))
      const key = header.success ? verifiers.get(header.data.kid) : undefined
      const signature = decodeBase64url(signaturePart)
      if (key === undefined || signature === undefined) return
      const signed = await crypto.subtle.verify(ecdsa, key, signature, utf8.encode(`${headerPart}.${payloadPart}`))
      const claims = signed ? Claims.safeParse(decodeJson(payloadPart)) : undefined
      if (!claims?.success) return
      const { iss, aud, exp, nbf, sub, name, email } = claims.data
      const now = Date.now() / 1000
      if (iss !== issuer || ![aud].flat().includes(audience) || exp <= now || (nbf !== undefined && nbf > now)) return
      return { userId: sub, name, email }
    },

    async issue(caller, { expiresInSeconds = accessTokenSeconds } = {}) {
      const now = Math.floor(Date.now() / 1000)
      const exp = now + expiresInSeconds
      const header: z.input<typeof Header> = { alg: 'ES256', typ: 'at+jwt', kid: signing.kid }
      const claims: z.input<typeof Claims> = {
        iss: issuer,
        aud: audience,
        sub: caller.userId,
        name: caller.name,
        email: caller.email,
        iat: now,
        exp,
        jti: crypto.randomUUID(),
      }
      const content = `${encodeJson(header)}.${encodeJson(claims)}`
      const signature = await crypto.subtle.sign(ecdsa, privateKey, utf8.encode(content))
      return { token: `${content}.${encodeBase64url(new Uint8Array(signature))}`, expiresAt: exp * 1000 }
    },

    jwks: () => ({ keys: publicKeys }),
  }
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const
const ecdsa = { name: 'ECDSA', hash: 'SHA-256' } as const
const longestToken = 8_192
const utf8 = new TextEncoder()

// The algorithm is ours to say, never the token's. `typ` keeps ID tokens, signed with the same key, from passing as
// access tokens; `crit` names extensions, and there is none that we understand.
const Header = z.object({
  alg: z.literal('ES256'),
  typ: z.literal('at+jwt'),
  kid: z.string(),
  crit: z.undefined().optional(),
})

const Claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string().min(1),
  name: z.string(),
  email: z.string(),
  iat: z.number(),
  exp: z.number(),
  nbf: z.number().optional(),
  jti: z.string().optional(),
})

function encodeJson(value: object): string {
  return encodeBase64url(utf8.encode(JSON.stringify(value)))
}

function decodeJson(part: string): unknown {
  const bytes = decodeBase64url(part)
  if (bytes === undefined) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
