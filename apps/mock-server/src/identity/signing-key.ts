import * as z from 'zod'

const coordinate = z.string().regex(/^[\w-]{43}$/)

const PublicSigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  kid: z.string().min(1),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
})

const SigningKey = PublicSigningKey.extend({ d: coordinate })

/** What others need to check a signature. */
export type PublicSigningKey = z.output<typeof PublicSigningKey>

/** A private ES256 key as a JSON Web Key, so that a store can keep it. */
export type SigningKey = z.output<typeof SigningKey>

export async function createSigningKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return SigningKey.parse({ ...jwk, kid: crypto.randomUUID(), alg: 'ES256', use: 'sig' })
}

/** The same key without its secret. */
export function publicPartOf(key: SigningKey): PublicSigningKey {
  return PublicSigningKey.parse(key)
}
