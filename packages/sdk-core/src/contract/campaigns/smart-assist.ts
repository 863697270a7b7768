import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'

export const suggestionTypes = ['find-leads', 'enrich-lead-data', 'draft-campaign-content'] as const

export type SuggestionType = (typeof suggestionTypes)[number]

/** Something that a person could ask the agent next; `other` is a kind that this version does not know. */
export const Suggestion = z.object({
  type: openEnum([...suggestionTypes, 'other'] as const, 'other'),
  /** As it could be sent to the agent. */
  text: z.string(),
})

export type Suggestion = z.output<typeof Suggestion>

export const smartAssist = operation({
  id: 'campaigns.smartAssist',
  summary: 'What could be asked of the agent next, at most once of each kind.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/smart-assist',
  response: z.array(Suggestion),
})
