import { askedFor } from './asked-for'
import { readAsk } from './asks'
import { audienceOf, withAudience } from './audience-of'
import type { ClauseRule } from './clause-rule'
import { isPeople } from './people-words'
import { matterOf, offered } from './read-offering'

/** “Write to founders about our audit”, “reach CFOs with a free audit” */
export const readReach: ClauseRule = (text) => {
  const [, given] =
    /^(?:(?:we|i)\s+(?:are\s+|am\s+)?)?(?:writ(?:e|ing)|reach(?:ing)?|talk(?:ing)?|speak(?:ing)?|contact(?:ing)?|target(?:ing)?|approach(?:ing)?|e?-?mail(?:ing)?|messag(?:e|ing)|engag(?:e|ing)|find|connect(?:ing)?|follow(?:ing)? up|go(?:ing)? after|re-?engag(?:e|ing)|meet|call|serve|work)\s+(?:out\s+)?(?:to\s+|with\s+)?(.+)$/i.exec(
      text,
    ) ?? []
  if (given === undefined) return undefined
  // By which way says nothing of what.
  const rest = given.replace(/\s+(?:by|via|per|over|on) (?:e-?mail|linked-?in|phone)$/i, '')
  const [, whom = rest, joint, what = ''] =
    /^(.+?),?\s+(about|regarding|concerning|with(?=\s+(?:our|an?|the|my)\s)|offering|selling|promoting|introducing|pitching|presenting|to offer|to sell|to pitch|to promote|to introduce|to present|to discuss|to talk about|to ask for|to ask|to book|to invite them to|and invite them to|for(?=\s+(?:our|an?)\s))\s+(.+)$/i.exec(
      rest,
    ) ?? []
  const audience = isPeople(whom) ? audienceOf(whom) : undefined
  if (joint === undefined) return audience === undefined ? undefined : { audience }
  if (/ask|book|invite|^for$/i.test(joint)) return { ...withAudience(audience, askedFor(what)), ask: readAsk(what) }
  const isOffer = /offer|sell|pitch|promot|introduc|present|with/i.test(joint)
  if (!isOffer) return withAudience(audience, matterOf(what))
  return withAudience(audience, { ...offered(what), isOffered: /offer/i.test(joint) || undefined })
}
