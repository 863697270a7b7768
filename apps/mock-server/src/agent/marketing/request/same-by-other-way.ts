import type { Rewording } from './other-words'

/** The same once more by email or on LinkedIn. */
export const sameByOtherWay: readonly Rewording[] = [
  // “Write a LinkedIn message along the same lines, but without the price”
  [
    /^((?:(?:please|now|and|also|then|could you|can you|would you)[,\s]+)*)(?:also )?(?:write|make|create|draft|prepare|do)(?: me| us)? an? (?:short )?(linked-?in|e-?mail)(?: message| note)? (?:along|on) the same lines,?(?: but)?(?: without the ([\p{L} -]{3,30}?))?(?: please)?[.?!]*$/iu,
    (_, before = '', way = '', gone?: string) =>
      `${before}the same as a ${way} message${gone === undefined ? '' : `. Do not mention the ${gone}`}`,
  ],
  // “LinkedIn version too, half as long”
  [
    /^(?:(?:and|now|also|please|then|ok(?:ay)?)[,\s]+)*(?:an? )?(linked-?in|e-?mail)(?: (?:message|note|version|one))?,? (?:too|as well|also)[,.]? (?:but )?(half as long|a bit shorter|shorter|short|friendlier|more formal)(?: please)?[.!]*$/i,
    (_, way = '', how = '') => `the same as a ${way} message. Make it ${/long|short/i.test(how) ? 'shorter' : how}`,
  ],
  // “LinkedIn message too”
  [
    /^(?:(?:and|now|also|please|then)[,\s]+)*(?:an? )?(linked-?in (?:message|note)|e-?mail)(?: (?:too|as well|also|please))+[.!]*$/i,
    'the same as a $1',
  ],
  // “Make a LinkedIn message of the first email, no longer than 300 characters”
  [
    /^((?:(?:please|now|and|also|then|could you|can you|would you)[,\s]+)*)(?:also )?(?:write|make|create|draft|prepare|do|turn out)(?: me| us)? (?:an? |one )(?:short )?(linked-?in)(?: message| note)? (?:out )?(?:of|from|like) (?:the first(?: (?:one|e-?mail|mail|message))?|(?:e-?mail|mail|message) 1)(?:,? (?:and |but )?(?:with |of )?(?:no longer than|at most|max(?:imum)?(?: of)?|no more than|up to|under) (\d{2,4}) (words|characters|chars))?(?: please)?(?=[.?!]*$|,? and )[.?!]*/i,
    (_, before = '', way = '', most?: string, unit = '') =>
      `${before}the same as a ${way} message, one message${most === undefined ? '' : `. Make it at most ${most} ${unit}`}`,
  ],
  // “LinkedIn too but only one and max 300 characters”
  [
    /^(?:(?:and|now|also|please|then|ok(?:ay)?)[,\s]+)*(linked-?in|e-?mail)(?: (?:message|version|note))? (?:too|as well|also)[,.]?(?: but)? (?:only|just) (?:one|1)(?: (?:message|e-?mail|note))?(?:,? (?:and|with) (?:max(?:imum)?|at most|no more than) (\d{2,4}) (words|characters))?[.!]*$/i,
    (_, way = '', most?: string, unit = '') =>
      `the same as a ${way} message, one message${most === undefined ? '' : `. Make it at most ${most} ${unit}`}`,
  ],
  // “Write something for LinkedIn as well”, “could I have the same for LinkedIn, but only one message?”
  [
    /^(?:(?:please|now|and|also|then|could you|can you)[,\s]+)*(?:(?:could|can|may) (?:i|we) (?:also )?(?:have|get) |(?:write|make|do|create|prepare) (?:me |us )?)(?:the same|something|one|a version|it)(?: (?:similar|short))? (?:for|on|as) (linked-?in|e-?mail)(?: (?:too|as well|also|please))*,?(?:(?: but)? (?:only|just) (?:one|1|a single)(?: (?:message|e-?mail|note))?)?[.?!]*$/i,
    (all, way = '') =>
      `the same as a ${way} message${/(?:only|just) (?:one|1|a single)/i.test(all) ? ', one message' : ''}`,
  ],
  // “LinkedIn message same thing but shorter”
  [
    /^(?:(?:and|now|also|please|then)[,\s]+)*(?:an? )?(linked-?in|e-?mail)(?: (?:message|note|version))?[,:]? (?:the |with the )?same(?: thing| text| content| one)?(?:,? but (?:super |very |really |much |a bit )?(shorter|short|friendlier|more formal))?[.!]*$/i,
    (_, way = '', how = '') =>
      `the same as a ${way} message${how === '' ? '' : `. Make it ${how === 'short' ? 'shorter' : how}`}`,
  ],
  // “Now a LinkedIn message, short”
  [
    /^(?:(?:and|now|also|please|then|next)[,\s]+)+an? (linked-?in (?:message|note)), short(?: please)?[.!]*$/i,
    'the same as a $1. Make it shorter',
  ],
  // “A short LinkedIn message with the same content”
  [
    /^((?:(?:please|now|and|also|then|could you|can you|would you)[,\s]+)*)(?:also )?(?:write|make|create|draft|prepare|do)(?: me| us)? an? (short |brief )?(linked-?in)( message| note)? (?:with|of|saying|from) (?:the same|this|that) (?:content|text|message|offer|thing|information|words)[.?!]*$/i,
    (_, before = '', short = '', way = '') =>
      `${before}the same as a ${way} message${short === '' ? '' : '. Make it shorter'}`,
  ],
]
