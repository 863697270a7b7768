/** “Keep the text, just change the subject”: only what is to be changed is an order. */
export function withoutKept(message: string): string {
  return message.replace(keptRest, '')
}

const keptRest =
  /^(?:(?:please|ok(?:ay)?|no)[, ]+)*(?:keep|leave) (?:the |all the |your )?(?:text|rest|body|e-?mails?|messages?|everything(?: else)?|wording)(?: (?:as (?:it|they) (?:is|are)|alone|unchanged|the same))?,? (?:(?:but|and|just|only) )+(?=(?:change|make|set|use|replace|write|shorten|drop|remove|add|sign)\b)/i
