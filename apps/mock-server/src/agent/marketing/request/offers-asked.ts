import { upperFirst } from '../../../engines/messages/upper-first'
import type { Rewording } from './other-words'
import { isOffered, questionOfOffer } from './question-of-offer'

/** An order behind which a thing stands: “ask for a free dock audit”, “end with the offer of a sample box”. */
const begin = String.raw`((?:^|[.!?;]\s+|,\s+(?:and\s+|but\s+|then\s+)*|\s+(?:and|but|then)\s+)(?:(?:please|pls|now|then|and|but|also|so|ok(?:ay)?|no|well|actually|can you|could you)[,\s]+)*(?:(?:in|for) the \w+ (?:e-?mail|message|step|one|note),? )?)`
const thing = String.raw`((?:an?|the|our|free)\s[^.,;:!?"“”„]{3,70}?)`
const behind = String.raw`(?=\s*(?:[.!?;,]|$|\s(?:and|but)\s+(?:then\s+|also\s+|please\s+)?(?:mention|save|make|sign|add|remove|drop|shorten|change|keep|say|tell|set|use)\b))`
const end = String.raw`(?: (?:at|in) the end)?`
const instead = String.raw`(?:\s+(?:instead|at the end|in the end|at the bottom))`

/**
 * What a message is to offer in its last sentence, as the question that it ends with then. Only where it is said that it
 * is the end of the message, or that it stands in place of what is asked, may it be anything; “ask for a name” is none.
 */
export const offersAsked: readonly Rewording[] = [
  // “Change the call to action to a free dock audit”
  asking(
    String.raw`(?:change|make|set|replace|turn|switch) (?:the |its |my |our )?(?:call[- ]to[- ]action|cta|ask|(?:closing |last |final )?question)${end}(?:\s+(?:in)?(?:to|with|by))?(?:\s+be)?:?\s+(?:ask(?:ing)? (?:them )?for\s+|offer(?:ing)?\s+)?${thing}`,
  ),
  // “The call to action should be a test drive”
  asking(
    String.raw`(?:the |our |its )?(?:call[- ]to[- ]action|cta|(?:closing |last |final )question)${end} (?:should|must|could|is to|has to) (?:be )?${thing}`,
  ),
  // “End with the offer of a free sample box”
  asking(
    String.raw`(?:end|close|finish|wrap up)(?:ing)? (?:it |them |all |the (?:e-?mails?|messages?|sequence) )?(?:with|by|on) (?:(?:the|an) offer (?:of|for)\s+|offering (?:them )?|proposing (?:them )?|suggesting )${thing}`,
  ),
  // “Offer a site survey instead”
  asking(String.raw`(?:ask(?: them)? for|offer(?: them)?|propose|suggest) ${thing}${instead}`),
  // “Ask for a free dock audit”
  asking(String.raw`ask(?: them)? for ${thing}`, isOffered),
]

function asking(words: string, isMeant: (said: string) => boolean = () => true): Rewording {
  return [
    new RegExp(`${begin}${words}${behind}`, 'giu'),
    (all: string, before = '', said = '') => {
      const question = isMeant(said) ? questionOfOffer(said) : undefined
      if (question === undefined) return all
      // Behind an order it is a wish of its own.
      const isJoined = /^(?:,|\s+(?:and|but|then)\b)/i.test(before)
      const place = /\b(?:in|for) the \w+ (?:e-?mail|message|step|one|note),? $/i.exec(before)?.[0] ?? ''
      return isJoined
        ? `. ${upperFirst(place)}${place === '' ? 'End' : 'end'} with the question "${question}"`
        : `${before}end with the question "${question}"`
    },
  ]
}
