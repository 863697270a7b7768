import { readMessages } from '@inlay/sdk-core/agent'
import type { LeadRequest } from '../request/lead-request'
import { formatted } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import { textOfMessage } from './prompt-of'

/** Whether the last answer ended in what was offered: “yes” after anything else is no agreement to it. */
export function isOfferFresh(messages: readonly object[]): boolean {
  const read = readMessages(messages)
  const [last, before = -1] = read
    .flatMap(({ role }, index) => (role === 'user' ? [index] : []))
    .slice(-2)
    .toReversed()
  return read
    .slice(before + 1, last)
    .some((message) => message.role === 'assistant' && offers.test(textOfMessage(message)))
}

const offers = /\bshall I (?:find|look)\b|\bsay “yes”/i

/** Asks once more for what was offered a while ago. */
export function askedAgain(offer: LeadRequest): string {
  return `To be sure, since I offered that a while ago: shall I find ${offerInWords(offer)}? Say “yes”, and I do.`
}

/** “7 marketing managers at hotels, without the place (in Portugal)” */
export function offerInWords(offer: LeadRequest): string {
  const { leftOut, people, accounts, contacts } = offer
  const count = people === undefined ? accounts : contacts
  const without = leftOut?.startsWith('left out ') === true ? `, without ${leftOut.slice('left out '.length)}` : ''
  return `${count === undefined ? '' : count === 1 ? 'one of these: ' : `${formatted(count)} `}${describeSearch(offer)}${without}`
}
