import type { IncomingMessage } from 'node:http'

/** Whether a name or an address means this machine. */
export function isLoopbackName(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(host)
}

/**
 * Whether a request was made on this machine, straight to us: not through a proxy that lets others in, and not by a page
 * that had its own name point here.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  if (headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined) return false
  return isLoopbackName(socket.remoteAddress ?? '') && isLoopbackName(hostnameOf(headers.host ?? ''))
}

export function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '')
}
