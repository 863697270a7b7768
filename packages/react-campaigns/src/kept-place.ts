import type { InlayContextValue } from '@inlay/sdk-core/react'

export type WhosePlace = Pick<InlayContextValue, 'session'>

/** Where the device keeps something for one person in one workspace. */
export function keptPlace(name: string, { session: { userId = '', workspaceId = '' } }: WhosePlace): string {
  return `inlay.${name}:${userId}:${workspaceId}`
}

/** What was kept as JSON, if it is an object; nothing of what is not. */
export function readKeptObject(entry: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(entry ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
  } catch {
    // Written by something else.
    return {}
  }
}
