/** “Keep the text, just change the subject”: only what is to be changed is an order. */
export function withoutKept(message: string): string {
  return message.replace(keptRest, '')
}

const keptRest =
  /^(?:(?:please|ok(?:ay)?|no)[, ]+)*(?:keep|leave) (?:the |all the |your )?(?:text|rest|body|e-?mails?|messages?|everything(?: else)?|wording)(?: (?:as (?:it|they) (?:is|are)|alone|unchanged|the same))?,? (?:(?:but|and|just|only) )+(?=(?:change|make|set|use|replace|write|shorten|drop|remove|add|sign)\b)/i

/** “Keep the size as it was”: nothing is to be done, beside what is to be changed. */
export function keepsRest(clause: string): boolean {
  return asItIs.test(clause.trim())
}

const asItIs =
  /^(?:please )?(?:keep|leave) (?:the |all |our |your |everything )(?:\S+ ){0,4}?(?:as (?:it|they|that) (?:is|are|was|were)|unchanged|the same)[.!]*$|\b(?:stays?|remains?|should stay) (?:as (?:it|they) (?:is|are|was|were)|the same|unchanged)[.!]*$/iu
