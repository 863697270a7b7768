/** Whether what messages are to be about is rather a change of those that are there: “make mail 1 warmer”, “take out the price”. */
export function isChange(about: string): boolean {
  return saysHow.test(about) || changes.test(about)
}

/** The order itself says nothing of what they are about: “write a LinkedIn message along the same lines”. */
export function asksForAnother(about: string): boolean {
  return sameAgain.test(about) || (ordersOne.test(about) && likeAnother.test(about))
}

const sameAgain = /^(?:the )?same,?\s(?:but|only|just)\b/i
/** What is like those at hand, or unlike them. */
const likeAnother = /\b(?:same|similar|like|along|version|but|without|instead|shorter|longer)\b/i
const ordersOne =
  /^(?:please |also |and )*(?:write|draft|make|create|prepare|compose|turn)(?: me| us)? (?:an?|one|another|this|it|them) (?:[\p{L}-]+ ){0,3}?(?:linked-?in|e-?mail|mail|message|note|sequence)\b/iu

/** “Write mail 1 so that …”, “write it with the new price” is of those that are there. */
export function isOfNumbered(prompt: string): boolean {
  return /^\W*(?:(?:please|now|and|also|ok(?:ay)?|can you|could you)[,\s]+)*(?:write|make|keep|turn) (?:e-?mail|mail|message|step) #?[1-7]\b(?! (?:e-?mails?|messages?|steps?|minutes?|days?)\b)|\b(?:write|make) (?:it|them) (?:again )?with (?:the|a) (?:new )?(?:price|rent|fee|date|place|name)\b/i.test(
    prompt,
  )
}

const which =
  '(?:it|them|this|that|(?:all|both|each|every)(?: of)?(?: the| my| our| these)?(?: \\w+)? ?(?:e-?mails?|mails?|messages?|notes?|steps?|them|one)|(?:the |my |our )?(?:(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|linked-?in|e-?mail) ){0,2}(?:e-?mails?|mails?|messages?|msgs?|notes?|ones?|steps?|sequence|subject|tone)(?: #?[1-7])?)'
/** Messages about something are new ones. */
const saysHow = new RegExp(
  `^(?:write|make|keep|rewrite|turn|phrase|word|sound) ${which} (?!(?:about|to|that|for|with|inviting|offering|telling|asking|saying)\\b)`,
  'i',
)
const changes =
  /^(?:please |and |also )*(?:take out|remove|delete|drop|leave out|sign|shorten|undo|swap|replace|put back|make (?:it|them|mail|step|message)|(?:write|phrase) (?:it|them|this) (?:with|without|using|in))\b/i
