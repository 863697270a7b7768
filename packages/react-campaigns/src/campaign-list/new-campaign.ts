import type { InputOf } from '@inlay/sdk-core'
import type { createCampaign } from '@inlay/sdk-core/contract/campaigns'

type NewCampaign = InputOf<typeof createCampaign>['body']

const longestName = 80

/** A full stop ends no sentence within an address or a number, nor after short words: “Dr. Weber”, “e.g. carriers”. */
const endOfSentence = /\n|[。！？]|[!?](?=\s|$)|(?<!(?:^|\P{L})\p{L}{1,3})\.(?=\s+\P{Ll}|\s*$)/u

/** What is said before anything is said. */
const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| all)?\s*[,.!]+\s*(?:(?:i['’]m|i am|my name is|this is) \p{Lu}\p{L}+[.!]\s+)?(\p{L})/iu

/** Who writes says of themselves, before they say what it is for. */
const introduction = /^(?:we|i|our|my)\b/iu
const order =
  /^(?:please )?(?:find|look|search|get|(?:i|we)(?:['’]?m|['’]?re| am| are)? (?:need|want|look|search)(?:ing)?)\b/iu

/** A campaign that begins with what the user described; it is named after the beginning of that. */
export function campaignFromPrompt(prompt: string, untitled: string): NewCampaign {
  return { ...emptyAudienceList(nameFromPrompt(prompt) || untitled), initialPrompt: prompt.trim() }
}

/** An audience list that has no contacts yet. */
export function emptyAudienceList(name: string): NewCampaign {
  return { name, objective: 'Lead Gen', type: 'Email', status: 'Active' }
}

function nameFromPrompt(prompt: string): string {
  const [first = '', ...others] = prompt
    .replace(/^[\s.!?…]+/u, '')
    .replace(greeting, (_, letter: string) => letter.toUpperCase())
    .split(endOfSentence)
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
  const ordered = introduction.test(first) ? [first, ...others].find((each) => order.test(each)) : undefined
  const sentence = (ordered ?? first).replace(/^\p{Ll}(?=[\p{Ll}'’]*(?:\s|$))/u, (letter) => letter.toUpperCase())
  // By whole characters: half of one is no text that could be stored.
  const characters = [...sentence]
  if (characters.length <= longestName) return sentence
  const cut = characters.slice(0, longestName).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > longestName / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}
