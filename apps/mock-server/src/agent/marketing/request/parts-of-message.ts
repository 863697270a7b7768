import { asksAroundSending } from './asks-around-sending'
import { asksOfSending } from './asks-of-sending'
import { isPraise } from './praise'
import { channelOf } from './read-draft'
import { isTaskItself } from './read-draft-task'
import { searchParts, type SearchPart } from './search-parts'
import { splitByWay } from './split-by-way'
import { splitAdded, splitEdits, splitSaved } from './split-edits'
import { splitGroups } from './split-groups'
import { splitRequest } from './split-request'

/** A message in parts that each ask for one thing, or say something of their own. */
export function partsOfMessage(message: string): readonly SearchPart[] {
  if (isOneText.test(message)) return [{ text: message.trim() }]
  const said = splitRequest(message)
    .flatMap(splitSaved)
    .flatMap(splitByWay)
    .flatMap(splitEdits)
    .flatMap(splitAdded)
    .flatMap(splitKnown)
    .flatMap(splitOfSending)
  return withoutChannelAlone(withoutPraise(said)).flatMap(splitGroups).flatMap(searchParts)
}

/** What is to be said, in however many sentences: “it should say: …” */
const isOneText =
  /^\s*(?:(?:please|ok|and|then|now|no)[,\s]+)*(?:(?:(?:it|(?:the\s+)?[\p{L}\p{N}-]+ (?:#?\d|one|e-?mail|message|step)) should say|fill in|(?:i|we)(?:['’]d| would) like (?:it |them )?to say)\s*:|replace\s[^.:]{0,40}\b(?:brackets?|placeholders?)\b)/iu

/** “What's the best day to send them, and can I see it before it goes out?” */
function splitOfSending(part: string): readonly string[] {
  const [, one = '', other = ''] = twoQuestions.exec(part) ?? []
  const kinds = [one, other].map((each) => asksOfSending(each) ?? asksAroundSending(each))
  return kinds.includes(undefined) ? [part] : [one, other]
}

const twoQuestions = /^([^.!?]{8,120}?),?\s+and\s+([^.!?]{8,120}\??)$/i

/** “Do you have their emails and phone numbers?”, “and their LinkedIn profiles?” */
function splitKnown(part: string): readonly string[] {
  const [, what] = asksKnown.exec(part) ?? []
  if (what === undefined) return [part]
  return kindsOfContact.flatMap(([pattern, name]) => (pattern.test(what) ? [`how many of them have ${name}?`] : []))
}

const kindOfContact =
  '(?:e-?mail(?: address(?:es)?)?s?|(?:phone|telephone|mobile) numbers?|phones?|linked-?in(?: (?:profiles?|urls?|pages?))?)'
const asksKnown = new RegExp(
  `^(?:(?:and|so|ok|okay|but|also)[,\\s]+)*(?:(?:do|have) (?:you|we|i)(?: already)? (?:have|got|know)(?: all(?: of)?)?|what about|how about|and|are there)?\\s*(?:(?:their|the|all|any)\\s+)+((?:${kindOfContact}(?:,? (?:and|or|&) |, )?(?:their )?)+)(?: (?:too|as well|already|yet|of them|for them))*\\s*\\?+$`,
  'i',
)
const kindsOfContact: readonly (readonly [RegExp, string])[] = [
  [/mail/i, 'an email address'],
  [/phone|mobile/i, 'a phone number'],
  [/linked/i, 'a LinkedIn profile'],
]

/** “Looks good, save it” */
function withoutPraise(parts: readonly string[]): readonly string[] {
  const asked = parts.filter(
    (part, index) => !isPraise(part) && !((findsNobody.test(part) || noAlone.test(part)) && index < parts.length - 1),
  )
  return asked.length === 0 ? parts : asked
}

/** “Find me some. E-commerce companies in Norway …” */
const findsNobody =
  /^(?:(?:ok(?:ay)?|yes|then|so|please|well|and)[,\s]+)*(?:then\s+)?(?:find|get|show)\s+(?:me|us)(?:\s+(?:some|them|those|a few|people|companies|more))?[.!:]*$/i

/** “No, write an email about our audit” */
const noAlone = /^(?:(?:no|nope|nah|sorry|wait|oops|actually)[,.!\s]*)+$/i

/** “LinkedIn message please, invite them to our webinar” says of what follows by which way it goes. */
function withoutChannelAlone(parts: readonly string[]): readonly string[] {
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    if (next !== undefined && isTaskItself(next) && channelAlone.test(part)) return []
    const before = parts[index - 1] ?? ''
    const [, channel] = channelAlone.exec(before) ?? []
    if (channel === undefined || channelOf(part) !== undefined || !isTaskItself(part)) return [part]
    return [`write a${/^e/i.test(channel) ? 'n' : ''} ${channel} to ${part.charAt(0).toLowerCase()}${part.slice(1)}`]
  })
}

const channelAlone =
  /^(?:(?:an?|one|short|quick|now|also|and|please|need|want|i|we|write|draft|make|send)\s+)*(linked-?in(?: (?:connection )?(?:message|note|request))?|e-?mail|message)(?:\s+(?:please|pls|now|too|to them|for them))*[.!:,]*$/i
