import type { ServerResponse } from 'node:http'

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
  response.end(`${text}\n`)
}

export function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

export function sendHealth(response: ServerResponse, ready: boolean): void {
  sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not-ready' })
}

export function sendNothingHere(response: ServerResponse): void {
  sendText(response, 404, 'There is nothing here.')
}

export function refuseWriting(response: ServerResponse): void {
  sendText(response, 405, 'Only GET is taken here.', { allow: 'GET, HEAD' })
}

export function redirect(response: ServerResponse, address: string): void {
  response.writeHead(307, { location: address, 'cache-control': 'no-store' }).end()
}
