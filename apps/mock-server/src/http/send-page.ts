import { sendText } from './plain-answers'
import type { RouteCall } from './route'
import { securePage, type PageSecurity } from './security-headers'
import type { StaticFiles } from './static-files'

/** Sends the first of these pages that has been built. */
export async function sendPage(
  files: StaticFiles | undefined,
  paths: readonly string[],
  { message, response }: RouteCall,
  security: PageSecurity,
): Promise<void> {
  securePage(response, security)
  for (const path of paths) if (await files?.send(path, message, response)) return
  sendText(response, 404, 'The host has not been built.')
}
