import { useCallback, useMemo, useState } from 'react'
import type { Artifact, Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useStepName } from '../campaign-detail/use-step-name'
import { textsOf, withTexts, type MessageDraft, type MessageTemplate } from './message-draft'
import { messageReach, type MessageReach } from './message-reach'
import { withBracketedFields } from './placeholder-faults'
import { useContactFields, type ContactFields } from './use-contact-fields'
import { useMessageDraft, type MessageDrafting } from './use-message-draft'
import { useMissingParts, type MissingParts } from './use-missing-parts'
import { useWriteCopy, type CopyWriting } from './use-write-copy'

/** A step as it is shown. */
export interface ShownTemplate extends MessageTemplate {
  readonly label: string
}

export interface MessageWork {
  readonly type: MessageType
  readonly drafting: MessageDrafting
  /** What is written to people of a draft: with the fields, and who writes, where square brackets name them. */
  readonly asSent: (draft: MessageDraft) => MessageDraft
  readonly writing: CopyWriting
  readonly fields: ContactFields
  /** Of the whole sequence; nobody as long as not all contacts are known. */
  readonly reach: MessageReach
  /** What the goal asks for and no text says. */
  readonly missing: MissingParts
  readonly templates: readonly ShownTemplate[]
  /** The step that is open, in the settings and in the preview. */
  readonly open: ShownTemplate
  /** Counted from zero. */
  readonly openStep: number
  readonly show: (id: string) => void
}

/** All that both steps of the wizard work on. */
export function useMessageWork(
  campaign: Pick<Campaign, 'campaignId' | 'messagesMetadata'>,
  type: MessageType,
  rows: readonly Artifact[],
  isKnown: boolean,
): MessageWork {
  const stepName = useStepName()
  const drafting = useMessageDraft(campaign, type)
  const fields = useContactFields(rows)
  const writing = useWriteCopy(
    campaign.campaignId,
    type,
    drafting,
    fields.list.map(({ name }) => name),
  )
  const asSent = useCallback(
    (draft: MessageDraft) => withTexts(draft, (text) => withBracketedFields(text, fields.list, fields.sender)),
    [fields.list, fields.sender],
  )
  const reach = useMemo(
    () => messageReach(isKnown ? rows : nobody, type, textsOf(asSent(drafting.draft), type)),
    [rows, isKnown, type, asSent, drafting.draft],
  )
  const missing = useMissingParts(drafting.draft, type)
  const [openId, show] = useState(drafting.draft.templates[0]?.id)
  const templates = drafting.draft.templates.map((template, index) => ({
    ...template,
    label: stepName({ channel: type, step: index + 1 }),
  }))
  const found = templates.findIndex(({ id }) => id === openId)
  const openStep = Math.max(0, found)
  const open = templates[openStep]
  if (!open) throw new Error('A draft has a step.')
  return { type, drafting, asSent, writing, fields, reach, missing, templates, open, openStep, show }
}

const nobody: readonly Artifact[] = []
