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

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
