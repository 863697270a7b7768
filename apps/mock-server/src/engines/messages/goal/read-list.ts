import { readAsk } from './asks'
import { audienceOf } from './audience-of'
import type { ClauseRule } from './clause-rule'
import { isAskAlone } from './is-ask-alone'
import { asNounPhrase } from './noun-phrase'
import { isPeople } from './people-words'

/** “Heads of growth at SaaS companies, a free freight audit, book a call” */
export const readList: ClauseRule = (text) => {
  const parts = text.split(/,\s+/)
  if (parts.length < 2) return undefined
  const audience = parts.find((part) => isPeople(part))
  const askFor = parts.find((part) => isAskAlone(part))
  if (audience === undefined && askFor === undefined) return undefined
  const others = parts.filter((part) => part !== audience && part !== askFor)
  const offer = others
    .map((part) => asNounPhrase(part.replace(/^(?:and|or)\s+/i, '')))
    .find((each) => each !== undefined)
  return { audience: audienceOf(audience), topic: offer, ask: askFor === undefined ? undefined : readAsk(askFor) }
}
