import type { InlayContextValue } from '@inlay/sdk-core/react'

export type WhosePlace = Pick<InlayContextValue, 'session'>

/** Where the device keeps something for one person in one workspace. */
export function keptPlace(name: string, { session: { userId = '', workspaceId = '' } }: WhosePlace): string {
  return `inlay.${name}:${userId}:${workspaceId}`
}
