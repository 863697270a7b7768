import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origins } from './origins'

/** Answers what comes to one of the listeners. */
export type Route = (call: RouteCall) => Promise<void>

export interface RouteCall {
  readonly message: IncomingMessage
  readonly response: ServerResponse
  readonly pathname: string
  readonly origins: Origins
}

export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

/** A person looks at the answer: browsers say so, and ask for a page. */
export function takesPage({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
