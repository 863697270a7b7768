import type { InlayContextValue } from '@inlay/sdk-core/react'

type Whose = Pick<InlayContextValue, 'session'>

/** Where the device keeps what is typed into the prompt box. */
export const promptPlace = (whose: Whose) => placeOf('campaigns.prompt', whose)

/** Where it keeps, beside that, what has been sent from there while nobody knows what became of it. */
export const sentPromptPlace = (whose: Whose) => placeOf('campaigns.sent-prompt', whose)

function placeOf(name: string, { session: { userId = '', workspaceId = '' } }: Whose): string {
  return `inlay.${name}:${userId}:${workspaceId}`
}
