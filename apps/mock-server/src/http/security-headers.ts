import type { ServerResponse } from 'node:http'

export interface PageSecurity {
  /** Origins that the page may call, beside its own. */
  readonly connect: readonly string[]
  /** Origins that the page may show in frames, beside its own. */
  readonly frames: readonly string[]
  /** Who may show the page in a frame. */
  readonly frameAncestors: readonly string[]
}

export function securePage(response: ServerResponse, { connect, frames, frameAncestors }: PageSecurity): void {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Nothing of ours turns text into code, so no policy may be made that would let it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ['frame-ancestors', ...(frameAncestors.length > 0 ? frameAncestors : ["'none'"])].join(' '),
  ]
  response.setHeader('content-security-policy', policy.join('; '))
  secureAnswer(response)
}

/** What goes with every answer, page or not. */
export function secureAnswer(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
}
