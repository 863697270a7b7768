import type { LeadRequest } from '../request/lead-request'

/** “Please add five from there” takes up what is offered in a place of which somebody has asked. */
export function withOfferTaken(prompt: string, offer: LeadRequest | undefined): string {
  if (offer?.scope !== 'new' || offer.companies.location === undefined) return prompt
  const [, count] = fromThere.exec(prompt) ?? []
  if (count === undefined) return prompt
  return /^(?:some|a few|them)$/i.test(count) ? 'find them' : `find ${count} of them`
}

const fromThere =
  /^(?:(?:yes|ok(?:ay)?|then|please|so|and|could you|can you)[,.!\s]+)*(?:add|find|get|take|look for) (?:me )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some|a few|them)(?: more| others?| people| contacts| of them)? (?:(?:from|in|over|out) )?there(?: too| as well| please| then)*[.!]*$/i
