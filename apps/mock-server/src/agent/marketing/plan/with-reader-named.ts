import { polite } from '../request/polite'
import { ordinalOf } from '../request/message-named'
import type { Draft } from '../memory'
import { sentencesOf } from '../writing/message-edits'

/**
 * “Mention their company in the first one” adds a sentence that names it; where one does already, that is the sentence, so
 * that it is told which.
 */
export function withReaderNamed(prompt: string, draft: Draft | undefined): string {
  const found = draft === undefined ? null : mentions.exec(prompt)
  if (draft === undefined || found === null) return prompt
  const { where } = found.groups ?? {}
  const place = where === undefined ? 1 : ordinalOf(where)
  const text = draft.templates.at(place < 0 ? place : place - 1)
  if (text === undefined) return prompt
  const there = sentencesOf(text).find((sentence) => sentence.includes(company))
  return `add "${there ?? `I think this could be of use to ${company}.`}" to the ${where ?? 'first'} email`
}

const company = '{{organization_name}}'
const mentions = new RegExp(
  `^${polite}(?:mention|name|put|use|add|include|say|bring in) (?:(?:the name of )?(?:their|his or her|the contact['’]s|the recipient['’]s) (?:company|firm|business|employer|organi[sz]ation)(?:['’]?s)?(?: names?)?|the company (?:name )?(?:of (?:the contact|each contact)|they work (?:at|for)))(?: (?:in|to|into) (?:the )?(?<where>first|second|third|last) (?:e-?mail|message|one))?(?: (?:too|as well|please|somewhere))*[.!]*$`,
  'i',
)
