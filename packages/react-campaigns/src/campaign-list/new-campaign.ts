import type { InputOf } from '@inlay/sdk-core'
import type { createCampaign } from '@inlay/sdk-core/contract/campaigns'

type NewCampaign = InputOf<typeof createCampaign>['body']

/** Names of more than 80 characters end between two words, where there are such. */
const longName = /^(?=.{81})(.{40,79}) .*|^(.{80}).+/u

/** A full stop ends no sentence within an address or a number, nor after short words: “Dr. Weber”, “e.g. carriers”. */
const endOfSentence = /\n|[。！？]|[!?](?=\s|$)|(?<!(?:^|\P{L})\p{L}{1,3})\.(?=\s+\P{Ll}|\s*$)/u

/** What is said before anything is said, and what who writes says of themselves before they say what it is for. */
const preface =
  /^(?:[\s.!?…]|(?:hi|hello|hey|good \w+)(?: \w+)?[,.!]+|(?:(?:we|i|our|my)\b(?!.{1,9}(?:look|need|want))[^.!?\n]+[.!\n]\s*)+(?=.{0,30}\b(?:find|look|need|want|have))|(?:can|could) you |please )+/i

/** A campaign that begins with what the user described; it is named after the beginning of that. */
export function campaignFromPrompt(prompt: string, untitled: string): NewCampaign {
  return { ...emptyAudienceList(nameFromPrompt(prompt) || untitled), initialPrompt: prompt.trim() }
}

/** An audience list that has no contacts yet. */
export function emptyAudienceList(name: string): NewCampaign {
  return { name, objective: 'Lead Gen', type: 'Email', status: 'Active' }
}

function nameFromPrompt(prompt: string): string {
  const sentence = prompt
    .replace(preface, '')
    .split(endOfSentence, 1)
    .join()
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\p{Ll}(?=[\p{Ll}'’]*(?:\s|$))/u, (first) => first.toUpperCase())
  // By whole characters: half of one is no text that could be stored.
  return sentence.replace(longName, '$1$2…')
}
