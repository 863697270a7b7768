import { isMany } from './is-many'

const money = String.raw`(?:[€$£]\s?\d[\d.,]*k?|\d[\d.,]*k?\s?(?:€|\$|£|euros?|cents?|dollars|pounds|usd|eur|gbp|chf))`
const price = String.raw`(?:from\s|only\s|about\s)?(?:${money}(?:\s(?:per|an?|each)(?:\s[\p{L}]+){0,2})?|\d[\d.,]*\sper\s\p{L}+)`

/** How a scrap is said of what was named; `It` and its verb stand for several things as well. */
const scraps: readonly (readonly [RegExp, string, (string | undefined)?])[] = [
  [
    /^(?:0|zero|no)\s?(?:€|\$|£|euros?|dollars|pounds|payment|costs?|money)?\s?(?:upfront|up front)(?:\s(?:costs?|payment|investment|fees?))?$/i,
    'There is nothing to pay upfront',
  ],
  [/^(\d{1,3}|two|three|five|ten)[- ]years?\s(?:of\s)?(warranty|guarantee)$/i, 'There is a $2 of $1 years'],
  [/^(\d{1,3})[- ](day|week|month)s?\s(?:of\s)?(warranty|guarantee|trial)$/i, 'There is a $3 of $1 $2s'],
  [
    /^pays?\s(?:back|off|for (?:itself|themselves))\s((?:in|within|after)\s[^,;:]{3,30})$/i,
    'It pays for itself $1',
    'They pay for themselves $1',
  ],
  [/^(?:delivery|delivered|shipping)\s(in|within)\s(\d{1,3})\s?h(?:ours)?$/i, 'We deliver $1 $2 hours'],
  [
    /^(?:delivery|delivered|shipping)\s((?:in|within|before|by|every|on)\s[^,;:]{3,30}|next day|the next day|the same day|same day|overnight)$/i,
    'We deliver $1',
  ],
  [
    /^(?:discount\s(?:of\s)?(\d{1,2}\s?%)|(\d{1,2}\s?%)\s(?:discount|off))\s(?:for\s)?((?:new|existing|loyal|first-time)\s(?:customers|clients|members|guests))$/i,
    'For $3 there is a discount of $1$2',
  ],
  [
    /^(?:discount\s(?:of\s)?(\d{1,2}\s?%)|(\d{1,2}\s?%)\s(?:discount|off))((?:\s(?:until|in|on|before|from)\s[^,;:]{3,30})?)$/i,
    'There is a discount of $1$2$3',
  ],
  [
    /^no\s((?:fees?|costs?|charge|payment|deposit|contract|minimum term|obligation|commission)(?:\s(?:if|until|before|unless|for)\s[^,;:]{4,60})?)$/i,
    'There is no $1',
  ],
  [/^(?:all|fully)\s(insured|certified|licensed)$/i, 'We are fully $1'],
  [
    /^free\s(delivery|installation|shipping|assembly|training|set-?up|consultation|parking|support)$/i,
    'The $1 is free',
  ],
  [/^min(?:imum|\.)?\sorder\s(?:of\s|is\s)?(\d[^,;:]{0,30})$/i, 'The minimum order is $1'],
  [/^(\d{1,3})\syears?\s(?:of\s)?experience$/i, 'We have $1 years of experience'],
  [new RegExp(`^(?:our\\s)?prices?\\s(?:start|begin)s?\\s(at|from)\\s(${price})$`, 'iu'), 'Our prices start $1 $2'],
  [new RegExp(`^(?:the\\s|our\\s)?price(?:\\sis|:)?\\s(${price})$`, 'iu'), 'The price is $1'],
  [new RegExp(`^(?:costs?\\s|for\\s)?(${price})$`, 'iu'), 'It costs $1', 'They cost $1'],
  [
    new RegExp(
      `^(?!(?:we|it|they|our|ask|no|all|you|only|from|for|costs?)\\b)(?!.*\\b(?:starts?|begins?|is|are|takes?|costs?)\\s)((?:[\\p{L}-]+\\s){0,3}?[\\p{L}-]*[^\\Wsui]s)\\s(${price})$`,
      'iu',
    ),
    '$1 cost $2',
  ],
  [
    new RegExp(
      `^(?!(?:we|it|they|our|ask|no|all|you|only|from|for|costs?)\\b)(?!.*\\b(?:starts?|begins?|is|are|takes?|costs?)\\s)((?:[\\p{L}-]+\\s){0,2}?[\\p{L}-]*[^\\Ws])\\s(${price})$`,
      'iu',
    ),
    '$1 costs $2',
  ],
]

/** “25 year guarantee”, “delivery in 24h”, “4.90 per box”: a scrap that stands behind what is sold, as a sentence. */
export function scrapOfOffer(scrap: string, thing: string): string | undefined {
  for (const [pattern, ofOne, ofSeveral] of scraps)
    if (pattern.test(scrap)) return scrap.replace(pattern, isMany(thing) ? (ofSeveral ?? ofOne) : ofOne)
  return undefined
}
