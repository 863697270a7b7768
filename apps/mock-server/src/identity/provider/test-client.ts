import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { referenceClientId } from './reference-client'
import type { TestBrowser, Visit } from './test-browser'

const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  token_type: z.literal('Bearer'),
})

export type Tokens = z.output<typeof Tokens>

export interface Authorization {
  readonly visit: Visit
  readonly verifier: string
  readonly state: string
}

/** A client of the provider, written from the standard and not from ours. */
export interface TestClient {
  readonly redirectUri: string
  /** Opens the authorization address, with parameters changed or (undefined) left out. */
  authorize(browser: TestBrowser, changes?: Readonly<Record<string, string | undefined>>): Promise<Authorization>
  token(fields: Readonly<Record<string, string>>, headers?: HeadersInit): Promise<Response>
  exchange(authorization: Authorization, visit?: Visit): Promise<Tokens>
  refresh(refreshToken: string): Promise<Response>
  read(response: Response): Promise<Tokens>
}

export function createTestClient(origin: string): TestClient {
  const redirectUri = `${origin}/login/callback`

  async function token(fields: Readonly<Record<string, string>>, headers: HeadersInit = {}) {
    const body = new URLSearchParams({ client_id: referenceClientId, ...fields })
    return fetch(`${origin}/oidc/token`, { method: 'POST', body, headers })
  }

  const read = async (response: Response) => Tokens.parse(await response.json())

  return {
    redirectUri,
    token,
    read,

    async authorize(browser, changes = {}) {
      const verifier = randomBytes(32).toString('base64url')
      const state = randomBytes(8).toString('base64url')
      const parameters: Record<string, string | undefined> = {
        client_id: referenceClientId,
        response_type: 'code',
        scope: 'openid profile email offline_access',
        prompt: 'consent',
        redirect_uri: redirectUri,
        state,
        nonce: randomBytes(8).toString('base64url'),
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...changes,
      }
      const address = new URL(`${origin}/oidc/auth`)
      for (const [name, value] of Object.entries(parameters)) {
        if (value !== undefined) address.searchParams.set(name, value)
      }
      return { visit: await browser.open(address), verifier, state }
    },

    async exchange({ verifier, visit: first }, visit = first) {
      const code = visit.url.searchParams.get('code') ?? ''
      return read(
        await token({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }),
      )
    },

    refresh: (refreshToken) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  }
}

/** The error that the client was sent back with, or nothing. */
export const errorOf = ({ url }: Visit) =>
  url.searchParams.get('error') ?? new URLSearchParams(url.hash.slice(1)).get('error')

/** The status of a refusal with what its body says. */
export const errorIn = async (response: Response) => ({ status: response.status, ...(await response.json()) })
