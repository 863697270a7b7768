import { generateMessages, isLaunchedOn } from '@inlay/sdk-core/contract/campaigns'
import type { MessageSettings } from '../../../engines/messages/write-messages'
import { implement } from '../../../implement'
import { shownContacts } from '../artifacts/shown-contacts'
import { campaignsCollection, readCampaign } from '../campaigns-collection'
import { launchChannel } from '../launch/launch-channel'
import { startWork } from './start-work'
import { writeRowMessagesKind, type WriteRowMessagesInput } from './write-row-messages'

export const generateMessagesHandler = implement(generateMessages, ({ input, store, jobs, clock }) =>
  store.transaction(async (open) => {
    const { value: campaign } = await readCampaign(open, input.params.campaignId)
    const { campaignId, messagesMetadata } = campaign
    const { messageType, instructions, templates, subjectLine, messageSequenceIdx } = input.body
    const messages: MessageSettings = {
      type: messageType,
      instructions,
      templates,
      subjectLine: messageType === 'email' ? (subjectLine?.trim() ?? null) : null,
    }
    const channel = launchChannel(messageType)
    // What a provider sends stands in the rows of those who were launched, and stays.
    const written = await shownContacts(open, campaignId, clock.now(), (row) => !isLaunchedOn(row, channel))
    const rowIds = written.map(({ id }) => id)
    const work: Omit<WriteRowMessagesInput, 'campaignId'> = { messages, rowIds, step: messageSequenceIdx }
    await startWork({
      store: open,
      jobs,
      campaignId,
      kind: writeRowMessagesKind,
      state: 'PROCESSING',
      input: work,
      total: rowIds.length,
    })
    const others = messagesMetadata.filter(({ type }) => type !== messageType)
    await open.collection(campaignsCollection).put(campaignId, { ...campaign, messagesMetadata: [...others, messages] })
    return { ack: true }
  }),
)
