import type * as oidcProvider from 'oidc-provider'

/** The library that speaks the protocol. */
export type OidcLibrary = typeof oidcProvider

/**
 * Loads it late, to keep the one warning out of the server's output that it gives when it is loaded by Node 20: it runs
 * there, as the suite of this folder proves, and whoever starts the server can do nothing about it.
 */
export async function loadOidcLibrary(): Promise<OidcLibrary> {
  const { warn } = console
  console.warn = (...values: unknown[]) => {
    if (!String(values[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...values)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}
