import { generateMessages, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useAction } from '@inlay/sdk-core/react'
import { begun, runAlone, type BeginWork } from '../enhance/use-begin-work'
import { settingsOf, type MessageDraft } from './message-draft'

/** Begins to write the messages of all contacts, or one step of them. */
export function useGenerateMessages(campaignId: string, messageType: MessageType, begin: BeginWork = runAlone) {
  const { run } = useAction(generateMessages)
  return (draft: MessageDraft, step: number | undefined) =>
    begun(begin, 'messages', () =>
      run({
        params: { campaignId },
        body: {
          ...settingsOf(draft, messageType),
          artifactType: 'contact',
          ...(step !== undefined && { messageSequenceIdx: step }),
        },
      }),
    )
}
