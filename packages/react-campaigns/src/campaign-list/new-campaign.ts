import type { InputOf } from '@inlay/sdk-core'
import type { createCampaign } from '@inlay/sdk-core/contract/campaigns'

type NewCampaign = InputOf<typeof createCampaign>['body']

const longestName = 80

/** A full stop ends no sentence within an address or a number, nor after short words: “Dr. Weber”, “e.g. carriers”. */
const endOfSentence = /\n|[。！？]|[!?](?=\s|$)|(?<!(?:^|\P{L})\p{L}{1,3})\.(?=\s+\P{Ll}|\s*$)/u

/** What is said before anything is said. */
const greeting = /^(?:hi|hello|hey|good \w+)(?: \w+)?[,.!]+\s*/i
/** Who writes says of themselves, before they say what it is for. */
const introduction =
  /^(?:(?:we|i|our|my)\b(?!.{1,9}(?:look|need|want))[^.!?\n]+[.!\n]\s*)+(?=.{0,9}\b(?:find|look|need|want|have))/i

/** A campaign that begins with what the user described; it is named after the beginning of that. */
export function campaignFromPrompt(prompt: string, untitled: string): NewCampaign {
  return { ...emptyAudienceList(nameFromPrompt(prompt) || untitled), initialPrompt: prompt.trim() }
}

/** An audience list that has no contacts yet. */
export function emptyAudienceList(name: string): NewCampaign {
  return { name, objective: 'Lead Gen', type: 'Email', status: 'Active' }
}

function nameFromPrompt(prompt: string): string {
  const sentence =
    prompt
      .replace(/^[\s.!?…]+/u, '')
      .replace(greeting, '')
      .replace(introduction, '')
      .split(endOfSentence, 1)[0]
      ?.replace(/\s+/gu, ' ')
      .trim()
      .replace(/^\p{Ll}(?=[\p{Ll}'’]*(?:\s|$))/u, (first) => first.toUpperCase()) ?? ''
  // By whole characters: half of one is no text that could be stored.
  const characters = [...sentence]
  if (characters.length <= longestName) return sentence
  const cut = characters.slice(0, longestName).join('')
  return `${cut.replace(/(.{40,}) .*/u, '$1').trimEnd()}…`
}
